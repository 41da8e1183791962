/** The pieces of orders: ordered, sent, refunded, returned, left. Lists, slips, parcels, mails, pages and the API all read this account. */

import type { Selectable } from 'kysely';
import { accountOf, type LineAccount } from '#domain/order/line-account.ts';
import type { Database, Trx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { returnStock } from '../../stock/return-stock.ts';

export type OrderLineRow = Selectable<Tables['order_lines']>;

export interface AccountedLine extends LineAccount {
  line: OrderLineRow;
}

/** An order whose money went back, or never comes. */
export function isCalledOff(order: { financial_status: string; canceled_at: string | null }): boolean {
  return order.canceled_at !== null || ['REFUNDED', 'VOIDED'].includes(order.financial_status);
}

export async function readAccount(db: Database, orderId: number): Promise<AccountedLine[]> {
  return (await readAccounts(db, [orderId])).get(orderId) ?? [];
}

/** The lines of each order, by the order's row and in their order. */
export async function readAccounts(db: Database, orderIds: readonly number[]): Promise<Map<number, AccountedLine[]>> {
  const accounts = new Map(orderIds.map((id): [number, AccountedLine[]] => [id, []]));
  if (orderIds.length === 0) return accounts;
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'financial_status', 'canceled_at'])
    .where('id', 'in', orderIds)
    .execute();
  const calledOff = new Set(orders.filter(isCalledOff).map(({ id }) => id));
  const history = await readHistory(db, orderIds);
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .execute();
  for (const line of lines)
    accounts.get(line.order_id)?.push({ line, ...accountOf(history(line), calledOff.has(line.order_id)) });
  return accounts;
}

async function readHistory(db: Database, orderIds: readonly number[]) {
  const parcels = await db
    .selectFrom('fulfillment_lines')
    .innerJoin('fulfillments', 'fulfillments.id', 'fulfillment_id')
    .select(['order_line_id', 'quantity'])
    .where('order_id', 'in', orderIds)
    .execute();
  const returns = await db
    .selectFrom('return_lines')
    .innerJoin('returns', 'returns.id', 'return_id')
    .select(['returns.id', 'order_line_id', 'quantity', 'received_at', 'restocked'])
    .where('order_id', 'in', orderIds)
    // A withdrawal from goods that never left is closed without an arrival.
    .where((row) => row.or([row('received_at', 'is not', null), row('status', 'in', ['requested', 'open', 'sent'])]))
    .execute();
  const refunds = await db
    .selectFrom('refund_lines')
    .innerJoin('refunds', 'refunds.id', 'refund_id')
    .select(['order_line_id', 'quantity', 'return_id', 'restocked', 'status'])
    .where('order_id', 'in', orderIds)
    .orderBy('refunds.id')
    .execute();
  const byLine = {
    parcels: Map.groupBy(parcels, ({ order_line_id }) => order_line_id),
    returns: Map.groupBy(returns, ({ order_line_id }) => order_line_id),
    refunds: Map.groupBy(refunds, ({ order_line_id }) => order_line_id),
  };
  return ({ id, quantity: ordered }: OrderLineRow) => ({
    ordered,
    sent: (byLine.parcels.get(id) ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
    returns: (byLine.returns.get(id) ?? []).map(({ id: returnId, quantity, received_at, restocked }) => ({
      id: returnId,
      quantity,
      hasArrived: received_at !== null,
      isRestocked: restocked === 1,
    })),
    refunds: (byLine.refunds.get(id) ?? []).map(({ quantity, return_id, restocked, status }) => ({
      quantity,
      returnId: return_id,
      isRestocked: status === 'done' && restocked === 1,
    })),
  });
}

/**
 * Brings stock and fulfilment status in line with the account, after a parcel, refund, return or cancellation was written.
 * Locks: variants by id.
 *
 * @param before the account before that
 */
export async function settleAccount(trx: Trx, orderId: number, before: readonly AccountedLine[]): Promise<void> {
  const after = await readAccount(trx, orderId);
  const known = new Map(before.map(({ line, restocked }) => [line.id, restocked]));
  await returnStock(
    trx,
    after
      .map(({ line, restocked }) => ({
        variantId: line.variant_id,
        quantity: restocked - (known.get(line.id) ?? 0),
      }))
      .filter(({ quantity }) => quantity > 0),
  );
  const wasSent = after.some(({ sent }) => sent > 0);
  const isMore = after.some(({ left }) => left > 0);
  await trx
    .updateTable('orders')
    .set({ fulfillment_status: wasSent ? (isMore ? 'PARTIALLY_FULFILLED' : 'FULFILLED') : 'UNFULFILLED' })
    .where('id', '=', orderId)
    .execute();
}
