import type { Selectable } from 'kysely';
import { parseAttributes } from '../../cart/carts.ts';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { isPaidBeforeParcel, MANUAL_METHODS } from '../../payments/manual-methods.ts';
import { readOrderNotes } from '../note/order-notes.ts';
import { type ReturnSteps, readReturns } from '../return/read-returns.ts';
import { type AccountedLine, readAccount, readAccounts } from './order-account.ts';
import { type Order, toOrder } from './read-order.ts';

export type OrderSummary = ReturnType<typeof toSummary>;

/** An order as the shop's owner works with it. Amounts are cents. */
export type OwnerOrder = Order &
  Pick<OrderSummary, 'financialStatus' | 'fulfillmentStatus'> & { canceledAt: Date | null } & Awaited<
    ReturnType<typeof readAftermath>
  >;

export interface OrderFilter {
  /** Orders to send: payment is secured or comes at the hand-over, and there is no parcel yet. */
  toPack?: boolean;
  financialStatus?: string | undefined;
  fulfillmentStatus?: string | undefined;
  /** Its money, or a part of it, is still to come. */
  awaitsMoney?: boolean;
  isCancelled?: boolean;
  /** Goods of it come back, or its buyer wants to send them. */
  hasOpenReturn?: boolean;
  /** UTC, ISO 8601. */
  from?: string | undefined;
  /** Only orders that the list has behind this one. */
  behind?: number | undefined;
}

/** The newest orders first; those to pack the oldest first. @param limit all without it */
export async function listOrders(
  db: Database,
  limit: number | undefined,
  filter: OrderFilter = {},
): Promise<OrderSummary[]> {
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
    .$if(filter.awaitsMoney === true, (query) => query.where('financial_status', 'in', ['PENDING', 'PARTIALLY_PAID']))
    .$if(filter.isCancelled === true, (query) => query.where('canceled_at', 'is not', null))
    .$if(filter.hasOpenReturn === true, (query) =>
      query.where('id', 'in', (row) =>
        row
          .selectFrom('returns')
          .select('order_id')
          .where('returns.status', 'in', ['requested', 'open', 'sent', 'received']),
      ),
    )
    .$if(filter.behind !== undefined, (query) => query.where('number', toPack ? '>' : '<', filter.behind ?? 0))
    .$if(from !== undefined, (query) => query.where('processed_at', '>=', from ?? ''))
    .orderBy('number', toPack ? 'asc' : 'desc')
    // Which of them have pieces left, their accounts tell.
    .$if(limit !== undefined && !toPack, (query) => query.limit(limit ?? 0))
    .execute();
  const summaries = await summarize(db, rows);
  return toPack ? summaries.filter(({ left }) => left > 0).slice(0, limit) : summaries;
}

export async function summarize(db: Database, rows: readonly Selectable<Tables['orders']>[]): Promise<OrderSummary[]> {
  const accounts = await readAccounts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toSummary(row, accounts.get(row.id) ?? []));
}

/** @returns null when there is no order of this number */
export async function readOwnerOrder(db: Database, number: number): Promise<OwnerOrder | null> {
  const row = await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
  if (!row) return null;
  return {
    ...(await toOrder(db, row)),
    financialStatus: row.financial_status,
    fulfillmentStatus: row.fulfillment_status,
    canceledAt: row.canceled_at === null ? null : new Date(row.canceled_at),
    ...(await readAftermath(db, row.id)),
  };
}

async function readAftermath(db: Database, orderId: number) {
  const payment = await db
    .selectFrom('payments')
    .select(['gateway', 'status', 'reference', 'amount_cents as amountCents', 'captured_cents as capturedCents'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const account = await readAccount(db, orderId);
  return {
    payment: payment ?? null,
    /** Of the lines, in their order. */
    account,
    parcels: await readParcels(db, orderId, account),
    refunds: await readRefunds(db, orderId, account),
    returns: (await readReturns(db, [orderId])).get(orderId) ?? ([] as ReturnSteps[]),
    /** What staff changed and wrote down, the oldest first. */
    notes: await readOrderNotes(db, orderId),
  };
}

/** What was sent, in the order in which it left. */
export async function readParcels(db: Database, orderId: number, account: readonly AccountedLine[]) {
  const parcels = await db
    .selectFrom('fulfillments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const rows = await db
    .selectFrom('fulfillment_lines')
    .innerJoin('fulfillments', 'fulfillments.id', 'fulfillment_id')
    .select(['fulfillment_id as id', 'order_line_id', 'quantity'])
    .where('order_id', '=', orderId)
    .execute();
  const machines = await db
    .selectFrom('fulfillment_pieces')
    .innerJoin('pieces', 'pieces.id', 'piece_id')
    .innerJoin('fulfillments', 'fulfillments.id', 'fulfillment_id')
    .select(['fulfillment_id', 'serial'])
    .where('order_id', '=', orderId)
    .orderBy('piece_id')
    .execute();
  return parcels.map((parcel) => ({
    id: parcel.id,
    serials: machines.filter(({ fulfillment_id }) => fulfillment_id === parcel.id).map(({ serial }) => serial),
    carrier: parcel.tracking_company,
    number: parcel.tracking_number,
    url: parcel.tracking_url,
    sentAt: new Date(parcel.created_at),
    pieces: toPieces(parcel.id, rows, account),
  }));
}

async function readRefunds(db: Database, orderId: number, account: readonly AccountedLine[]) {
  const refunds = await db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '=', 'done')
    .orderBy('id')
    .execute();
  const rows = await db
    .selectFrom('refund_lines')
    .innerJoin('refunds', 'refunds.id', 'refund_id')
    .select(['refund_id as id', 'order_line_id', 'quantity'])
    .where('order_id', '=', orderId)
    .execute();
  return refunds.map((refund) => ({
    amountCents: refund.amount_cents,
    at: new Date(refund.created_at),
    returnId: refund.return_id,
    pieces: toPieces(refund.id, rows, account),
  }));
}

interface PieceRow {
  /** Of the parcel or the refund. */
  id: number;
  order_line_id: number;
  quantity: number;
}

function toPieces(id: number, rows: readonly PieceRow[], account: readonly AccountedLine[]) {
  return account.flatMap(({ line }) => {
    const row = rows.find((one) => one.id === id && one.order_line_id === line.id);
    return row ? [{ lineId: line.id, sku: line.sku, quantity: row.quantity }] : [];
  });
}

/** An order without personal data: what a list shows. Amounts are cents. */
function toSummary(row: Selectable<Tables['orders']>, account: readonly AccountedLine[]) {
  return {
    number: row.number,
    processedAt: new Date(row.processed_at),
    financialStatus: row.financial_status,
    fulfillmentStatus: row.fulfillment_status,
    /** Pieces. */
    items: account.reduce((sum, { ordered }) => sum + ordered, 0),
    /** Pieces that are still to be sent. */
    left: account.reduce((sum, { left }) => sum + left, 0),
    totalCents: row.total_cents,
    /** Whether the buyer wrote something into the cart or to one of its lines. */
    hasNotes:
      account.some(({ line }) => line.attributes !== '[]') ||
      row.note.trim() !== '' ||
      parseAttributes(row.attributes).length > 0,
  };
}
