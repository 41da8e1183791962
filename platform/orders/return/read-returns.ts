import type { Database } from '../../db/database.ts';
import type { ReturnReason } from './returns.ts';

/** A return with the day of each step that it has taken; the instants are UTC, ISO 8601. */
export interface ReturnSteps {
  id: number;
  /** `requested`: staff must decide. `open`: the parcel is awaited. `closed`: the money is back. */
  status: 'requested' | 'open' | 'sent' | 'received' | 'closed' | 'declined';
  reason: ReturnReason;
  requestedAt: string;
  sentAt: string | null;
  carrier: string;
  trackingNumber: string;
  receivedAt: string | null;
  refundedAt: string | null;
  refundedCents: number;
  /** The goods that a withdrawal named, in the buyer's words. */
  items: string;
  lines: { title: string; sku: string; quantity: number }[];
}

/** Of these orders, by the order's row; the oldest first. */
export async function readReturns(db: Database, orderIds: readonly number[]): Promise<Map<number, ReturnSteps[]>> {
  const found = new Map(orderIds.map((id): [number, ReturnSteps[]] => [id, []]));
  if (orderIds.length === 0) return found;
  const rows = await db.selectFrom('returns').selectAll().where('order_id', 'in', orderIds).orderBy('id').execute();
  if (rows.length === 0) return found;
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .selectFrom('return_lines')
    .innerJoin('order_lines', 'order_lines.id', 'return_lines.order_line_id')
    .select(['return_id', 'title', 'sku', 'return_lines.quantity'])
    .where('return_id', 'in', ids)
    .orderBy('order_lines.position')
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select(['return_id', 'amount_cents', 'created_at'])
    .where('return_id', 'in', ids)
    .where('status', '=', 'done')
    .orderBy('id')
    .execute();
  for (const row of rows) {
    const paid = refunds.filter(({ return_id }) => return_id === row.id);
    found.get(row.order_id)?.push({
      id: row.id,
      status: row.status,
      reason: row.reason,
      requestedAt: row.created_at,
      sentAt: row.sent_at,
      carrier: row.carrier,
      trackingNumber: row.tracking_number,
      receivedAt: row.received_at,
      refundedAt: paid.at(-1)?.created_at ?? null,
      refundedCents: paid.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
      items: row.items,
      lines: lines
        .filter(({ return_id }) => return_id === row.id)
        .map(({ title, sku, quantity }) => ({ title, sku, quantity })),
    });
  }
  return found;
}

/** The newest first, each with its order's number. */
export async function listReturns(
  { db }: { db: Database },
  limit: number,
): Promise<(ReturnSteps & { order: number })[]> {
  const orders = await db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select(['returns.id', 'orders.id as orderId', 'orders.number'])
    .orderBy('returns.id', 'desc')
    .limit(limit)
    .execute();
  const steps = await readReturns(db, [...new Set(orders.map(({ orderId }) => orderId))]);
  return orders.flatMap(({ id, orderId, number }) => {
    const known = steps.get(orderId)?.find((one) => one.id === id);
    return known ? [{ ...known, order: number }] : [];
  });
}
