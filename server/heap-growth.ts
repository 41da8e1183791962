/** How much a large shop's heap may grow before it is cleaned; that of a small one grows as bin/node-options.json says. */
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import nodeOptions from '../bin/node-options.json' with { type: 'json' };

const LARGE_SHOP = 2_000;
/** What a hundred pages leave behind, and more. */
const ROOM_BYTES = 128 * 2 ** 20;
const USUAL_PERCENT = Number(/heap-growing-percent=(\d+)/.exec(nodeOptions.flags.join(' '))?.[1]);

/**
 * Each cleaning looks at all products, 25 to 35 ms in a shop of 10,000, and a page that is made meanwhile waits for it.
 *
 * @param usedBytes of the heap when the products have been read
 * @returns per cent
 */
export function growthOf(products: number, usedBytes: number): number {
  const room = products < LARGE_SHOP ? 0 : Math.round((ROOM_BYTES / usedBytes) * 100);
  return Math.max(USUAL_PERCENT, room);
}

/** To be called when the products have been read. */
export function setHeapGrowth(products: number): void {
  setFlagsFromString(`--heap-growing-percent=${growthOf(products, getHeapStatistics().used_heap_size)}`);
}
