/** Staff send a product file, see what would change, and confirm the import. */
import { hash } from 'node:crypto';
import type { PlatformContext } from '../../context.ts';
import { amongPictures, type FindPicture, gatherPictures } from '../../media/gather-pictures.ts';
import { listOwnPictures } from '../../media/own-pictures.ts';
import { removeUnusedPictures } from '../../media/remove-unused-pictures.ts';
import { listPictures } from '../../media/stored-pictures.ts';
import type { EditSettings } from '../edit-product.ts';
import { type ImportResult, imageSources, importProducts } from './import-products.ts';

export interface ProductFile {
  csv: string;
  /** Also the stock of variants that are there. */
  stock: boolean;
  /** Prices that are far lower are meant. */
  lowerPrices: boolean;
}

interface ImportPlace extends EditSettings {
  /** Of the shop's own pictures. */
  directory: string;
}

type Context = Pick<PlatformContext, 'db' | 'now'>;

/**
 * What the import would do. Pictures from outside are fetched only when it is done.
 *
 * @returns with a mark of the plan: if it is another later, something else has changed meanwhile
 */
export async function planImport(
  context: Context,
  { csv, ...choices }: ProductFile,
  { directory, ...settings }: ImportPlace,
): Promise<{ result: ImportResult; mark: string }> {
  const find = amongPictures(new Set([...listPictures(), ...listOwnPictures(directory)]));
  const findPicture: FindPicture = (source) => {
    const found = find(source);
    return 'file' in found ? found : { file: source };
  };
  const bytes = new TextEncoder().encode(csv);
  const result = await importProducts(context, bytes, { ...settings, ...choices, findPicture, dryRun: true });
  const changes = result.status === 'refused' ? result.problems : result.changes;
  return { result, mark: hash('sha256', JSON.stringify(changes), 'hex').slice(0, 12) };
}

/** @param tell how many pictures are read or made */
export async function importFile(
  context: Context,
  { csv, ...choices }: ProductFile,
  { directory, ...settings }: ImportPlace,
  tell: (progress: string) => void,
): Promise<ImportResult> {
  const bytes = new TextEncoder().encode(csv);
  const pictures = await gatherPictures(imageSources(bytes), {
    stored: listPictures(),
    directory,
    onProgress: (done, all) => tell(`${done} / ${all}`),
  });
  const found = { findPicture: pictures.find, makePictures: pictures.make };
  const result = await importProducts(context, bytes, { ...settings, ...choices, ...found }).finally(pictures.close);
  if (result.status === 'imported') await removeUnusedPictures(context.db, directory, context.now());
  return result;
}
