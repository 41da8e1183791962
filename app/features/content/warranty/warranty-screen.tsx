import { shop } from '#shop.config';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import { PageHead } from '../../../seo/page-head.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LocalLink } from '../../../ui/local-link.tsx';
import '../content.css';
import { contentWords } from '../content-words.ts';
import type { WarrantyText } from '../page-text.ts';
import { Rich } from '../rich-text.tsx';

export function WarrantyScreen({ text }: { text: WarrantyText }) {
  const { t, language } = useI18n(contentWords);
  const notice = shop.warranty.harmonisedNotice;
  return (
    <div className="wrap guarantee">
      <PageHead title={text.title} description={text.description} />
      <header>
        <h1>{text.title}</h1>
        <p className="lead">{text.lead}</p>
      </header>
      <dl className="spans">
        {text.terms.map(({ amount, unit, note }) => (
          <div key={note}>
            <dt>
              <b>{amount}</b> {unit}
            </dt>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
      <div className="twin paper">
        <Coverage {...text.covered} isCovered />
        <Coverage {...text.notCovered} isCovered={false} />
      </div>
      {notice && <img className="harmonised" src={notice[language]} alt={t('warranty.notice')} />}
      <Comparison {...text.compare} />
      <Claim {...text.claim} />
      <section className="aside" aria-labelledby="after-sales">
        <h2 id="after-sales">{text.after.title}</h2>
        <div className="prose">
          {text.after.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Rich text={paragraph} />
            </p>
          ))}
          <p className="small muted">{t('content.updated', { date: text.updated })}</p>
        </div>
      </section>
    </div>
  );
}

/** Good news is ink with a tick; a limit is the clay stroke of the house. */
function Coverage({ title, items, isCovered }: WarrantyText['covered'] & { isCovered: boolean }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className={isCovered ? 'ticks' : 'ticks ticks--no'}>
        {items.map((item) => (
          <li key={item}>
            {isCovered ? <Icon name="check" small /> : <span className="stroke" aria-hidden="true" />}
            <span>
              <Rich text={item} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Comparison({ title, lead, legal, own, rows }: WarrantyText['compare']) {
  return (
    <section className="aside" aria-labelledby="two-guarantees">
      <div>
        <h2 id="two-guarantees">{title}</h2>
        <p className="muted">{lead}</p>
      </div>
      <table className="versus">
        <thead>
          <tr>
            <td />
            <th scope="col">{legal}</th>
            <th scope="col">{own}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td data-label={legal}>{row.legal}</td>
              <td data-label={own}>{row.own}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Claim({ title, lead, steps, button }: WarrantyText['claim']) {
  return (
    <section className="aside" aria-labelledby="claim">
      <div>
        <h2 id="claim">{title}</h2>
        <p className="muted">{lead}</p>
      </div>
      <div>
        <ol className="how">
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <LocalLink className="btn btn--go btn--big" to="/contact?type=warranty">
          {button}
        </LocalLink>
      </div>
    </section>
  );
}
