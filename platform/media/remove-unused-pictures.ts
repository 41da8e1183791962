import type { Database } from '../db/database.ts';
import { listOwnPictures, madeAt, removeOwnPicture } from './own-pictures.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long a picture may wait for its product. */
const DAYS_KEPT = 7;

/**
 * Removes the owner's pictures that no product, article or order shows.
 *
 * @param now what was made in the seven days before it stays; null removes those too
 * @returns the names of what was removed
 */
export async function removeUnusedPictures(db: Database, directory: string, now: Date | null): Promise<string[]> {
  const names = listOwnPictures(directory);
  if (names.length === 0) return [];
  const shown = await Promise.all([
    db.selectFrom('product_images').select('file').distinct().execute(),
    db.selectFrom('articles').select('image_file as file').distinct().execute(),
    db.selectFrom('order_lines').select('image_file as file').distinct().execute(),
  ]);
  const used = new Set(shown.flat().map(({ file }) => file));
  const removed: string[] = [];
  for (const name of names) {
    if (used.has(name)) continue;
    const made = await madeAt(directory, name);
    if (now && made && now.getTime() - made.getTime() < DAYS_KEPT * DAY_MS) continue;
    await removeOwnPicture(directory, name);
    removed.push(name);
  }
  return removed;
}
