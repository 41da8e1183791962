import { type TakeToken, takeToken } from '#domain/customer/rate-limit.ts';

/** The platform's limits without its database. */
export function createMemoryLimits(now: () => Date): TakeToken {
  const buckets = new Map<string, number>();
  return async (key, allowance) => {
    const index = now().getTime();
    const { fullAt, waitMs } = takeToken(buckets.get(key) ?? index, index, allowance);
    buckets.set(key, fullAt);
    return waitMs === null ? null : Math.ceil(waitMs / 1000);
  };
}
