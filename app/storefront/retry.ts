import { StorefrontError } from './storefront-error.ts';

const RETRIES = 3;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Asks again after a passing failure: three times, waiting 1 s, 2 s, 4 s … up to 30 s. For queries only: a mutation
 * that was not answered may still have been carried out.
 */
export async function withRetries<Result>(query: () => Promise<Result>, pause = wait): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query();
    } catch (error) {
      const isTransient = error instanceof StorefrontError && error.isTransient;
      if (!isTransient || attempt >= RETRIES) throw error;
      await pause(Math.min(FIRST_DELAY_MS * 2 ** attempt, LONGEST_DELAY_MS));
    }
  }
}
