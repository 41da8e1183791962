import type { PlatformContext } from '../../context.ts';
import { isManualMethod } from '../../payments/manual-methods.ts';
import { toConfirmation } from '../mail/confirmation-mail.ts';
import { queueOrderMail } from '../mail/order-mail.ts';
import { toReceived } from '../mail/received-mail.ts';
import { type OwnerOrder, readOwnerOrder } from '../read/list-orders.ts';
import { toShipment } from './shipment-mail.ts';

/** Mails that a buyer asks for again. */
export const RESENT_MAILS = ['confirmation', 'shipment'] as const;
export type ResentMail = (typeof RESENT_MAILS)[number];

/** Writes a mail of an order to its buyer once more, as the order is now; of several within one minute one is written. */
export async function resendOrderMail(
  { db, now, publicUrl }: Pick<PlatformContext, 'db' | 'now' | 'publicUrl'>,
  number: number,
  mail: ResentMail,
): Promise<'mail_sent' | 'unknown_order' | 'no_such_mail'> {
  const order = await readOwnerOrder(db, number);
  if (!order) return 'unknown_order';
  const content = mail === 'confirmation' ? confirmationOf(order) : lastShipmentOf(order);
  if (!content) return 'no_such_mail';
  const at = now();
  const toMail = () => ({ kind: `order-${mail}-again`, id: Math.floor(at.getTime() / 60_000), content });
  await db.transaction().execute((trx) => queueOrderMail(trx, order, toMail, { now: at, publicUrl }));
  return 'mail_sent';
}

/** Without its money, an order is only received. */
function confirmationOf(order: OwnerOrder) {
  const isReceived = isManualMethod(order.paymentMethod) && order.payment?.status === 'pending';
  return isReceived ? toReceived(order) : toConfirmation(order);
}

function lastShipmentOf(order: OwnerOrder) {
  const parcel = order.parcels.at(-1);
  if (!parcel || parcel.carrier === '') return null;
  const inParcel = order.account.flatMap(({ line }) =>
    parcel.pieces.filter(({ lineId }) => lineId === line.id).map(({ quantity }) => ({ line, quantity })),
  );
  const left = order.account.map((one) => ({ line: one.line, quantity: one.left }));
  const { carrier, number: trackingNumber, url } = parcel;
  return toShipment(order, { carrier, trackingNumber, trackingUrl: url ?? undefined, lines: inParcel, left });
}
