/** So many at once, then one more after each interval: a bucket of tokens, as arithmetic. Storage is the caller's choice. */

export interface Allowance {
  capacity: number;
  /** Milliseconds after which one token comes back. */
  refillMs: number;
}

/** Takes one token of the bucket with this key; null if there was one, otherwise the seconds until the next. */
export type TakeToken = (key: string, allowance: Allowance) => Promise<number | null>;

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
