import { type TakeSteps, takeToken } from '#domain/customer/rate-limit.ts';

/** The platform's limits without its database. */
export function createMemoryLimits(now: () => Date): TakeSteps {
  const buckets = new Map<string, number>();
  return async (steps) => {
    const index = now().getTime();
    for (const [key, allowance, count] of steps) {
      const { fullAt, waitMs } = takeToken(buckets.get(key) ?? index, index, allowance, count);
      buckets.set(key, fullAt);
      if (waitMs !== null) return waitMs;
    }
    return null;
  };
}
