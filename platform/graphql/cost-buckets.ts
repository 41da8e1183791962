import { BoundedCache } from '../bounded-cache.ts';

/** What a client is told of its allowance, in the units of `operationCost`. */
export interface ThrottleStatus {
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
  readonly #buckets = new BoundedCache<{ left: number; at: number; size: 1 }>(ADDRESSES);

  /** @param now milliseconds */
  take(address: string, cost: number, now: number): { isTaken: boolean; status: ThrottleStatus } {
    const bucket = this.#buckets.get(address) ?? { left: MAXIMUM, at: now };
    const restored = (Math.max(0, now - bucket.at) * RESTORE_RATE) / 1_000;
    const left = Math.min(MAXIMUM, bucket.left + restored);
    const isTaken = cost <= left;
    const rest = isTaken ? left - cost : left;
    this.#buckets.set(address, { left: rest, at: now, size: 1 });
    const currentlyAvailable = Math.floor(rest);
    return { isTaken, status: { maximumAvailable: MAXIMUM, currentlyAvailable, restoreRate: RESTORE_RATE } };
  }
}
