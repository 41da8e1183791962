/** The first items that a whole sort would give; equal items keep their order. One pass, for lists of many thousands. */
export function fewBest<Item>(
  items: Iterable<Item>,
  limit: number,
  compare: (one: Item, other: Item) => number,
): Item[] {
  const best: Item[] = [];
  for (const item of items) {
    const last = best[limit - 1];
    if (last !== undefined && compare(last, item) <= 0) continue;
    const place = best.findIndex((other) => compare(item, other) < 0);
    best.splice(place < 0 ? best.length : place, 0, item);
    if (best.length > limit) best.pop();
  }
  return best;
}

/** Picks at most so many items of a list, evenly spread. */
export function spread<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items;
  return Array.from({ length: most }, (_, index) => items[Math.floor((index * items.length) / most)] as Item);
}
