import type { Selectable } from 'kysely';
import { parseAttributes } from '../cart/carts.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { isPaidBeforeParcel, MANUAL_METHODS } from '../payments/manual-gateway.ts';
import { type Order, toOrder } from './read-order.ts';

export type OrderSummary = ReturnType<typeof toSummary>;

/** An order as the shop's owner works with it. Amounts are cents. */
export type OwnerOrder = Order &
  Pick<OrderSummary, 'financialStatus' | 'fulfillmentStatus'> &
  Awaited<ReturnType<typeof readAftermath>>;

export interface OrderFilter {
  /** Orders to send: payment is secured or comes at the hand-over, and there is no parcel yet. */
  toPack?: boolean;
  financialStatus?: string | undefined;
  fulfillmentStatus?: string | undefined;
  /** UTC, ISO 8601. */
  from?: string | undefined;
}

/** The newest orders first; those to pack the oldest first. */
export async function listOrders(db: Database, limit: number, filter: OrderFilter = {}): Promise<OrderSummary[]> {
  const { toPack, financialStatus, fulfillmentStatus, from } = filter;
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .$if(toPack === true, (query) =>
      query
        .where((row) =>
          row.or([
            row('financial_status', 'in', ['AUTHORIZED', 'PAID', 'PARTIALLY_REFUNDED']),
            // A parcel that is paid at the door, or an order that is paid in the shop, leaves before the money comes; so does
            // an order whose card paid only a part.
            row.and([
              row('financial_status', 'in', ['PENDING', 'PARTIALLY_PAID']),
              row('payment_method', 'not in', MANUAL_METHODS.filter(isPaidBeforeParcel)),
            ]),
          ]),
        )
        .where('fulfillment_status', 'in', ['UNFULFILLED', 'PARTIALLY_FULFILLED'])
        .where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom('returns')
                .select('returns.id')
                .whereRef('returns.order_id', '=', 'orders.id')
                .where('returns.status', '=', 'requested'),
            ),
          ),
        ),
    )
    .$if(financialStatus !== undefined, (query) => query.where('financial_status', '=', financialStatus ?? ''))
    .$if(fulfillmentStatus !== undefined, (query) => query.where('fulfillment_status', '=', fulfillmentStatus ?? ''))
    .$if(from !== undefined, (query) => query.where('processed_at', '>=', from ?? ''))
    .orderBy('number', toPack ? 'asc' : 'desc')
    .limit(limit)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const counts = await db
    .selectFrom('order_lines')
    .select(['order_id', (row) => row.fn.sum<number | string>('quantity').as('items')])
    .select((row) => row.fn.max(row.case().when('attributes', '=', '[]').then(0).else(1).end()).as('hasNotes'))
    .where('order_id', 'in', ids)
    .groupBy('order_id')
    .execute();
  const countOf = new Map(counts.map((row) => [row.order_id, row]));
  return rows.map((row) => {
    const { items, hasNotes } = countOf.get(row.id) ?? { items: 0, hasNotes: 0 };
    return toSummary(row, Number(items), hasNotes === 1);
  });
}

/** @returns null when there is no order of this number */
export async function readOwnerOrder(db: Database, number: number): Promise<OwnerOrder | null> {
  const row = await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
  if (!row) return null;
  return {
    ...(await toOrder(db, row)),
    financialStatus: row.financial_status,
    fulfillmentStatus: row.fulfillment_status,
    ...(await readAftermath(db, row.id)),
  };
}

async function readAftermath(db: Database, orderId: number) {
  const payment = await db
    .selectFrom('payments')
    .select(['gateway', 'status', 'reference', 'captured_cents as capturedCents'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const parcels = await db
    .selectFrom('fulfillments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '=', 'done')
    .orderBy('id')
    .execute();
  const refund = refunds.at(-1);
  return {
    payment: payment ?? null,
    parcels: parcels.map((parcel) => ({
      carrier: parcel.tracking_company,
      number: parcel.tracking_number,
      url: parcel.tracking_url,
      sentAt: new Date(parcel.created_at),
    })),
    refund: refund
      ? {
          amountCents: refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
          restocked: refund.restocked === 1,
          at: new Date(refund.created_at),
        }
      : null,
  };
}

/** An order without personal data: what a list shows. Amounts are cents. @param items pieces */
function toSummary(row: Selectable<Tables['orders']>, items: number, hasLineNotes: boolean) {
  return {
    number: row.number,
    processedAt: new Date(row.processed_at),
    financialStatus: row.financial_status,
    fulfillmentStatus: row.fulfillment_status,
    items,
    totalCents: row.total_cents,
    /** Whether the buyer wrote something into the cart or to one of its lines. */
    hasNotes: hasLineNotes || row.note.trim() !== '' || parseAttributes(row.attributes).length > 0,
  };
}
