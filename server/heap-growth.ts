/** How much a large shop's heap may grow before it is cleaned; that of a small one grows as bin/node-options.json says. */
import { getHeapStatistics, setFlagsFromString } from 'node:v8';

const LARGE_SHOP = 2_000;

export const isLargeShop = (products: number): boolean => products >= LARGE_SHOP;

/** Six hundred pages of filters and searches leave about 10 MB behind, measured with 10,152 products. */
const ROOM_BYTES = 64 * 2 ** 20;
/** Pages, answers and compiled code that are kept later and are in use then, too: 60 MB became 80 with 10,152 products. */
const KEPT_LATER_BYTES = 20 * 2 ** 20;
/** As in bin/node-options.json. */
export const USUAL_PERCENT = 15;

/**
 * Each cleaning looks at all products, 25 to 35 ms in a shop of 10,000, and a page that is made meanwhile waits for it.
 *
 * @param usedBytes of the heap when the products have been read
 * @returns per cent, or null where the usual growth is enough
 */
export function growthOf(products: number, usedBytes: number): number | null {
  const percent = Math.round((ROOM_BYTES / (usedBytes + KEPT_LATER_BYTES)) * 100);
  return !isLargeShop(products) || percent <= USUAL_PERCENT ? null : percent;
}

/** To be called when the products have been read. */
export function setHeapGrowth(products: number): void {
  const percent = growthOf(products, getHeapStatistics().used_heap_size);
  if (percent !== null) setFlagsFromString(`--heap-growing-percent=${percent}`);
}
