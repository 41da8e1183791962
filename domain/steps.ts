/**
 * Long work in short steps: a generator that stops every millisecond or so. Tests and programs run it at once; a server lets
 * others in between (app/storefront/run-in-slices.ts).
 */
export type Steps<Result> = Generator<void, Result, void>;

/** All steps, one after the other. */
export function runAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Items of a list for one step: a few hundred cheap ones take less than a millisecond. */
const ITEMS = 256;

/** The list in parts of a few hundred, each with the place of its first item. */
export function* inParts<Item>(items: ArrayLike<Item>, see: (item: Item, at: number) => void): Steps<void> {
  for (let from = 0; from < items.length; from += ITEMS) {
    const to = Math.min(items.length, from + ITEMS);
    for (let index = from; index < to; index += 1) see(items[index] as Item, index);
    yield;
  }
}

/** A sorted copy; equal items keep their order, as in `toSorted`. */
export function* sortSteps<Item>(items: readonly Item[], compare: (one: Item, other: Item) => number): Steps<Item[]> {
  let source: Item[] = [];
  for (let from = 0; from < items.length; from += ITEMS) {
    for (const item of items.slice(from, from + ITEMS).sort(compare)) source.push(item);
    yield;
  }
  let target = new Array<Item>(source.length);
  for (let width = ITEMS; width < source.length; width *= 2) {
    let written = 0;
    while (written < source.length) {
      const middle = Math.min(source.length, written + width);
      const end = Math.min(source.length, written + 2 * width);
      let [left, right] = [written, middle];
      // Lists that were written down in their order cost one look at each seam.
      const isInOrder = middle >= end || compare(source[middle - 1] as Item, source[middle] as Item) <= 0;
      for (; written < end; written += 1) {
        const takesLeft = isInOrder
          ? written < middle
          : left < middle && (right >= end || compare(source[left] as Item, source[right] as Item) <= 0);
        target[written] = source[takesLeft ? left++ : right++] as Item;
        if (written % ITEMS === 0) yield;
      }
    }
    [source, target] = [target, source];
  }
  return source;
}
