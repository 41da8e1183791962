/** Some pieces of an order: those of a parcel, a refund, a return. */

import { allocate } from '#domain/money/money.ts';
import { skuAmong } from '../../catalogue/skus.ts';
import type { AccountedLine, OrderLineRow } from './order-account.ts';

/** Pieces of one line, by its SKU. */
export interface Pieces {
  sku: string;
  quantity: number;
}

export interface SelectedLine {
  line: OrderLineRow;
  quantity: number;
}

/**
 * Finds the pieces that are asked for among those that are free.
 *
 * @param freeOf how many pieces of a line can be taken
 * @param pieces undefined asks for all that are free
 * @returns null when there are not so many, or none, or for what is no number of pieces
 */
export function selectPieces(
  lines: readonly AccountedLine[],
  freeOf: (account: AccountedLine) => number,
  pieces?: readonly Pieces[],
): SelectedLine[] | null {
  if (pieces?.some(({ quantity }) => !Number.isInteger(quantity) || quantity < 0)) return null;
  const wanted = new Map<string, number>();
  const skus = lines.map(({ line }) => line.sku);
  for (const { sku: typed, quantity } of pieces ?? []) {
    const sku = skuAmong(skus, typed) ?? typed;
    wanted.set(sku, (wanted.get(sku) ?? 0) + quantity);
  }
  const selected: SelectedLine[] = [];
  for (const account of lines) {
    const { line } = account;
    const free = freeOf(account);
    const quantity = pieces ? Math.min(free, wanted.get(line.sku) ?? 0) : free;
    if (quantity > 0) selected.push({ line, quantity });
    wanted.set(line.sku, (wanted.get(line.sku) ?? 0) - quantity);
  }
  const isMissing = [...wanted.values()].some((quantity) => quantity > 0);
  return isMissing || selected.length === 0 ? null : selected;
}

/**
 * The price of these pieces after their discount; all pieces of a line together cost exactly the line.
 *
 * @param before pieces of the line that were refunded before
 */
export function piecesCents({ line, quantity }: SelectedLine, before: number): number {
  const shares = allocate(line.total_cents - line.discount_cents, Array<number>(line.quantity).fill(1));
  return shares.slice(before, before + quantity).reduce((sum, share) => sum + share, 0);
}
