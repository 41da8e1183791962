import { cleanLines } from '#domain/customer/typed-text.ts';
import type { PlatformContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';

const LONGEST = 2_000;

export interface OrderNote {
  staff: string;
  text: string;
  at: Date;
}

/** The oldest first. */
export async function readOrderNotes(db: Database, orderId: number): Promise<OrderNote[]> {
  const rows = await db.selectFrom('order_notes').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
  return rows.map(({ staff, text, created_at }) => ({ staff, text, at: new Date(created_at) }));
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
