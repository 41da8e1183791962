import type { Selectable } from 'kysely';
import type { PlatformContext } from '../context.ts';
import type { Trx } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { isPaidBeforeParcel } from '../payments/manual-gateway.ts';
import { type Pieces, selectPieces } from './order-selection.ts';
import { queueShipment } from './shipment-mail.ts';
import { noteSale } from './sold-orders.ts';

type PaymentStatus = Selectable<Tables['payments']>['status'];

export interface Parcel {
  carrier: string;
  trackingNumber: string;
  /** Where the carrier shows the parcel. */
  trackingUrl?: string | undefined;
}

export type FulfilOutcome =
  | 'fulfilled'
  | 'unknown_order'
  | 'already_fulfilled'
  /** Pieces that are not there, or have been sent. */
  | 'not_so_many'
  | 'already_refunded'
  /** The card only holds the money, or is being asked for it. */
  | 'not_paid'
  /** The money is on its way back. */
  | 'refund_begun'
  /** The buyer has withdrawn, and staff have not decided yet. */
  | 'withdrawn';

/**
 * Notes that an order, or a part of it, left the house and writes to the buyer, in one transaction. A piece leaves once, and only
 * while its money is the shop's: paid, and not on its way back. Every other outcome than `fulfilled` has changed nothing.
 *
 * Locks: payment, order, as refunds do.
 *
 * @param parcel null when the buyer has collected it
 * @param pieces what is in the parcel; all that is left when it is not said
 */
export async function fulfilOrder(
  { db, now, publicUrl }: Pick<PlatformContext, 'db' | 'now' | 'publicUrl'>,
  number: number,
  parcel: Parcel | null,
  pieces?: readonly Pieces[],
): Promise<FulfilOutcome> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, number);
    const status = payment?.status;
    // A parcel that is paid at the door, or an order that is paid in the shop, leaves before the money comes.
    const isPaidOnHandOver = payment?.status === 'pending' && !isPaidBeforeParcel(payment.gateway);
    // The update decides: of two at once, the second finds what the first one sent.
    const order =
      (status === 'captured' || isPaidOnHandOver) &&
      (await trx
        .updateTable('orders')
        .set((row) => ({ fulfillment_status: row.ref('fulfillment_status') }))
        .where('number', '=', number)
        .where('fulfillment_status', '!=', 'FULFILLED')
        .where('financial_status', 'in', ['PAID', 'PENDING', 'PARTIALLY_PAID', 'PARTIALLY_REFUNDED'])
        .returning('id')
        .executeTakeFirst());
    if (!order) return whyNot(trx, number, status);
    if (await isWithdrawn(trx, order.id)) return 'withdrawn';
    const found = await selectPieces(trx, 'fulfillment_lines', order.id, pieces);
    if (!found) return 'not_so_many';
    const { id } = await trx
      .insertInto('fulfillments')
      .values({
        order_id: order.id,
        tracking_company: parcel?.carrier ?? '',
        tracking_number: parcel?.trackingNumber ?? '',
        tracking_url: parcel?.trackingUrl ?? null,
        created_at: at.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('fulfillment_lines')
      .values(found.selected.map(({ line, quantity }) => ({ fulfillment_id: id, order_line_id: line.id, quantity })))
      .execute();
    await trx
      .updateTable('orders')
      .set({ fulfillment_status: found.isRest ? 'FULFILLED' : 'PARTIALLY_FULFILLED' })
      .where('id', '=', order.id)
      .execute();
    await noteSale(trx, order.id, at);
    if (parcel) await queueShipment(trx, number, { ...parcel, id, lines: found.selected }, { now: at, publicUrl });
    return 'fulfilled';
  });
}

/** @returns the payment's status, locked until this transaction ends */
async function lockPayment(trx: Trx, number: number): Promise<{ status: PaymentStatus; gateway: string } | undefined> {
  return trx
    .updateTable('payments')
    .set((row) => ({ updated_at: row.ref('updated_at') }))
    .where('order_id', '=', (row) => row.selectFrom('orders').select('id').where('number', '=', number))
    .returning(['status', 'gateway'])
    .executeTakeFirst();
}

async function isWithdrawn(trx: Trx, orderId: number): Promise<boolean> {
  const asked = await trx
    .selectFrom('returns')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'requested')
    .where('reason', '=', 'withdrawal')
    .executeTakeFirst();
  return asked !== undefined;
}

async function whyNot(trx: Trx, number: number, status: PaymentStatus | undefined): Promise<FulfilOutcome> {
  const order = await trx.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
  if (!order) return 'unknown_order';
  if (order.fulfillment_status === 'FULFILLED') return 'already_fulfilled';
  if (['REFUNDED', 'VOIDED'].includes(order.financial_status)) return 'already_refunded';
  return status === 'refunding' || status === 'voided' ? 'refund_begun' : 'not_paid';
}
