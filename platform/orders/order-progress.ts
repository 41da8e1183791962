import type { Transaction } from 'kysely';
import { trackingUrl } from '#domain/tracking-url.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

/** Where the money of an order is, and its parcel: what its buyer is told. */
export interface OrderProgress {
  /**
   * `held`: set aside on the card. `released`: it was only set aside, and is let go of. `refunding`: the gateway is asked
   * to send it back and has not answered yet; until then nothing is sent. `awaited`: it comes by transfer or at the hand-over.
   * `cancelled`: it never came, and the order was called off.
   */
  money: 'held' | 'awaited' | 'cancelled' | 'paid' | 'released' | 'refunding' | 'refunded';
  /** Null while nothing has left the house. */
  parcel: { carrier: string; number: string; url: string | null } | null;
}

/** @param number of an order that exists */
export async function readOrderProgress(db: Database | Transaction<Tables>, number: number): Promise<OrderProgress> {
  const order = await db
    .selectFrom('orders')
    .leftJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.id', 'orders.financial_status as status', 'payments.status as payment', 'orders.canceled_at'])
    .where('orders.number', '=', number)
    .executeTakeFirstOrThrow();
  const parcel = await db.selectFrom('fulfillments').selectAll().where('order_id', '=', order.id).executeTakeFirst();
  return {
    money: moneyOf(order.status, order.payment, order.canceled_at !== null),
    parcel: parcel
      ? {
          carrier: parcel.tracking_company,
          number: parcel.tracking_number,
          url: parcel.tracking_url ?? trackingUrl(parcel.tracking_company, parcel.tracking_number),
        }
      : null,
  };
}

/** An order whose money was only let go of is called refunded too: its payment tells the two apart. */
function moneyOf(status: string, payment: string | null, isCancelled: boolean): OrderProgress['money'] {
  if (isCancelled && status === 'VOIDED') return 'cancelled';
  if (payment === 'pending') return 'awaited';
  if (payment === 'voided' || status === 'VOIDED') return 'released';
  if (status === 'REFUNDED') return 'refunded';
  if (payment === 'refunding') return 'refunding';
  return status === 'AUTHORIZED' ? 'held' : 'paid';
}
