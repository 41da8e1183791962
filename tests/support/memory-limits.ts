import { type TakeToken, takeToken } from '#domain/rate-limit.ts';

/** Limits as the database keeps them (platform/limits), for tests without one. */
export function createMemoryLimits(now: () => Date): TakeToken {
  const buckets = new Map<string, number>();
  return async (key, allowance) => {
    const at = now().getTime();
    const { fullAt, waitMs } = takeToken(buckets.get(key) ?? at, at, allowance);
    buckets.set(key, fullAt);
    return waitMs === null ? null : Math.ceil(waitMs / 1000);
  };
}
