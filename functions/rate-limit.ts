import { type Allowance, type TakeToken, takeToken } from '#domain/rate-limit.ts';
import { codeOf } from './answer.ts';
import type { FunctionsSettings } from './functions.ts';

/** So many keys are remembered; beyond that the one that was quiet longest is forgotten. */
const LARGEST_SIZE = 10_000;

/** Limits of one process, in memory and bounded: for a shop whose platform, and so whose database, is elsewhere. */
export function createMemoryLimits(now: () => Date): TakeToken {
  const buckets = new Map<string, number>();
  return async (key, allowance) => {
    const at = now().getTime();
    const { fullAt, waitMs } = takeToken(buckets.get(key) ?? at, at, allowance);
    buckets.delete(key);
    buckets.set(key, fullAt);
    const [quietest] = buckets.size > LARGEST_SIZE ? buckets.keys() : [];
    if (quietest !== undefined) buckets.delete(quietest);
    return waitMs === null ? null : Math.ceil(waitMs / 1000);
  };
}

/**
 * Takes one token for a function: null when there was one, else the seconds until there is. A limit that cannot be asked
 * is reported and keeps nobody out.
 */
export async function takeFor(
  name: string,
  { takeToken: take, report }: Pick<FunctionsSettings, 'takeToken' | 'report'>,
  key: string,
  allowance: Allowance,
): Promise<number | null> {
  try {
    return await take(`${name} ${key}`, allowance);
  } catch (error) {
    report({ name, step: 'limit', code: codeOf(error) });
    return null;
  }
}
