import type { Selectable } from 'kysely';
import { parsePhone } from '#domain/customer/phone.ts';
import { cleanLine } from '#domain/customer/typed-text.ts';
import { fold } from '#domain/locale/fold.ts';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { type OrderSummary, summarize } from './list-orders.ts';

/**
 * The newest orders that hold every word of a text: number, e-mail, name, address, phone, invoice, note, article, serial or tracking
 * number, without regard to accents and case.
 *
 * @param behind only orders before this one
 */
export async function findOrders(db: Database, text: string, limit: number, behind?: number): Promise<OrderSummary[]> {
  const phone = parsePhone(text);
  const words = fold(cleanLine(text)).replace(/^#/, '').split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .$if(behind !== undefined, (query) => query.where('number', '<', behind ?? 0))
    .orderBy('number', 'desc')
    .execute();
  const others = await readOtherTexts(db);
  const found = orders.filter((order) => {
    const known = fold([...textsOf(order), ...(others.get(order.id) ?? [])].join(' '));
    return words.every((word) => known.includes(word)) || (phone !== null && known.includes(phone));
  });
  return summarize(db, found.slice(0, limit));
}

function textsOf({ number, email, phone, shipping_address, invoice, note }: Selectable<Tables['orders']>): string[] {
  const address = JSON.parse(shipping_address) as Record<string, string>;
  const party = JSON.parse(invoice ?? '{}') as Record<string, string>;
  return [String(number), email, phone, note, ...Object.values(address), ...Object.values(party)];
}

/** Articles, serial numbers, tracking numbers and notes of staff, by the order's row. */
async function readOtherTexts(db: Database): Promise<Map<number, string[]>> {
  const lines = await db.selectFrom('order_lines').select(['order_id', 'sku as text']).execute();
  const parcels = await db.selectFrom('fulfillments').select(['order_id', 'tracking_number as text']).execute();
  const notes = await db.selectFrom('order_notes').select(['order_id', 'text']).execute();
  const serials = await db
    .selectFrom('fulfillment_pieces')
    .innerJoin('pieces', 'pieces.id', 'piece_id')
    .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
    .select(['order_id', 'serial as text'])
    .execute();
  const texts = Map.groupBy([...lines, ...parcels, ...notes, ...serials], ({ order_id }) => order_id);
  return new Map([...texts].map(([id, rows]) => [id, rows.map(({ text }) => text)]));
}
