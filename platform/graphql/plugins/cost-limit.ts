import { LRUCache } from 'lru-cache';
import { readListBounds } from '../../catalogue/search/list-bounds.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../api-error.ts';
import { LIMITS } from '../document-limits.ts';
import { operationCost } from '../operation-cost.ts';
import type { ApiPlugin } from '../request-context.ts';

/** A client's allowance, in the units of `operationCost`. */
interface ThrottleStatus {
  maximumAvailable: number;
  currentlyAvailable: number;
  /** Comes back each second. */
  restoreRate: number;
}

/** Four of the most costly operations at once. */
const MAXIMUM = 2_000_000;
const RESTORE_RATE = 200_000;
/** How many addresses are remembered; one that is forgotten begins with a full bucket. */
const ADDRESSES = 10_000;

/** How much each address may ask for: a bucket that every operation takes its cost from. */
export class CostBuckets {
  readonly #buckets = new LRUCache<string, { left: number; at: number }>({ max: ADDRESSES });

  /** @param now milliseconds */
  take(address: string, cost: number, now: number): { isTaken: boolean; status: ThrottleStatus } {
    const bucket = this.#buckets.get(address) ?? { left: MAXIMUM, at: now };
    const restored = (Math.max(0, now - bucket.at) * RESTORE_RATE) / 1_000;
    const left = Math.min(MAXIMUM, bucket.left + restored);
    const isTaken = cost <= left;
    const rest = isTaken ? left - cost : left;
    this.#buckets.set(address, { left: rest, at: now });
    const currentlyAvailable = Math.floor(rest);
    return { isTaken, status: { maximumAvailable: MAXIMUM, currentlyAvailable, restoreRate: RESTORE_RATE } };
  }
}

interface Options {
  db: Database;
  now: () => Date;
  buckets: CostBuckets;
  emptyFields: readonly string[];
}

/**
 * Refuses an operation that would answer too many fields, and one more than its address may ask for, before it runs.
 *
 * @param options.buckets shared by all versions of the API
 * @param options.emptyFields lists that cost nothing, since they are always empty
 */
export function costLimit({ db, now, buckets, emptyFields }: Options): ApiPlugin {
  const empty = Object.fromEntries(emptyFields.map((name) => [name, 0]));
  return {
    async onExecute({ args: { document }, context, setResultAndStopExecution }) {
      const { operation, variables, catalogue, buyerAddress } = context;
      const bounds = { ...(await readListBounds(db, catalogue.versions)), ...empty };
      let cost = operationCost(document, operation, variables, bounds);
      // Clients ask all collections for all their products. How many those are, only the whole catalogue says.
      if (cost > LIMITS.cost) {
        const { collections } = await catalogue.whole();
        const memberships = collections.reduce((sum, { products }) => sum + products.length, 0);
        cost = operationCost(document, operation, variables, bounds, memberships);
      }
      if (cost > LIMITS.cost) {
        const message = `The query asks for about ${cost} fields, the limit is ${LIMITS.cost}. Ask for fewer items at once.`;
        return setResultAndStopExecution({ errors: [new ApiError('MAX_COMPLEXITY_EXCEEDED', message)] });
      }
      // The store's own server asks without an address, and is not held up.
      if (buyerAddress === null) return;
      const { isTaken, status } = buckets.take(buyerAddress, cost, now().getTime());
      if (isTaken) return;
      const throttled = new ApiError('THROTTLED', 'Throttled');
      Object.assign(throttled.extensions, {
        cost: { requestedQueryCost: cost, actualQueryCost: null, throttleStatus: status },
      });
      setResultAndStopExecution({ errors: [throttled] });
    },
  };
}
