import type { Database } from '../db/database.ts';
import { piecesCents } from './order-selection.ts';
import type { RefundParts } from './refund-shares.ts';

export interface KnownRefund extends RefundParts {
  id: number;
  /** UTC, ISO 8601. */
  at: string;
}

/** The refunds of these orders in the order in which they were made, with the pieces that each is for. */
export async function readRefundParts(db: Database, orderIds: readonly number[]): Promise<Map<number, KnownRefund[]>> {
  const found = new Map<number, KnownRefund[]>();
  if (orderIds.length === 0) return found;
  const refunds = await db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where('status', '=', 'done')
    .orderBy('id')
    .execute();
  const lines = await db
    .selectFrom('refund_lines')
    .innerJoin('order_lines', 'order_lines.id', 'refund_lines.order_line_id')
    .selectAll('order_lines')
    .select(['refund_id', 'refund_lines.quantity as returned'])
    .where('order_lines.order_id', 'in', orderIds)
    .execute();
  for (const { id, order_id, amount_cents, created_at } of refunds) {
    const pieces = lines
      .filter(({ refund_id }) => refund_id === id)
      .map(({ returned, ...line }) => ({
        cents: piecesCents({ line, quantity: returned }),
        vatPercent: line.vat_percent,
      }));
    found.set(order_id, [...(found.get(order_id) ?? []), { id, at: created_at, amountCents: amount_cents, pieces }]);
  }
  return found;
}
