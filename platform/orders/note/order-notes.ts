import { cleanLines } from '#domain/customer/typed-text.ts';
import type { PlatformContext } from '../../context.ts';
import type { Database, Trx } from '../../db/database.ts';

const LONGEST = 2_000;

/** What the shop itself writes down. Of details there are only the names: an erasure would not find their values there. */
export type OrderChange =
  | { code: 'details'; fields: string[] }
  | { code: 'goods'; pieces: { sku: string; was: number; is: number }[]; wasCents: number; isCents: number };

export interface OrderNote {
  staff: string;
  /** Empty beside a change. */
  text: string;
  change: OrderChange | null;
  at: Date;
}

/** The oldest first. */
export async function readOrderNotes(db: Database, orderId: number): Promise<OrderNote[]> {
  const rows = await db.selectFrom('order_notes').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
  return rows.map(({ staff, text, change, created_at }) => ({
    ...{ staff, text, at: new Date(created_at) },
    change: change === null ? null : (JSON.parse(change) as OrderChange),
  }));
}

export async function noteChange(
  trx: Trx,
  orderId: number,
  { staff, change, at }: { staff: string; change: OrderChange; at: Date },
): Promise<void> {
  const row = { staff, text: '', change: JSON.stringify(change), created_at: at.toISOString() };
  await trx
    .insertInto('order_notes')
    .values({ order_id: orderId, ...row })
    .execute();
}

/** When the goods of an order last changed after it was placed; null if they did not. */
export async function lastGoodsChange(db: Database | Trx, number: number): Promise<Date | null> {
  const rows = await db
    .selectFrom('order_notes')
    .innerJoin('orders', 'orders.id', 'order_notes.order_id')
    .select(['change', 'created_at'])
    .where('number', '=', number)
    .where('change', 'is not', null)
    .orderBy('order_notes.id', 'desc')
    .execute();
  const last = rows.find(({ change }) => (JSON.parse(change ?? '') as OrderChange).code === 'goods');
  return last ? new Date(last.created_at) : null;
}

/** Adds a note that only staff see. */
export async function addOrderNote(
  { db, now }: Pick<PlatformContext, 'db' | 'now'>,
  number: number,
  { staff, text }: { staff: string; text: string },
): Promise<'noted' | 'unknown_order' | 'note_empty' | 'note_long'> {
  const clean = cleanLines(text);
  if (clean === '') return 'note_empty';
  if (clean.length > LONGEST) return 'note_long';
  const order = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
  if (!order) return 'unknown_order';
  await db
    .insertInto('order_notes')
    .values({ order_id: order.id, staff, text: clean, created_at: now().toISOString() })
    .execute();
  return 'noted';
}
