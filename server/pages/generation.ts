import type { Logger } from 'pino';

/**
 * The generation of the platform's data: a number that only grows. What was made from an earlier generation is old and is
 * not shown while the platform works; what was made from the one just before is shown once more and made anew in the
 * background. Answers at once as long as the last check is young.
 */
export type ReadGeneration = () => number | Promise<number>;

interface Options {
  /** A text that differs after every change of what pages show. */
  readVersion: () => string | Promise<string>;
  /** Ms after which data counts as the generation before, for a platform that does not tell of every change. */
  renewAfterMs?: number;
  /** Ms for which a version is waited for. */
  checkTimeoutMs?: number;
  /** Ms of a clock that never goes back. */
  now: () => number;
  log: Logger;
}

/** The version is read at most this often, ms: however many visitors come, the database is asked once a second. */
const CHECK_EVERY_MS = 1_000;
/** A version that does not come within this time, ms, is not waited for: with a page's reads it makes two seconds. */
const CHECK_TIMEOUT_MS = 200;

/** @returns the reader of the generation, which checks the version when it is called and never by itself */
export function createGeneration({
  readVersion,
  renewAfterMs,
  checkTimeoutMs = CHECK_TIMEOUT_MS,
  now,
  log,
}: Options): ReadGeneration {
  let generation = 0;
  let version: string | undefined;
  let renewedAt = now();
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<number> | undefined;
  let isFailing = false;

  const take = (found: string) => {
    // Two steps: what was made before is old at once, also what was made before any version could be read.
    if (found !== version && (version !== undefined || isFailing)) generation += 2;
    if (isFailing) log.info('the version of the catalogue can be read again');
    isFailing = false;
    version = found;
    return generation;
  };
  const fail = (error: unknown) => {
    if (!isFailing) log.warn({ err: error }, 'pages stay as they are: the version of the catalogue cannot be read');
    isFailing = true;
    return generation;
  };

  return () => {
    // Callers wait for a check under way, except while it fails.
    if (checking) return isFailing ? generation : withTimeout(checking, checkTimeoutMs, fail);
    if (now() - checkedAt < CHECK_EVERY_MS) return generation;
    checkedAt = now();
    if (renewAfterMs !== undefined) {
      // Counted in whole steps since the start, so that nothing is shown for longer than two of them.
      const steps = Math.floor((checkedAt - renewedAt) / renewAfterMs);
      generation += steps;
      renewedAt += steps * renewAfterMs;
    }
    const found = tryRead(readVersion);
    if (typeof found === 'string') return take(found);
    checking = found.then(take, fail).finally(() => {
      checking = undefined;
    });
    return isFailing ? generation : withTimeout(checking, checkTimeoutMs, fail);
  };
}

function tryRead(readVersion: Options['readVersion']): string | Promise<string> {
  try {
    return readVersion();
  } catch (error) {
    return Promise.reject(error);
  }
}

function withTimeout(
  checking: Promise<number>,
  timeoutMs: number,
  onLate: (error: unknown) => number,
): Promise<number> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(onLate(new Error('no answer in time'))), timeoutMs);
    void checking.then((generation) => {
      clearTimeout(timer);
      resolve(generation);
    });
  });
}
