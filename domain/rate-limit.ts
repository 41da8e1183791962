/** So many at once, then one more after each interval: a bucket of tokens, as arithmetic. Where it is kept is others' affair. */

export interface Allowance {
  capacity: number;
  /** Milliseconds after which one token comes back. */
  refillMs: number;
}

/** Takes one token of the bucket with this key; null when there was one, else the seconds until there is. */
export type TakeToken = (key: string, allowance: Allowance) => Promise<number | null>;

/**
 * Takes one token. A bucket is known by one number, the instant at which it is full again, if nobody takes any more; a new
 * one is full.
 *
 * @param fullAt milliseconds, as `now`
 * @returns the new instant, and null or the milliseconds until there is a token
 */
export function takeToken(fullAt: number, now: number, { capacity, refillMs }: Allowance) {
  const fullIfEmpty = now + capacity * refillMs;
  // No fuller than full; emptier than empty it is only after a clock went back, and then nothing is known of it.
  const level = fullAt > fullIfEmpty ? now : Math.max(fullAt, now);
  const waitMs = level + refillMs - fullIfEmpty;
  return waitMs > 0 ? { fullAt: level, waitMs } : { fullAt: level + refillMs, waitMs: null };
}
