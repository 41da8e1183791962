import { athensDay, startOfDay } from '#domain/delivery/athens-time.ts';
import { fold } from '#domain/locale/fold.ts';
import { makerIn } from '#domain/machine/brand-of.ts';
import type { Database } from '../db/database.ts';
import { readLedger } from '../orders/document/export-orders.ts';
import { splitTitle } from '../orders/mail/split-title.ts';

const DAY_MS = 24 * 60 * 60_000;

export interface Sales {
  /** Each day by the clock in Athens, the oldest first. Refunds count on their own day. */
  days: { day: string; cents: number }[];
  /** By maker and series, what sold most first. */
  families: { name: string; pieces: number; cents: number }[];
}

/** What was sold in the last days, today included. */
export async function readSales(db: Database, now: Date, count: number): Promise<Sales> {
  const days = Array.from({ length: count }, (_, index) =>
    athensDay(new Date(now.getTime() - (count - 1 - index) * DAY_MS)),
  );
  const from = startOfDay(days[0] ?? athensDay(now));
  const rows = await readLedger(db, from, new Date(now.getTime() + 1).toISOString());
  const sums = new Map<string, number>();
  for (const { at, grossCents } of rows) {
    const day = athensDay(new Date(at));
    sums.set(day, (sums.get(day) ?? 0) + grossCents);
  }
  return { days: days.map((day) => ({ day, cents: sums.get(day) ?? 0 })), families: await readFamilies(db, from) };
}

async function readFamilies(db: Database, from: string): Promise<Sales['families']> {
  const lines = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_lines.id', 'title', 'quantity', 'order_lines.total_cents as cents'])
    .select('order_lines.discount_cents as discount')
    .where('sold_at', '>=', from)
    .execute();
  const refunded = await db
    .selectFrom('refund_lines')
    .innerJoin('refunds', 'refunds.id', 'refund_id')
    .select(['order_line_id as id', 'quantity'])
    .where('refunds.status', '=', 'done')
    .where('refunds.created_at', '>=', from)
    .execute();
  const back = Map.groupBy(refunded, ({ id }) => id);
  const families = new Map<string, Sales['families'][number]>();
  for (const { id, title, quantity, cents, discount } of lines) {
    const pieces = quantity - (back.get(id) ?? []).reduce((sum, one) => sum + one.quantity, 0);
    const name = familyOf(title);
    const known = families.get(fold(name)) ?? { name, pieces: 0, cents: 0 };
    const paid = Math.round(((cents - discount) * pieces) / quantity);
    families.set(fold(name), { name: known.name, pieces: known.pieces + pieces, cents: known.cents + paid });
  }
  return [...families.values()].filter(({ pieces }) => pieces > 0).sort((one, other) => other.cents - one.cents);
}

/** `Lenovo ThinkPad` of `lenovo ThinkPad T480 (i5-8350U, …)`: the maker as it writes itself. */
function familyOf(title: string): string {
  const [first = '', series = ''] = splitTitle(title).name.split(' ');
  const maker = makerIn(first);
  return `${maker && fold(maker) === fold(first) ? maker : first} ${series}`.trim();
}
