/** The store opens after this even when a list does not come, ms: a platform that fails is told to visitors, not hidden. */
const MOST_MS = 20_000;
const PAUSE_MS = 100;

interface Clock {
  /** ms */
  now: () => number;
  pause: (ms: number) => Promise<unknown>;
}

const CLOCK: Clock = {
  now: () => performance.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/**
 * Asks for pages until each has come once. A page waits for the platform a second and a half at most; the first reading of a
 * catalogue takes longer on a busy machine, and the first visitors would be refused.
 *
 * @returns the pages that did not come
 */
export async function warmUp(
  pages: readonly string[],
  statusOf: (page: string) => Promise<number>,
  { now, pause }: Clock = CLOCK,
): Promise<string[]> {
  const until = now() + MOST_MS;
  const ask = async (page: string): Promise<string[]> => {
    while ((await statusOf(page)) >= 500) {
      if (now() >= until) return [page];
      await pause(PAUSE_MS);
    }
    return [];
  };
  return (await Promise.all(pages.map(ask))).flat();
}
