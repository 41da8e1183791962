import { StorefrontError } from './storefront-error.ts';

export const RETRIES = 3;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;

/** Ms before another try: 1 s, 2 s, 4 s … up to 30 s. @param tries how many there have been besides the first request */
export function retryDelayMs(tries: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** tries, LONGEST_DELAY_MS);
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Asks again after a passing failure: three times, waiting as `retryDelayMs` says. For queries of the browser only: a page
 * that the server renders does not wait so long, and a mutation that was not answered may still have been carried out.
 */
export async function withRetries<Result>(query: () => Promise<Result>, pause = wait): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await query();
    } catch (error) {
      const isTransient = error instanceof StorefrontError && error.isTransient;
      if (!isTransient || attempt >= RETRIES) throw error;
      await pause(retryDelayMs(attempt));
    }
  }
}
