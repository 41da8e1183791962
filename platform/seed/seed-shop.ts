import type { PlatformContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { readMeta, writeMeta } from '../db/meta.ts';
import { seedArticles } from './seed-articles.ts';
import { seedDemo } from './seed-demo.ts';

/**
 * What a store does with its database at its start. `demo` fills an empty one with the demo shop, once. `none` marks it, so
 * that no later start fills it either that is not asked to. A database with products that are not the demo shop's is never
 * filled.
 *
 * @param isAsked whether somebody chose `seed`, or it is what the store does by itself
 */
export async function seedShop(
  context: Pick<PlatformContext, 'db' | 'now' | 'log'>,
  seed: 'demo' | 'none',
  isAsked = false,
): Promise<void> {
  const { db } = context;
  if (seed === 'none') await keepUnseeded(db);
  if (seed === 'none' || !(await mayBeSeeded(db, isAsked))) return;
  await seedDemo(context);
  await seedArticles(context);
}

/** From now on this database is filled with demo goods only by a start that is asked to. */
export async function keepUnseeded(db: Database): Promise<void> {
  await writeMeta(db, 'demo_goods', 'when asked');
}

async function mayBeSeeded(db: Database, isAsked: boolean): Promise<boolean> {
  if (!isAsked && (await readMeta(db, 'demo_goods')) === 'when asked') return false;
  if ((await readMeta(db, 'seeded_at')) !== null) return true;
  return (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) === undefined;
}
