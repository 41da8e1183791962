import { useI18n } from '../../../i18n/i18n-context.tsx';
import { PageHead } from '../../../seo/page-head.tsx';
import '../content.css';
import { contentWords } from '../content-words.ts';
import type { WithdrawalText } from '../page-text.ts';
import { Blocks, Rich } from '../rich-text.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';
import type { WithdrawalOutcome } from './withdrawal-typed.ts';

export function WithdrawalScreen({ text, outcome }: { text: WithdrawalText; outcome: WithdrawalOutcome | undefined }) {
  const { t } = useI18n(contentWords);
  const { title, description, lead, how, sections, model, updated } = text;
  return (
    <>
      <PageHead title={title} description={description} canonicalPath="/withdrawal" />
      <div className="wrap halves">
        <header>
          <h1 className="display display--long">{title}</h1>
          <p className="lead">
            <Rich text={lead} />
          </p>
        </header>
        <WithdrawalForm outcome={outcome} />
        <ol className="how">
          {how.map((step) => (
            <li key={step.title}>
              <h2>{step.title}</h2>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="wrap guarantee">
        {sections.map((section) => (
          <section key={section.id} id={section.id} className="aside" aria-labelledby={`${section.id}-title`}>
            <h2 id={`${section.id}-title`}>{section.title}</h2>
            <div className="prose">
              <Blocks blocks={section.blocks} />
            </div>
          </section>
        ))}
        <ModelForm {...model} />
        <p className="small muted">{t('content.updated', { date: updated })}</p>
      </div>
    </>
  );
}

function ModelForm({ title, lead, instruction, lines, note }: WithdrawalText['model']) {
  return (
    <section id="model-form" className="aside" aria-labelledby="model-form-title">
      <div>
        <h2 id="model-form-title">{title}</h2>
        <p className="muted">{lead}</p>
      </div>
      <div className="paper model">
        <p className="small">{instruction}</p>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="small">{note}</p>
      </div>
    </section>
  );
}
