import type { Selectable } from 'kysely';
import { shop } from '#shop.config';
import type { PlatformContext } from '../../context.ts';
import type { Trx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { transact, Undone } from '../../db/transact.ts';
import { isPaidBeforeParcel } from '../../payments/manual-methods.ts';
import { bindPieces, type SerialRefusal } from '../pieces/bind-pieces.ts';
import { type LockedOrder, lockOrder } from '../read/lock-order.ts';
import { type AccountedLine, isCalledOff, readAccount, settleAccount } from '../read/order-account.ts';
import { type Pieces, selectPieces } from '../read/order-selection.ts';
import { noteSale } from '../read/sold-orders.ts';
import { queueShipment } from './shipment-mail.ts';

export interface Parcel {
  /** The shop's own for this way of delivery without it (shop.config.ts). */
  carrier?: string | undefined;
  trackingNumber: string;
  /** Where the carrier shows the parcel. */
  trackingUrl?: string | undefined;
}

export type FulfilOutcome =
  | 'fulfilled'
  | 'unknown_order'
  | 'already_fulfilled'
  /** Pieces that are not there, have been sent or were refunded. */
  | 'not_so_many'
  | 'already_refunded'
  /** The card only holds the money, or is being asked for it. */
  | 'not_paid'
  /** The money is on its way back. */
  | 'refund_begun'
  /** The buyer has withdrawn, and staff have not decided yet. */
  | 'withdrawn'
  | SerialRefusal;

/**
 * Notes that an order, or a part of it, left the house and writes to the buyer, in one transaction. A piece leaves once, and only
 * while its money is the shop's: paid, and not on its way back. Every other outcome than `fulfilled` has changed nothing.
 *
 * Locks: payment, order, as refunds do.
 *
 * @param parcel null when the buyer has collected it
 * @param pieces what is in the parcel; all that is left when it is not said
 * @param serials of the machines in it, as far as they are noted
 */
export async function fulfilOrder(
  { db, now, publicUrl }: Pick<PlatformContext, 'db' | 'now' | 'publicUrl'>,
  number: number,
  parcel: Parcel | null,
  pieces?: readonly Pieces[],
  serials: readonly string[] = [],
): Promise<FulfilOutcome> {
  const at = now();
  return transact(db, async (trx): Promise<FulfilOutcome> => {
    const { order, payment } = await lockOrder(trx, number);
    if (!order) return 'unknown_order';
    // Read under the lock: of two parcels at once, the second finds what the first one took.
    const account = await readAccount(trx, order.id);
    const refusal = refusalOf(order, account, payment) ?? ((await isWithdrawn(trx, order.id)) ? 'withdrawn' : null);
    if (refusal) return refusal;
    const selected = selectPieces(account, ({ left }) => left, pieces);
    if (!selected) return 'not_so_many';
    const carrier = parcel ? (parcel.carrier ?? carrierOf(order.shipping_method)) : '';
    const { id } = await trx
      .insertInto('fulfillments')
      .values({
        order_id: order.id,
        tracking_company: carrier,
        tracking_number: parcel?.trackingNumber ?? '',
        tracking_url: parcel?.trackingUrl ?? null,
        created_at: at.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('fulfillment_lines')
      .values(selected.map(({ line, quantity }) => ({ fulfillment_id: id, order_line_id: line.id, quantity })))
      .execute();
    const wrong = await bindPieces(trx, id, selected, serials);
    if (wrong) throw new Undone<FulfilOutcome>(wrong);
    await settleAccount(trx, order.id, account);
    await noteSale(trx, order.id, at);
    const left = (await readAccount(trx, order.id)).map((one) => ({ line: one.line, quantity: one.left }));
    if (parcel)
      await queueShipment(trx, number, { ...parcel, carrier, id, lines: selected, left }, { now: at, publicUrl });
    return 'fulfilled';
  });
}

function carrierOf(shippingMethod: string): string {
  const { locker, carrier } = shop.delivery;
  return shippingMethod === 'locker' && locker ? locker.carrier : carrier;
}

async function isWithdrawn(trx: Trx, orderId: number): Promise<boolean> {
  const asked = await trx
    .selectFrom('returns')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'requested')
    .executeTakeFirst();
  return asked !== undefined;
}

function refusalOf(
  order: Selectable<Tables['orders']>,
  account: readonly AccountedLine[],
  payment: LockedOrder['payment'],
): Exclude<FulfilOutcome, 'fulfilled' | 'unknown_order' | 'not_so_many' | 'withdrawn' | SerialRefusal> | null {
  if (order.fulfillment_status === 'FULFILLED') return 'already_fulfilled';
  if (isCalledOff(order)) return 'already_refunded';
  if (payment?.status === 'refunding' || payment?.status === 'voided') return 'refund_begun';
  if (account.every(({ left }) => left === 0)) return 'already_refunded';
  // A parcel that is paid at the door, or an order that is paid in the shop, leaves before the money comes.
  const isPaidOnHandOver = payment?.status === 'pending' && !isPaidBeforeParcel(payment.gateway);
  const isPaid = payment?.status === 'captured' && order.financial_status !== 'AUTHORIZED';
  return isPaid || isPaidOnHandOver ? null : 'not_paid';
}
