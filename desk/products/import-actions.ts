import { importFile, type ProductFile, planImport } from '#platform/catalogue/import/import-file.ts';
import type { Actions, Call, Change, Preview, Refusal } from '../actions.ts';
import { isTicked, typedText } from '../typed-values.ts';
import { editSettings } from './product-settings.ts';

/** What an import would do, with the file, which the form that confirms it sends again. */
export type ImportPlan = ProductFile & Awaited<ReturnType<typeof planImport>>;

export const importActions: Actions = {
  import_plan: { role: 'owner', prepare: previewImport },
  import_products: { role: 'owner', prepare: prepareImport },
};

async function previewImport({ visit, form }: Call): Promise<Preview | Refusal> {
  const sent = form.get('file');
  if (!(sent instanceof File) || sent.size === 0) return { problem: 'no_file' };
  const file = { csv: (await sent.text()).replaceAll('\r\n', '\n'), ...choicesOf(form) };
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
      const [first] = result.problems;
      return `import_refused:${first?.line} ${first?.column}, ${first?.message}`;
    },
    done: ['imported'],
    isLong: true,
  };
}
