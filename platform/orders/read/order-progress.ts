import { trackingUrl } from '#domain/delivery/tracking-url.ts';
import { type LineAccount, withdrawable } from '#domain/order/line-account.ts';
import type { Database } from '../../db/database.ts';
import { readAccount } from './order-account.ts';

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
  /** What is left to pay. */
  awaitedCents: number;
  /** The money that went back. */
  refundedCents: number;
  /** Where the pieces of each line are, in the order of the lines. */
  pieces: (Pick<LineAccount, 'ordered' | 'sent' | 'refunded' | 'left'> & { withdrawable: number })[];
}

export interface ParcelProgress {
  carrier: string;
  number: string;
  url: string | null;
  sentAt: Date;
}

/** @param number of an order that exists */
export async function readOrderProgress(db: Database, number: number): Promise<OrderProgress> {
  const order = await db
    .selectFrom('orders')
    .leftJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.id', 'orders.financial_status as status', 'payments.status as payment', 'orders.canceled_at'])
    .select(['payments.amount_cents', 'payments.captured_cents', 'payments.refunded_cents', 'payments.reference'])
    .where('orders.number', '=', number)
    .executeTakeFirstOrThrow();
  const rows = await db.selectFrom('fulfillments').selectAll().where('order_id', '=', order.id).orderBy('id').execute();
  const parcels = rows.map(({ tracking_company: carrier, tracking_number: number, tracking_url, created_at }) => ({
    carrier,
    number,
    url: tracking_url ?? trackingUrl(carrier, number),
    sentAt: new Date(created_at),
  }));
  const pieces = await readAccount(db, order.id);
  const money = moneyOf(order.status, order.payment, order.canceled_at !== null, order.reference !== '');
  const isMore = pieces.some(({ left }) => left > 0);
  return {
    // All pieces were given up before anything was sent; the shop kept only what its service cost.
    money: money === 'paid' && !isMore && parcels.length === 0 ? 'refunded' : money,
    parcels,
    isPartlySent: parcels.length > 0 && isMore,
    awaitedCents: (order.amount_cents ?? 0) - (order.captured_cents ?? 0),
    refundedCents: order.refunded_cents ?? 0,
    pieces: pieces.map((piece) => ({
      ordered: piece.ordered,
      sent: piece.sent,
      refunded: piece.refunded,
      left: piece.left,
      withdrawable: withdrawable(piece),
    })),
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
