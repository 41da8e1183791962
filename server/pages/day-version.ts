import { athensDay } from '#domain/delivery/athens-time.ts';
import { deliveryRange } from '#domain/delivery/delivery.ts';
import { shop } from '#shop.config';

/**
 * A text that changes when pages say something else by the clock alone: at midnight in Athens (the lists of the front page),
 * and when an order of this moment is promised for another day.
 */
export function dayVersion(now: Date): string {
  const { from, to } = deliveryRange(now, shop.delivery);
  return `${athensDay(now)} ${from} ${to}`;
}
