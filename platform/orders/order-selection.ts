/** Some pieces of an order: those of a parcel, a refund, a return. */

import type { Selectable } from 'kysely';
import { allocate } from '#domain/money/money.ts';
import type { Database, Trx } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

/** Pieces of one line, by its SKU. */
export interface Pieces {
  sku: string;
  quantity: number;
}

export type OrderLineRow = Selectable<Tables['order_lines']>;

export interface SelectedLine {
  line: OrderLineRow;
  quantity: number;
}

export async function readLineRows(db: Database, orderId: number): Promise<OrderLineRow[]> {
  return db.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('position').execute();
}

type PieceTable = 'fulfillment_lines' | 'refund_lines' | 'return_lines';

/** How many pieces of each line are in parcels, refunds or returns already. */
async function countPieces(trx: Trx, table: PieceTable, lineIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await trx
    .selectFrom(table as 'refund_lines')
    .select(['order_line_id', (row) => row.fn.sum<number | string>('quantity').as('quantity')])
    .where('order_line_id', 'in', lineIds)
    .groupBy('order_line_id')
    .execute();
  return new Map(rows.map((row) => [row.order_line_id, Number(row.quantity)]));
}

/**
 * Finds the pieces that are asked for among those that are not in the table yet.
 *
 * @param pieces undefined asks for all that are left
 * @returns null when there are not so many, or none
 */
export async function selectPieces(
  trx: Trx,
  table: PieceTable,
  orderId: number,
  pieces?: readonly Pieces[],
): Promise<{ selected: SelectedLine[]; isRest: boolean } | null> {
  const lines = await readLineRows(trx, orderId);
  const lineIds = lines.map(({ id }) => id);
  const gone = await countPieces(trx, table, lineIds);
  const wanted = new Map<string, number>();
  for (const { sku, quantity } of pieces ?? []) wanted.set(sku, (wanted.get(sku) ?? 0) + quantity);
  let left = 0;
  const selected: SelectedLine[] = [];
  for (const line of lines) {
    const free = line.quantity - (gone.get(line.id) ?? 0);
    const asked = pieces ? Math.min(free, wanted.get(line.sku) ?? 0) : free;
    if (asked > 0) selected.push({ line, quantity: asked });
    wanted.set(line.sku, (wanted.get(line.sku) ?? 0) - asked);
    left += free - asked;
  }
  const isMissing = [...wanted.values()].some((quantity) => quantity > 0);
  return isMissing || selected.length === 0 ? null : { selected, isRest: left === 0 };
}

/** The price of these pieces after their discount; all pieces of a line together cost exactly the line. */
export function piecesCents({ line, quantity }: SelectedLine): number {
  const shares = allocate(line.total_cents - line.discount_cents, Array<number>(line.quantity).fill(1));
  return shares.slice(0, quantity).reduce((sum, share) => sum + share, 0);
}
