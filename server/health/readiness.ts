import type { Logger } from 'pino';

/** The checks of a store that can sell; each rejects with its fault. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<unknown>>>;

interface Options {
  checks: ReadinessChecks;
  /** Milliseconds. */
  now: () => number;
  log: Logger;
  timeoutMs?: number;
}

/** An answer is kept so long, ms: however often a supervisor asks, the checks cost next to nothing. */
const FRESH_MS = 5_000;
const TIMEOUT_MS = 5_000;

/**
 * Runs the checks, at most one round at a time and one in five seconds, and writes to the log what fails, once.
 *
 * @returns the names of the checks that fail; none when the store is ready
 */
export function createReadiness({ checks, now, log, timeoutMs = TIMEOUT_MS }: Options): () => Promise<string[]> {
  let last = { failing: [] as string[], at: Number.NEGATIVE_INFINITY };
  let round: Promise<string[]> | undefined;
  const run = async () => {
    const begun: Promise<Attempt>[] = [];
    for (const [name, check] of Object.entries(checks)) {
      begun.push(attempt(name, check, timeoutMs));
      // Each begins in a turn of its own: together the first ones stopped the event loop for 40 ms.
      await new Promise((resolve) => setImmediate(resolve));
    }
    const failed = (await Promise.all(begun)).filter(({ isFine }) => !isFine);
    for (const { name, error } of failed) {
      if (!last.failing.includes(name)) log.error({ check: name, err: error }, `not ready: ${name} failed`);
    }
    if (last.failing.length > 0 && failed.length === 0) log.info('ready again');
    last = { failing: failed.map(({ name }) => name), at: now() };
    return last.failing;
  };
  return async () => {
    if (now() - last.at < FRESH_MS) return last.failing;
    round ??= run().finally(() => {
      round = undefined;
    });
    return round;
  };
}

interface Attempt {
  name: string;
  isFine: boolean;
  error?: unknown;
}

async function attempt(name: string, check: () => Promise<unknown>, timeoutMs: number): Promise<Attempt> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    await Promise.race([check(), timeout]);
    return { name, isFine: true };
  } catch (error) {
    return { name, isFine: false, error };
  } finally {
    clearTimeout(timer);
  }
}
