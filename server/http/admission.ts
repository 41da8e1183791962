import type { Logger } from 'pino';

/** The store has more to do than it can answer soon. */
export class Overloaded extends Error {
  override name = 'Overloaded';
  readonly code = 'OVERLOADED';
}

/** Does the work when its turn comes. @throws Overloaded instead, and what the work throws */
export type Admit = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

interface Bounds {
  /** Requests whose answers are being made. */
  underWay: number;
  /** Requests that wait for their turn. */
  waiting: number;
  /** How long one waits, ms. */
  waitMs: number;
}

/**
 * Ten times what a shop of 200 orders a day has at once in its best hour. Those that wait are answered within a second or two on a small
 * machine; a request that would wait longer is refused.
 */
const BOUNDS: Bounds = { underWay: 64, waiting: 256, waitMs: 3_000 };
const REPORT_EVERY_MS = 60_000;

/**
 * Bounds the work that is under way, so that a flood delays neither what was admitted nor what passes by: checks of health, files and
 * cached pages. One piece of work begins in each turn of the event loop, and what has arrived meanwhile is served between two of them.
 */
export function createAdmission(log: Logger, { underWay, waiting, waitMs }: Bounds = BOUNDS): Admit {
  const queue: { start: () => void }[] = [];
  let running = 0;
  let isTurnAsked = false;
  let refused = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;
  const refuse = () => {
    refused += 1;
    if (performance.now() - reportedAt >= REPORT_EVERY_MS) {
      log.warn({ refused, running }, 'requests refused: too many at once');
      reportedAt = performance.now();
      refused = 0;
    }
    return new Overloaded('too many requests at once');
  };
  const askForTurn = () => {
    if (isTurnAsked || queue.length === 0 || running >= underWay) return;
    isTurnAsked = true;
    setImmediate(() => {
      isTurnAsked = false;
      queue.shift()?.start();
      askForTurn();
    });
  };
  const turn = () =>
    new Promise<void>((resolve, reject) => {
      if (queue.length >= waiting) return reject(refuse());
      const place = {
        start() {
          clearTimeout(timer);
          running += 1;
          resolve();
        },
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(place), 1);
        reject(refuse());
      }, waitMs);
      queue.push(place);
      askForTurn();
    });
  return async (work) => {
    await turn();
    try {
      return await work();
    } finally {
      running -= 1;
      askForTurn();
    }
  };
}
