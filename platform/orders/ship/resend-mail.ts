import type { PlatformContext } from '../../context.ts';
import { isManualMethod } from '../../payments/manual-methods.ts';
import { toConfirmation } from '../mail/confirmation-mail.ts';
import { queueOrderMail } from '../mail/order-mail.ts';
import { toReceived } from '../mail/received-mail.ts';
import { type OwnerOrder, readOwnerOrder } from '../read/list-orders.ts';
import { lockOrder } from '../read/lock-order.ts';
import { shipmentOf } from './shipment-mail.ts';

/** Mails that a buyer asks for again. */
export const RESENT_MAILS = ['confirmation', 'shipment'] as const;
export type ResentMail = (typeof RESENT_MAILS)[number];

const ONE_IN_MS = 60_000;

/** Writes a mail of an order to its buyer once more, as the order is now; who asks again within a minute gets the same one. */
export async function resendOrderMail(
  { db, now, publicUrl }: Pick<PlatformContext, 'db' | 'now' | 'publicUrl'>,
  number: number,
  mail: ResentMail,
): Promise<'mail_sent' | 'unknown_order' | 'no_such_mail'> {
  const order = await readOwnerOrder(db, number);
  if (!order) return 'unknown_order';
  const sent = order.parcels.findLast(({ carrier }) => carrier !== '');
  if (mail === 'shipment' && !sent) return 'no_such_mail';
  const content = sent && mail === 'shipment' ? shipmentOf(order, sent) : confirmationOf(order);
  const at = now();
  const kind = `order-${mail}-again`;
  await db.transaction().execute(async (trx) => {
    await lockOrder(trx, number);
    const recent = await trx
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', kind)
      .where('id', 'like', `${kind}-${number}-%`)
      .where('created_at', '>', new Date(at.getTime() - ONE_IN_MS).toISOString())
      .executeTakeFirst();
    if (recent) return;
    await queueOrderMail(trx, order, () => ({ kind, id: at.getTime(), content }), { now: at, publicUrl });
  });
  return 'mail_sent';
}

/** Without its money, an order is only received. */
function confirmationOf(order: OwnerOrder) {
  const isReceived = isManualMethod(order.paymentMethod) && order.payment?.status === 'pending';
  return isReceived ? toReceived(order) : toConfirmation(order);
}
