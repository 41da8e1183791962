/** Sizes, shapes and formats that are made of one picture in an hour; the store itself asks for a handful. */
const SIZES_PER_PICTURE = 24;
const WINDOW_MS = 60 * 60_000;

/**
 * Bounds how many distinct renderings of one picture are made: their addresses are without number, and each takes a tenth
 * of a second. One that was admitted stays so for its hour.
 *
 * @returns whether this rendering of that picture may be made
 */
export function createSizeLimit(now: () => number) {
  const admitted = new Map<string, Set<string>>();
  let since = now();
  return (picture: string, rendering: string): boolean => {
    if (now() - since >= WINDOW_MS) {
      admitted.clear();
      since = now();
    }
    const known = admitted.get(picture) ?? new Set();
    if (!known.has(rendering) && known.size >= SIZES_PER_PICTURE) return false;
    admitted.set(picture, known.add(rendering));
    return true;
  };
}
