import { nextTurn } from '#domain/next-turn.ts';
import type { Steps } from '#domain/steps.ts';

/** So long one slice of a long work may take, ms: who asks for a page in between waits no longer. */
const SLICE_MS = 8;

/**
 * Runs a long work in slices, between which everything else of the process goes on. After a slice that was half used it also
 * ends with a turn: another such work often follows, or a query of the database, without one between them.
 */
export async function runInSlices<Result>(steps: Steps<Result>, pause = nextTurn): Promise<Result> {
  let began = performance.now();
  for (;;) {
    const step = steps.next();
    if (performance.now() - began >= (step.done ? SLICE_MS / 2 : SLICE_MS)) {
      await pause();
      began = performance.now();
    }
    if (step.done) return step.value;
  }
}

/** A few items a step: to read and describe one product takes half a millisecond. */
export function* eachStep<Item>(items: readonly Item[], see: (item: Item, at: number) => void): Steps<void> {
  for (const [at, item] of items.entries()) {
    see(item, at);
    if (at % 4 === 3) yield;
  }
}
