/** So many keys are remembered; beyond that the one that was quiet longest is forgotten. */
const LARGEST_SIZE = 10_000;

interface Bucket {
  tokens: number;
  /** Milliseconds. */
  at: number;
}

export interface RateLimit {
  /** Takes one; null when there is one to take, else the seconds until there is. */
  take(key: string): number | null;
}

/**
 * So many at once, then one more after each interval: a bucket of tokens for each key, in memory and bounded.
 *
 * @param options.refillMs milliseconds after which one token comes back
 */
export function createRateLimit(options: { capacity: number; refillMs: number; now: () => Date }): RateLimit {
  const { capacity, refillMs, now } = options;
  const buckets = new Map<string, Bucket>();
  return {
    take(key) {
      const at = now().getTime();
      const old = buckets.get(key) ?? { tokens: capacity, at };
      const tokens = Math.min(capacity, old.tokens + Math.max(0, at - old.at) / refillMs);
      const isFree = tokens >= 1;
      buckets.delete(key);
      buckets.set(key, { tokens: isFree ? tokens - 1 : tokens, at });
      if (buckets.size > LARGEST_SIZE) {
        for (const oldest of buckets.keys()) {
          buckets.delete(oldest);
          break;
        }
      }
      return isFree ? null : Math.ceil(((1 - tokens) * refillMs) / 1000);
    },
  };
}
