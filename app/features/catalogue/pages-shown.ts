/** Pages on each side of the current one. */
const BESIDE = 2;

/** The numbers under a list, ascending: the first page, the last, and those around the current one. Some follow a gap. */
export function pagesShown(page: number, pages: number): { number: number; isAfterGap: boolean }[] {
  const around = Array.from({ length: 2 * BESIDE + 1 }, (_, index) => page - BESIDE + index);
  const numbers = [...new Set([1, ...around, pages])].filter((number) => number >= 1 && number <= pages);
  return numbers.map((number, index) => ({ number, isAfterGap: number - (numbers[index - 1] ?? 0) > 1 }));
}
