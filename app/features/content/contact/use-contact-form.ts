import { type FormEvent, type RefObject, useState } from 'react';
import { useLocation, useNavigation, useSubmit } from 'react-router';
import { type ContactField, parseContact } from '#domain/forms/contact-form.schema.ts';
import { withoutMended } from '#domain/forms/without-mended.ts';
import { fr } from '#locales/fixed-french.ts';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import { getAccessToken } from '../../../state/auth-state.ts';
import { showToast, showToasts, takeBackFailures } from '../../../state/toasts.ts';
import { useOnChange } from '../../../ui/use-on-change.ts';
import type { ContactOutcome } from './contact-outcome.ts';
import { describeProblems, NO_PROBLEMS, type Problems } from './contact-problems.ts';
import { contactWords } from './contact-words.ts';

/** The next attempt, and a success, take back what this form said. */
const SOURCE = 'contact';

type FormReference = RefObject<HTMLFormElement | null>;

/** The form with JavaScript: checked before it is sent, every message as a toast too, nothing typed ever lost. */
export function useContactForm(outcome: ContactOutcome | undefined, form: FormReference) {
  const { path } = useI18n(contactWords);
  const submit = useSubmit();
  const { search } = useLocation();
  const navigation = useNavigation();
  const { problems, show, refuseFiles, onTyping } = useProblems(outcome, form);
  const round = useOutcome(outcome, form, show);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const parsed = parseContact(readFields(event.currentTarget));
    show(parsed.ok ? NO_PROBLEMS : { errors: parsed.errors, problem: null });
    if (!parsed.ok) return;
    // A customer who is logged in with the typed address gets a full copy (functions/send-contact-email).
    const token = getAccessToken();
    if (token) values.set('customerAccessToken', token);
    void submit(values, {
      method: 'post',
      encType: 'multipart/form-data',
      // What the address filled in stays filled in: without it, a message that was not sent would lose its subject.
      action: path('/contact') + search,
      replace: true,
      preventScrollReset: true,
    });
  };
  const isSending = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  return { problems, round, isSending, send, refuseFiles, onTyping };
}

const readFields = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as Partial<Record<ContactField, unknown>>;

/** The faults: beside each field, and once as toasts, which the next attempt removes. */
function useProblems(outcome: ContactOutcome | undefined, form: FormReference) {
  const { t } = useI18n(contactWords);
  const [problems, setProblems] = useState<Problems>(outcome?.kind === 'invalid' ? outcome : NO_PROBLEMS);
  const takeBack = () => takeBackFailures(SOURCE);
  const tell = (found: Problems) => {
    takeBack();
    const sentences = describeProblems(found, t).map(({ sentence }) => sentence);
    showToasts(sentences.map((title) => ({ kind: 'error', title, source: SOURCE })));
  };
  return {
    problems,
    /** Typing on means that the toasts were read. */
    onTyping({ currentTarget }: FormEvent<HTMLFormElement>) {
      takeBack();
      const parsed = parseContact(readFields(currentTarget));
      setProblems(({ errors, problem }) => ({
        errors: withoutMended(errors, parsed.ok ? {} : parsed.errors),
        problem,
      }));
    },
    show(found: Problems) {
      setProblems(found);
      tell(found);
      const first = describeProblems(found, t)[0];
      if (first) focusOn(form.current?.querySelector<HTMLElement>(`#${first.id}`));
    },
    refuseFiles(problem: Problems['problem']) {
      setProblems(({ errors }) => ({ errors, problem }));
      tell({ errors: {}, problem });
    },
  };
}

/** Tells what became of the message. Returns a number that is new for each one that was sent: a fresh, empty form. */
function useOutcome(outcome: ContactOutcome | undefined, form: FormReference, show: (found: Problems) => void): number {
  const { t } = useI18n(contactWords);
  const [round, setRound] = useState(0);
  useOnChange(outcome, () => {
    if (outcome?.kind === 'invalid') show(outcome);
    if (outcome?.kind === 'failed') {
      const { message } = outcome;
      const words = message === null ? { title: fr['contact.failed'], lang: 'fr' } : { title: message };
      // The reader's own language beside the French that the specification wrote.
      const description = [message === null && t('contact.failedOwn'), t('contact.notSent')].filter(Boolean).join(' ');
      showToast({ kind: 'error', ...words, description, source: SOURCE });
      // The locked button lost the focus: it gets it back, so that it can be pressed again.
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    }
    if (outcome?.kind === 'sent') {
      const description = t(outcome.isCopied ? 'contact.sentWithCopy' : 'contact.sentNote');
      showToast({ kind: 'success', title: t('contact.sent'), description, source: SOURCE });
      setRound((last) => last + 1);
      focusOn(form.current?.querySelector<HTMLElement>('.notice'));
    }
  });
  return round;
}

/** In the middle of the window: its top is where the toasts are. */
function focusOn(element: HTMLElement | null | undefined): void {
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
