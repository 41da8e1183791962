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
  // No fuller than full; and no emptier than empty, also after a clock went back.
  const level = Math.min(Math.max(fullAt, now), now + capacity * refillMs);
  const waitMs = level + refillMs - now - capacity * refillMs;
  return waitMs > 0 ? { fullAt: level, waitMs } : { fullAt: level + refillMs, waitMs: null };
}
