import { useSearchParams } from 'react-router';
import { fr } from '#locales/fixed-french.ts';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { ContactOutcome } from './contact-outcome.ts';
import { describeProblems } from './contact-problems.ts';
import { contactWords } from './contact-words.ts';

/** The message's outcome on the page itself, which stays after the toast and works without JavaScript. */
export function ContactNotice({ outcome }: { outcome: ContactOutcome | undefined }) {
  const [parameters] = useSearchParams();
  if (outcome?.kind === 'sent') return <Sent isCopied={outcome.isCopied} />;
  if (!outcome && parameters.has('sent')) return <Sent isCopied={parameters.get('sent') === 'copied'} />;
  // With JavaScript the form shows it beside its button, where the visitor is.
  if (outcome?.kind === 'failed') {
    return (
      <div className="only-plain">
        <NotSent message={outcome.message} />
      </div>
    );
  }
  if (outcome?.kind === 'invalid') return <Invalid outcome={outcome} />;
  return null;
}

function Sent({ isCopied }: { isCopied: boolean }) {
  const { t } = useI18n(contactWords);
  return (
    <div className="notice" tabIndex={-1}>
      <Icon name="check" />
      <p>
        <b>{t('contact.sent')}</b> <span>{t(isCopied ? 'contact.sentWithCopy' : 'contact.sentNote')}</span>
      </p>
    </div>
  );
}

export function NotSent({ message }: { message: string | null }) {
  const { t } = useI18n(contactWords);
  return (
    <div className="notice notice--error">
      <Icon name="alert" />
      <p>
        <b>{t('contact.notSent')}</b> <span>{message ?? t('contact.failedOwn')}</span>{' '}
        {message === null && <span lang="fr">{fr['contact.failed']}</span>}
      </p>
    </div>
  );
}

function Invalid({ outcome }: { outcome: Extract<ContactOutcome, { kind: 'invalid' }> }) {
  const { t } = useI18n(contactWords);
  const problems = describeProblems(outcome, t);
  return (
    <div className="notice notice--error">
      <Icon name="alert" />
      <div>
        <b>{t.count('contact.errors', problems.length)}</b>
        <ul>
          {problems.map(({ id, sentence }) => (
            <li key={id}>
              <a className="link" href={`#${id}`}>
                {sentence}
              </a>
            </li>
          ))}
        </ul>
        <p className="only-plain">{t('contact.attachmentsAgain')}</p>
      </div>
    </div>
  );
}
