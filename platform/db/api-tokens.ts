import { hash } from 'node:crypto';
import type { Database } from './database.ts';
import { claimMeta, readMeta } from './meta.ts';

/** What opens the Storefront API of this database: 32 hexadecimal characters each. */
export interface ApiTokens {
  /** May be public; it only names the shop. */
  publicToken: string;
  /** For servers: with it they may name the buyer's address. */
  privateToken: string;
}

const BYTES = 16;

/** The database's own tokens; they are made when they are first asked for, and never change. */
export async function ensureApiTokens(db: Database, randomToken: (bytes: number) => string): Promise<ApiTokens> {
  return {
    publicToken: await ensureToken(db, 'storefront_token', randomToken),
    privateToken: await ensureToken(db, 'storefront_private_token', randomToken),
  };
}

async function ensureToken(
  db: Database,
  key: 'storefront_token' | 'storefront_private_token',
  randomToken: (bytes: number) => string,
): Promise<string> {
  const known = await readMeta(db, key);
  if (known !== null) return known;
  const value = hash('sha256', randomToken(BYTES), 'hex').slice(0, 2 * BYTES);
  // Of two processes that begin together, the first one's stays.
  await claimMeta(db, key, value);
  return (await readMeta(db, key)) ?? value;
}
