import { useActionData } from 'react-router';
import type { Difference } from '#platform/catalogue/import/compare-products.ts';
import { useDesk } from '../page-context.ts';
import { Act, Submit } from '../ui/act.tsx';
import { Tick } from '../ui/fields.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { ImportPlan } from './import-actions.ts';

/** Products whose changes are told one by one. */
const MOST_TOLD = 200;

export function ImportPage() {
  const answer = useActionData() as { preview?: ImportPlan } | undefined;
  const texts = useDesk().words.products.import;
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <Act name="import_plan" hasFiles className="form paper">
        <div className="field">
          <label htmlFor="file">{texts.file}</label>
          <input id="file" type="file" name="file" accept=".csv,text/csv" />
        </div>
        <Tick name="stock" label={texts.stock} />
        <Tick name="lower_prices" label={texts.lowerPrices} />
        <Submit look={answer?.preview ? 'quiet' : 'go'}>{texts.look}</Submit>
      </Act>
      {answer?.preview && <Plan plan={answer.preview} />}
    </>
  );
}

function Plan({ plan: { result, csv, stock, lowerPrices, mark } }: { plan: ImportPlan }) {
  const texts = useDesk().words.products.import;
  if (result.status === 'refused') {
    return (
      <div className="notice notice--wrong" role="alert">
        <p>{texts.refused}</p>
        <ul lang="en">
          {result.problems.slice(0, MOST_TOLD).map(({ line, column, message }) => (
            <li key={`${line} ${column} ${message}`}>
              {line} {column}: {message}
            </li>
          ))}
        </ul>
      </div>
    );
  }
  const { created, updated, unchanged, changes } = result;
  return (
    <section>
      <h2>{texts.plan(created, updated, unchanged)}</h2>
      <ul className="list">
        {changes.slice(0, MOST_TOLD).map(({ handle, title, isNew, differences }) => (
          <li key={handle}>
            <b>{isNew ? texts.isNew : texts.isChanged}</b> {title}
            {!isNew && <Differences differences={differences} />}
          </li>
        ))}
      </ul>
      {created + updated > 0 && (
        <Act name="import_products" shown={{ plan: mark }} hasFiles submit={texts.submit}>
          <textarea name="csv" defaultValue={csv} hidden readOnly />
          {stock && <input type="hidden" name="stock" value="on" />}
          {lowerPrices && <input type="hidden" name="lower_prices" value="on" />}
        </Act>
      )}
    </section>
  );
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  return (
    <ul className="muted small" lang="en">
      {differences.map(({ what, from, to }) => (
        <li key={what}>
          {what}: {cut(from)} → {cut(to)}
        </li>
      ))}
    </ul>
  );
}

const LONGEST = 120;

function cut(text: string | null): string {
  const line = (text ?? '–').replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}
