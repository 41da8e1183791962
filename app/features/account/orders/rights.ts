import { deliveryRange } from '#domain/delivery.ts';
import { shop } from '#shop.config';

/**
 * Until which days (`YYYY-MM-DD`) at least an order may be given back and has its warranty. Both count from the parcel's
 * arrival, which only the courier knows: here from the last day that was promised for it.
 */
export function rightsOf(processedAt: Date): { returnUntil: string; warrantyUntil: string } {
  const { cutOffHour, days } = shop.delivery;
  const { to } = deliveryRange(processedAt, { cutOffHour, days });
  const returnUntil = new Date(`${to}T00:00:00Z`);
  returnUntil.setUTCDate(returnUntil.getUTCDate() + shop.warranty.returnDays);
  return { returnUntil: toDay(returnUntil), warrantyUntil: monthsAfter(to, shop.warranty.months) };
}

/** The same day of a later month, or that month's last day. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toDay(new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))));
}

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
