import { addressGroups } from './client-address.ts';

/** So many at once, then one more after each interval: a bucket of tokens, as arithmetic. Storage is the caller's choice. */

export interface Allowance {
  capacity: number;
  /** Milliseconds after which one token comes back. */
  refillMs: number;
}

/** A bucket, and how many tokens are taken of it; one where nothing is said. */
export type Step = readonly [key: string, allowance: Allowance, count?: number];

/**
 * Takes tokens for each step, in their order, until one has none; what was taken before it stays taken.
 *
 * @returns null when each had enough, else the milliseconds until the last that was asked has them
 */
export type TakeSteps = (steps: readonly Step[]) => Promise<number | null>;

/**
 * One step for each group of an address, the narrowest first; none for an address that is not known.
 *
 * @param what is counted, for the key
 * @param allowance of the narrowest group; a wider one has its share times as much
 */
export function addressSteps(what: string, address: string | null, allowance: Allowance, count = 1): Step[] {
  if (address === null) return [];
  return addressGroups(address).map(({ network, share }) => [
    `${what} from ${network}`,
    { capacity: allowance.capacity * share, refillMs: allowance.refillMs / share },
    count,
  ]);
}

/**
 * Takes tokens, all or none. A bucket is known by one number: the instant at which it is full again if nothing more is taken. A new
 * bucket is full.
 *
 * @param fullAt milliseconds, as `now`
 * @returns the new instant, and null or the milliseconds until there are enough tokens
 */
export function takeToken(fullAt: number, now: number, { capacity, refillMs }: Allowance, count = 1) {
  const fullIfEmpty = now + capacity * refillMs;
  // No fuller than full; emptier than empty it is only after a clock went back, and then nothing is known of it.
  const level = fullAt > fullIfEmpty ? now : Math.max(fullAt, now);
  const waitMs = level + count * refillMs - fullIfEmpty;
  return waitMs > 0 ? { fullAt: level, waitMs } : { fullAt: level + count * refillMs, waitMs: null };
}
