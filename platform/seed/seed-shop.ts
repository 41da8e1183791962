import type { PlatformContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { readMeta, writeMeta } from '../db/meta.ts';
import { seedArticles } from './seed-articles.ts';
import { seedDemo } from './seed-demo.ts';

/**
 * What a store does with its database at its start. `demo` fills an empty one with the demo shop, once. `none` marks it, so
 * that no later start fills it either, whatever that start is told. A database with products that are not the demo shop's
 * counts as marked.
 */
export async function seedShop(
  context: Pick<PlatformContext, 'db' | 'now' | 'log'>,
  seed: 'demo' | 'none',
): Promise<void> {
  const { db } = context;
  if (seed === 'none') await keepUnseeded(db);
  if (!(await mayBeSeeded(db))) return;
  await seedDemo(context);
  await seedArticles(context);
}

/** From now on this database is never filled with demo goods. */
export async function keepUnseeded(db: Database): Promise<void> {
  await writeMeta(db, 'demo_goods', 'never');
}

async function mayBeSeeded(db: Database): Promise<boolean> {
  if ((await readMeta(db, 'demo_goods')) === 'never') return false;
  if ((await readMeta(db, 'seeded_at')) !== null) return true;
  return (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) === undefined;
}
