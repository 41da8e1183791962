import { hash } from 'node:crypto';
import { type ImportResult, imageSources, importProducts } from '#platform/catalogue/import-products.ts';
import type { Problem } from '#platform/catalogue/product-sheet.ts';
import { amongPictures, type FindPicture, gatherPictures } from '#platform/media/gather-pictures.ts';
import { listOwnPictures, mediaDirectory } from '#platform/media/own-pictures.ts';
import { removeUnusedPictures } from '#platform/media/remove-unused-pictures.ts';
import { listPictures } from '#platform/media/stored-pictures.ts';
import type { Actions, Call, Change, Preview, Refusal } from '../actions.ts';
import type { Visit } from '../desk-context.ts';
import { isTicked } from '../typed-values.ts';
import { editSettings } from './product-settings.ts';

interface ImportChoices {
  csv: string;
  stock: boolean;
  lowerPrices: boolean;
}

/** What an import would do, with the file, which the form that confirms it sends again. */
export interface ImportPlan extends ImportChoices {
  result: ImportResult;
  /** Of the plan: if it is another by then, it is shown again. */
  mark: string;
}

export const importActions: Actions = {
  import_plan: { role: 'owner', prepare: previewImport },
  import_products: { role: 'owner', prepare: prepareImport },
};

async function previewImport({ visit, form }: Call): Promise<Preview | Refusal> {
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return { problem: 'no_file' };
  const choices = { csv: await file.text(), ...choicesOf(form) };
  const result = await planImport(visit, choices);
  return { preview: { ...choices, result, mark: markOf(result) } satisfies ImportPlan };
}

function choicesOf(form: FormData): Omit<ImportChoices, 'csv'> {
  return { stock: isTicked(form, 'stock'), lowerPrices: isTicked(form, 'lower_prices') };
}

function prepareImport({ visit, form }: Call): Change | Refusal {
  const csv = form.get('csv');
  if (typeof csv !== 'string' || csv === '') return { problem: 'no_file' };
  // A form's text has CRLF; a product file is read with either.
  const choices = { csv, ...choicesOf(form) };
  return {
    subject: 'products',
    async read() {
      return { plan: markOf(await planImport(visit, choices)) };
    },
    async run(tell) {
      const result = await runImport(visit, choices, tell);
      if (result.status === 'refused') return `import_refused:${reasonOf(result.problems)}`;
      await removeUnusedPictures(visit.context.db, mediaDirectory(visit.location.dataDir), visit.context.now());
      return 'imported';
    },
    done: ['imported'],
    to: '/desk/products',
    isLong: true,
  };
}

/** The first of them: a picture that could not be fetched, for the plan has found no other. */
function reasonOf([first]: readonly Problem[]): string {
  return first ? `${first.line} ${first.column}, ${first.message}` : '';
}

/** What the import would do. Pictures from outside are fetched only when it is done. */
function planImport(visit: Visit, choices: ImportChoices): Promise<ImportResult> {
  const names = new Set([...listPictures(), ...listOwnPictures(mediaDirectory(visit.location.dataDir))]);
  const find = amongPictures(names);
  const findPicture: FindPicture = (source) => {
    const found = find(source);
    return 'file' in found ? found : { file: source };
  };
  return importProducts(visit.context, bytesOf(choices), {
    ...settingsOf(visit, choices),
    findPicture,
    dryRun: true,
  });
}

async function runImport(
  visit: Visit,
  choices: ImportChoices,
  tell: (progress: string) => void,
): Promise<ImportResult> {
  const bytes = bytesOf(choices);
  const pictures = await gatherPictures(imageSources(bytes), {
    stored: listPictures(),
    directory: mediaDirectory(visit.location.dataDir),
    onProgress: (done, all) => tell(`${done} / ${all}`),
  });
  return importProducts(visit.context, bytes, {
    ...settingsOf(visit, choices),
    findPicture: pictures.find,
    makePictures: pictures.make,
  }).finally(pictures.close);
}

function bytesOf({ csv }: ImportChoices): Uint8Array {
  return new TextEncoder().encode(csv);
}

function settingsOf(visit: Visit, { stock, lowerPrices }: ImportChoices) {
  return { ...editSettings(visit), stock, lowerPrices };
}

function markOf(result: ImportResult): string {
  const changes = result.status === 'refused' ? result.problems : result.changes;
  return hash('sha256', JSON.stringify(changes), 'hex').slice(0, 12);
}
