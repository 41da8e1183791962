import type { PlatformContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { readMeta, writeMeta } from '../db/meta.ts';
import { seedArticles } from './seed-articles.ts';
import { seedDemo } from './seed-demo.ts';
import { seedMenus } from './seed-menus.ts';

/**
 * Seeds the database at a store's start. Every shop gets its menus, once. `demo` fills an empty one with the demo shop, once. `none` marks it, so that a later start
 * fills it only if asked to. A database with products of its own is never filled.
 *
 * @param isAsked whether `seed` was set, or is the default
 */
export async function seedShop(
  context: Pick<PlatformContext, 'db' | 'now' | 'log'>,
  seed: 'demo' | 'none',
  isAsked = false,
): Promise<void> {
  const { db } = context;
  if (seed === 'none') await keepUnseeded(db);
  else if (await mayBeSeeded(db, isAsked)) {
    await seedDemo(context);
    await seedArticles(context);
  }
  await seedMenus(context);
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
