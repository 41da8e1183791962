/** Pages on each side of the current one. */
const BESIDE = 2;

/** The numbers under a list: the first page, the last, and those around the current one, ascending. */
export function pagesShown(page: number, pages: number): number[] {
  const around = Array.from({ length: 2 * BESIDE + 1 }, (_, index) => page - BESIDE + index);
  return [...new Set([1, ...around, pages])].filter((number) => number >= 1 && number <= pages);
}
