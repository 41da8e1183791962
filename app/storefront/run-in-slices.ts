import type { Steps } from '#domain/steps.ts';

/** So long one slice of a long work may take, ms: who asks for a page in between waits no longer. */
const SLICE_MS = 8;

/**
 * Runs a long work in slices, between which everything else of the process goes on. It begins with a turn of its own: one such
 * work often follows another, or a query of the database, without a turn between them.
 */
export async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    await new Promise((resolve) => setImmediate(resolve));
    const until = performance.now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
  }
}

/** A few items a step: to read and describe one product takes half a millisecond. */
export function* eachStep<Item>(items: readonly Item[], see: (item: Item, at: number) => void): Steps<void> {
  for (const [at, item] of items.entries()) {
    see(item, at);
    if (at % 4 === 3) yield;
  }
}
