import type { PlatformContext } from '../context.ts';
import { claimMeta, readMeta } from '../db/meta.ts';
import { listPictures } from '../media/stored-pictures.ts';
import type { SeedCatalogue } from './seed-files.ts';
import { writeCatalogue } from './write-catalogue.ts';

/**
 * Fills an empty database with the demo shop, once: a database that was filled before stays as it is, also when its
 * products were deleted since.
 *
 * @param read where the catalogue comes from; tests bring their own
 * @throws Error naming file, handle and field of a mistake in the files; nothing is written then
 */
export async function seedDemo(
  { db, now, log }: Pick<PlatformContext, 'db' | 'now' | 'log'>,
  read: () => SeedCatalogue | Promise<SeedCatalogue> = readDemo,
): Promise<void> {
  if (await readMeta(db, 'seeded_at')) return;
  const started = performance.now();
  const catalogue = await read();
  const isSeeded = await db.transaction().execute(async (trx) => {
    // Two processes may start at once: the second finds the row there and leaves.
    const isFirst = await claimMeta(trx, 'seeded_at', now().toISOString());
    if (isFirst) await writeCatalogue(trx, catalogue, now());
    return isFirst;
  });
  if (isSeeded)
    log.info({ products: catalogue.products.length, ms: Math.round(performance.now() - started) }, 'demo shop written');
}

/** What reads the files is loaded with them: a filled shop starts without it. */
async function readDemo(): Promise<SeedCatalogue> {
  const { readSeedFiles } = await import('./seed-files.ts');
  return readSeedFiles(listPictures());
}
