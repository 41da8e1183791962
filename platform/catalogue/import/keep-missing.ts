/**
 * A list of the shop with what a file says about parts of it: what the file does not name stays, in its place; what is new
 * follows. A file that names everything decides the order too.
 */
export function keepMissing<Item>(
  known: readonly Item[],
  given: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Item[] {
  const byKey = new Map(given.map((item) => [keyOf(item), item]));
  if (known.every((item) => byKey.has(keyOf(item)))) return given;
  const there = new Set(known.map(keyOf));
  return [...known.map((item) => byKey.get(keyOf(item)) ?? item), ...given.filter((item) => !there.has(keyOf(item)))];
}
