import { useActionData } from 'react-router';
import { deskWords } from '#locales/desk-words.ts';
import { type Difference, shorten } from '#platform/catalogue/import/compare-products.ts';
import { decodeCsv } from '#platform/catalogue/import/csv.ts';
import { importFile, type ProductFile, planImport } from '#platform/catalogue/import/import-file.ts';
import { factOf } from '#platform/catalogue/metafield-columns.ts';
import { groupProblems, type Problem, tellProblem } from '#platform/problems/problems.ts';
import { type Actions, byOwner, type Call, type Change, type Preview, type Refusal } from '../actions.ts';
import { useDesk } from '../page-context.ts';
import { isTicked, typedText } from '../typed-values.ts';
import { Act, Submit } from '../ui/act.tsx';
import { FileField, Tick } from '../ui/fields.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { useTexts } from '../ui/value-text.ts';
import { editSettings } from './product-settings.ts';

/** What an import would do, with the file, which the form that confirms it sends again. */
export type ImportPlan = ProductFile & Awaited<ReturnType<typeof planImport>>;

export const importActions: Actions = {
  import_plan: byOwner(previewImport),
  import_products: byOwner(prepareImport),
};

async function previewImport({ visit, form }: Call): Promise<Preview | Refusal> {
  const sent = form.get('file');
  if (!(sent instanceof File) || sent.size === 0) return { problem: 'no_file' };
  const file = { csv: decodeCsv(await sent.bytes()).text.replaceAll('\r\n', '\n'), ...choicesOf(form) };
  const plan = await planImport(visit.context, file, editSettings(visit));
  return { preview: { ...file, ...plan } satisfies ImportPlan };
}

function choicesOf(form: FormData): Omit<ProductFile, 'csv'> {
  return { stock: isTicked(form, 'stock'), lowerPrices: isTicked(form, 'lower_prices') };
}

function prepareImport({ visit, form }: Call): Change | Refusal {
  const csv = typedText(form, 'csv');
  if (csv === '') return { problem: 'no_file' };
  const file = { csv, ...choicesOf(form) };
  const settings = editSettings(visit);
  return {
    subject: 'products',
    read: async () => ({ plan: (await planImport(visit.context, file, settings)).mark }),
    async run(tell) {
      const result = await importFile(visit.context, file, settings, tell);
      if (result.status !== 'refused') return ['imported', '/desk/products'];
      // The plan has found no other problem than a picture that could not be fetched.
      const [first] = result.problems.map((problem) => tellProblem(deskWords[visit.language].importProblems, problem));
      return `import_refused:${first?.line} ${first?.column}, ${first?.message}`;
    },
    done: ['imported'],
    isLong: true,
  };
}

/** Products whose changes are told one by one. */
const MOST_TOLD = 200;
const FEW_LINES = 5;

export function ImportPage() {
  const answer = useActionData() as { preview?: ImportPlan } | undefined;
  const texts = useDesk().words.products.import;
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <Act name="import_plan" hasFiles className="form paper">
        <FileField name="file" label={texts.file} accept=".csv,text/csv" />
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
        <Problems problems={result.problems} />
      </div>
    );
  }
  const { created, updated, unchanged, changes, pictureless, warnings, ignoredColumns } = result;
  return (
    <section>
      <h2>{texts.plan(created, updated, unchanged)}</h2>
      <Problems problems={warnings} />
      {pictureless.length > 0 && <p>{texts.pictureless(pictureless.length)}</p>}
      {ignoredColumns.length > 0 && <p className="muted">{texts.ignored(ignoredColumns.join(', '))}</p>}
      {created + updated > 0 && (
        <Act name="import_products" shown={{ plan: mark }} hasFiles submit={texts.submit}>
          <textarea name="csv" defaultValue={csv} hidden readOnly />
          {stock && <input type="hidden" name="stock" value="on" />}
          {lowerPrices && <input type="hidden" name="lower_prices" value="on" />}
        </Act>
      )}
      <ul className="list">
        {changes.slice(0, MOST_TOLD).map(({ handle, title, isNew, differences }) => (
          <li key={handle}>
            <b>{isNew ? texts.isNew : texts.isChanged}</b> {title}
            {!isNew && <Differences differences={differences} />}
          </li>
        ))}
        {changes.length > MOST_TOLD && <li>{texts.others(changes.length - MOST_TOLD)}</li>}
      </ul>
    </section>
  );
}

function Problems({ problems }: { problems: readonly Problem[] }) {
  const { words } = useDesk();
  const texts = words.products.import;
  const where = (lines: readonly number[]) => {
    const more = lines.length > FEW_LINES ? [texts.more(lines.length - FEW_LINES)] : [];
    return texts.lines(lines.length, [lines.slice(0, FEW_LINES).join(', '), ...more].join(' '));
  };
  const causes = groupProblems(problems.map((problem) => tellProblem(words.importProblems, problem)));
  return (
    <ul className="list">
      {causes.slice(0, MOST_TOLD).map(({ lines, column, message }) => (
        <li key={`${column} ${message}`}>
          <b>{[where(lines), column].filter(Boolean).join(', ')}:</b> {message}
        </li>
      ))}
    </ul>
  );
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  const { words } = useDesk();
  const { factText } = useTexts();
  const names: Readonly<Record<string, string>> = words.products.import.what;
  return (
    <ul className="muted small">
      {differences.map(({ sku, what, from, to }) => {
        const fact = factOf(...(what.split('.') as [string, string]));
        const name = fact ? words.facts.names[fact] : (names[what] ?? what);
        const textOf = (value: string | null) => shorten(fact && value ? factText(fact, value) : (value ?? '–'));
        return (
          <li key={`${sku} ${what}`}>
            {[sku, name].filter(Boolean).join(' ')}: {textOf(from)} → {textOf(to)}
          </li>
        );
      })}
    </ul>
  );
}
