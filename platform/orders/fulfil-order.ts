import type { PlatformContext } from '../context.ts';
import { queueShipment } from './shipment-mail.ts';

export interface Parcel {
  carrier: string;
  trackingNumber: string;
  /** Where the carrier shows the parcel. */
  trackingUrl?: string | undefined;
}

export type FulfilOutcome = 'fulfilled' | 'unknown_order' | 'already_fulfilled' | 'already_refunded';

/**
 * Notes that an order left the house and writes to the buyer, in one transaction. An order leaves once; a refunded one does not leave.
 * Every other outcome than `fulfilled` has changed nothing.
 */
export async function fulfilOrder(
  { db, now, publicUrl }: Pick<PlatformContext, 'db' | 'now' | 'publicUrl'>,
  number: number,
  parcel: Parcel,
): Promise<FulfilOutcome> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    // The update decides: of two at once, and of one against a refund, the second finds the first one's status.
    const order = await trx
      .updateTable('orders')
      .set({ fulfillment_status: 'FULFILLED' })
      .where('number', '=', number)
      .where('fulfillment_status', '!=', 'FULFILLED')
      .where('financial_status', 'not in', ['REFUNDED', 'VOIDED'])
      .returning('id')
      .executeTakeFirst();
    if (!order) {
      const there = await trx.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
      if (!there) return 'unknown_order';
      return there.fulfillment_status === 'FULFILLED' ? 'already_fulfilled' : 'already_refunded';
    }
    await trx
      .insertInto('fulfillments')
      .values({
        order_id: order.id,
        tracking_company: parcel.carrier,
        tracking_number: parcel.trackingNumber,
        tracking_url: parcel.trackingUrl ?? null,
        created_at: at.toISOString(),
      })
      .execute();
    await queueShipment(trx, number, parcel, { now: at, publicUrl });
    return 'fulfilled';
  });
}
