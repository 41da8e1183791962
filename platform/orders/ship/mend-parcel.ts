import type { PlatformContext } from '../../context.ts';
import { queueOrderMail } from '../mail/order-mail.ts';
import { noteChange } from '../note/order-notes.ts';
import { readOwnerOrder } from '../read/list-orders.ts';
import { lockOrder } from '../read/lock-order.ts';
import type { Parcel } from './fulfil-order.ts';
import { shipmentOf } from './shipment-mail.ts';

export type MendOutcome = 'parcel_mended' | 'unchanged' | 'unknown_order' | 'unknown_parcel';

/**
 * Mends who carries a parcel that has left, and its number, and tells the buyer the right ones.
 *
 * @param mend.was the number that was noted; an order of one parcel needs none
 * @param mend.parcel its address is forgotten where none is given: it led to the former number
 */
export async function mendParcel(
  { db, now, publicUrl }: Pick<PlatformContext, 'db' | 'now' | 'publicUrl'>,
  number: number,
  { was, parcel, staff }: { was?: string | undefined; parcel: Parcel; staff: string },
): Promise<MendOutcome> {
  const at = now();
  return db.transaction().execute(async (trx): Promise<MendOutcome> => {
    await lockOrder(trx, number);
    const order = await readOwnerOrder(trx, number);
    if (!order) return 'unknown_order';
    const sent = order.parcels.filter((one) => one.carrier !== '' && (was === undefined || one.number === was));
    const [known, ...others] = sent;
    if (!known || others.length > 0) return 'unknown_parcel';
    const { carrier = known.carrier, trackingNumber, trackingUrl: url = null } = parcel;
    if (known.carrier === carrier && known.number === trackingNumber && (url ?? known.url) === known.url)
      return 'unchanged';
    await trx
      .updateTable('fulfillments')
      .set({ tracking_company: carrier, tracking_number: trackingNumber, tracking_url: url })
      .where('id', '=', known.id)
      .execute();
    await noteChange(trx, order.id, { staff, change: { code: 'details', fields: ['parcel'] }, at });
    const content = shipmentOf(order, { ...known, carrier, number: trackingNumber, url }, { isMended: true });
    const mail = { kind: 'order-shipment-mended', id: at.getTime(), content };
    await queueOrderMail(trx, order, () => mail, { now: at, publicUrl });
    return 'parcel_mended';
  });
}
