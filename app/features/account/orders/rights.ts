import { athensDay } from '#domain/delivery/athens-time.ts';
import { shop } from '#shop.config';

/**
 * Until which days (`YYYY-MM-DD`) at least an order may be given back and has its warranty. Both count from the arrival of the
 * goods, which only the courier or the counter knows; they never arrive before the day of the order, so it is counted from that.
 */
export function rightsOf(processedAt: Date): { returnUntil: string; warrantyUntil: string } {
  const [year = 0, month = 1, date = 1] = athensDay(processedAt).split('-').map(Number);
  const { returnDays, months } = shop.warranty;
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return {
    returnUntil: toDay(Date.UTC(year, month - 1, date + returnDays)),
    warrantyUntil: toDay(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))),
  };
}

/** @returns how much of the days from the order to `until` has gone by, 0 to 1 */
export function spentUntil(until: string, processedAt: Date, now: Date): number {
  const start = Date.parse(athensDay(processedAt));
  const spent = (Date.parse(athensDay(now)) - start) / (Date.parse(until) - start);
  return Math.min(1, Math.max(0, spent));
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
