import { trackingUrl } from '#domain/delivery/tracking-url.ts';
import type { Database } from '../db/database.ts';

/** Where the money of an order is, and its parcel: what its buyer is told. */
export interface OrderProgress {
  /**
   * `held`: set aside on the card. `released`: it was only set aside, and is let go of. `refunding`: the gateway is asked
   * to send it back and has not answered yet; until then nothing is sent. `awaited`: it comes by transfer or at the hand-over.
   * `cancelled`: it never came, and the order was called off.
   */
  money: 'held' | 'awaited' | 'cancelled' | 'paid' | 'released' | 'refunding' | 'refunded';
  /** Each has left by itself; none while nothing has left the house. */
  parcels: ParcelProgress[];
  /** Whether something is still to be sent. */
  isPartlySent: boolean;
  /** The refunded amount of a partly refunded order. */
  refundedCents: number;
}

export interface ParcelProgress {
  carrier: string;
  number: string;
  url: string | null;
}

/** @param number of an order that exists */
export async function readOrderProgress(db: Database, number: number): Promise<OrderProgress> {
  const order = await db
    .selectFrom('orders')
    .leftJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.id', 'orders.financial_status as status', 'payments.status as payment', 'orders.canceled_at'])
    .select(['orders.fulfillment_status', 'payments.refunded_cents', 'payments.reference'])
    .where('orders.number', '=', number)
    .executeTakeFirstOrThrow();
  const rows = await db.selectFrom('fulfillments').selectAll().where('order_id', '=', order.id).orderBy('id').execute();
  const parcels = rows.map(({ tracking_company: carrier, tracking_number: number, tracking_url }) => ({
    carrier,
    number,
    url: tracking_url ?? trackingUrl(carrier, number),
  }));
  return {
    money: moneyOf(order.status, order.payment, order.canceled_at !== null, order.reference !== ''),
    parcels,
    isPartlySent: order.fulfillment_status === 'PARTIALLY_FULFILLED',
    refundedCents: order.status === 'PARTIALLY_REFUNDED' ? (order.refunded_cents ?? 0) : 0,
  };
}

/** An order whose money was only let go of is called refunded too: its payment tells the two apart. */
function moneyOf(
  status: string,
  payment: string | null,
  isCancelled: boolean,
  wasHeld: boolean,
): OrderProgress['money'] {
  if (isCancelled && status === 'VOIDED' && !wasHeld) return 'cancelled';
  if (payment === 'pending') return 'awaited';
  if (payment === 'voided' || status === 'VOIDED') return 'released';
  if (status === 'REFUNDED') return 'refunded';
  if (payment === 'refunding') return 'refunding';
  return status === 'AUTHORIZED' ? 'held' : 'paid';
}
