import { addressSteps, type Step } from '#domain/customer/rate-limit.ts';
import { WRONG_CODES } from '#domain/customer/stranger-limits.ts';
import type { Database } from '../db/database.ts';
import type { DatabaseLimits } from '../limits/database-limits.ts';
import { foldCode } from './discounts.ts';

interface TriedCodes {
  /** Those that the cart has are not tried again. */
  codes: readonly string[];
  /** The cart's token; null for one that is made with the codes. */
  cart: string | null;
  known?: readonly string[];
  /** The buyer's; null where it is not known. */
  address: string | null;
}

/**
 * Counts the codes that do not exist, before anything is told of them. All are counted at first and those that exist given back, so that
 * many requests at once find out no more than one after the other.
 *
 * @returns null, or the milliseconds until so many codes may be tried
 */
export async function countCodes(
  db: Database,
  limits: DatabaseLimits,
  { codes, cart, known = [], address }: TriedCodes,
): Promise<number | null> {
  const before = new Set(known.map(foldCode));
  const tried = [...new Set(codes.map(foldCode))].filter((code) => /^[^\0]+$/.test(code) && !before.has(code));
  if (tried.length === 0) return null;
  const stepsOf = (count: number): Step[] => [
    ...addressSteps('wrong codes', address, WRONG_CODES.address, count),
    ...(cart === null ? [] : [[`wrong codes in ${cart}`, WRONG_CODES.cart, count] as const]),
  ];
  const waitMs = await limits.take(stepsOf(tried.length));
  if (waitMs !== null) return waitMs;
  const found = await db.selectFrom('discounts').select('code').where('code', 'in', tried).execute();
  if (found.length > 0) await limits.giveBack(stepsOf(found.length));
  return null;
}
