/** Facts about the database itself. */
import type { Database } from './database.ts';

/**
 * `backed_up_at`: when `npm run shop -- backup` last saved it.
 * `seeded_at`, `articles_seeded_at`: when the demo shop was written. `demo_goods`: `when asked` in a database that was begun
 * without them. `notices_since`: what happened before is not told to the owner. `public_url`: the store's own address, as
 * the store itself was last started. `storefront_token`, `storefront_private_token`: what opens the API (api-tokens.ts). `ucp_signing_key`: signs what goes to buyers' agents (ucp/signing-key.ts).
 */
type MetaKey =
  | 'seeded_at'
  | 'articles_seeded_at'
  | 'menus_written'
  | 'demo_goods'
  | 'public_url'
  | 'backed_up_at'
  | 'notices_since'
  | 'storefront_token'
  | 'storefront_private_token'
  | 'ucp_signing_key';

export async function readMeta(db: Database, key: MetaKey): Promise<string | null> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
}

export async function writeMeta(db: Database, key: MetaKey, value: string): Promise<void> {
  if ((await readMeta(db, key)) === value) return;
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Writes what is not there yet. Of two processes that begin together, only the first is answered `true`. */
export async function claimMeta(db: Database, key: MetaKey, value: string): Promise<boolean> {
  const row = await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}
