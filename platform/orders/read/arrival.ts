import { type DateRange, deliveryRange } from '#domain/delivery/delivery.ts';
import { deliveryDays } from '#domain/delivery/delivery-methods.ts';
import { shopDelivery } from '../../cart/shop-delivery.ts';
import type { Order } from './read-order.ts';

/**
 * The days on which an order arrives, or can be collected: those promised when it was placed, or counted from the parcel.
 *
 * @param sentAt when the parcel left; null while it has not
 */
export function arrivalRange(
  { address, processedAt, shippingMethod }: Pick<Order, 'address' | 'processedAt' | 'shippingMethod'>,
  sentAt: Date | null,
): DateRange {
  const rule = deliveryDays(shippingMethod, address.postcode || null, shopDelivery);
  // The cut-off hour is for what still has to leave.
  return sentAt ? deliveryRange(sentAt, { ...rule, cutOffHour: 24 }) : deliveryRange(processedAt, rule);
}
