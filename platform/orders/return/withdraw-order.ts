import { deliveryRange } from '#domain/delivery/delivery.ts';
import { deliveryDays } from '#domain/delivery/delivery-methods.ts';
import type { PostalAddress } from '#domain/delivery/postal-address.ts';
import { fold } from '#domain/locale/fold.ts';
import { withdrawable } from '#domain/order/line-account.ts';
import { shop } from '#shop.config';
import { shopDelivery } from '../../cart/shop-delivery.ts';
import type { Trx } from '../../db/database.ts';
import { foldEmail } from '../../discounts/discounts.ts';
import { aboutOrder } from '../mail/order-mail.ts';
import { splitTitle } from '../mail/split-title.ts';
import { type OrderLineRow, readAccount } from '../read/order-account.ts';
import { selectPieces } from '../read/order-selection.ts';
import { toOrder } from '../read/read-order.ts';
import { queueReturn } from './return-mail.ts';
import { insertReturn, writeReturnLines } from './returns.ts';

interface Withdrawal {
  /** Of the statement: the same one counts once. */
  id: string;
  email: string;
  orderNumber: string;
  /** In the consumer's words; empty means the whole order. */
  items: string;
}

export interface WithdrawnOrder {
  returnId: number;
  /** The order's page: in the account, or the buyer's own. */
  orderPath: string;
  /** `opened`: the buyer was told where the goods go. `requested`: staff must decide. */
  status: 'opened' | 'requested';
}

/**
 * Turns a withdrawal into a return of its order. It opens at once if the goods have left, the term can still be running and the named
 * goods are clear; otherwise it waits for staff. Locks: order.
 *
 * @returns null if no order has this number and e-mail, or all named goods are coming back already
 */
export async function withdrawOrder(
  trx: Trx,
  { id: statementId, email, orderNumber, items }: Withdrawal,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<WithdrawnOrder | null> {
  if (!/^\d{1,9}$/.test(orderNumber)) return null;
  const order = await trx
    .updateTable('orders')
    .set((row) => ({ fulfillment_status: row.ref('fulfillment_status') }))
    .where('number', '=', Number(orderNumber))
    .where('email', '=', foldEmail(email))
    .returningAll()
    .executeTakeFirst();
  if (!order) return null;
  const account = await readAccount(trx, order.id);
  const free = selectPieces(account, withdrawable);
  if (!free || ['VOIDED', 'REFUNDED'].includes(order.financial_status)) return null;
  const named = namedLines(
    account.map(({ line }) => line),
    items,
  );
  const selected = free.filter(({ line }) => named.some(({ id }) => id === line.id));
  if (named.length > 0 && selected.length === 0) return null;
  const returnId = await insertReturn(trx, {
    orderId: order.id,
    reason: 'withdrawal',
    at: now,
    statement: { id: statementId, items },
  });
  await writeReturnLines(trx, returnId, selected);
  const { href: orderPath } = aboutOrder(await toOrder(trx, order)).action;
  const isSent = account.every(({ left }) => left === 0);
  if (!isSent || selected.length === 0 || (await isLate(trx, order, now)))
    return { returnId, status: 'requested', orderPath };
  await trx.updateTable('returns').set({ status: 'open' }).where('id', '=', returnId).execute();
  await queueReturn(trx, { number: order.number, id: returnId, selected, step: 'opened' }, { now, publicUrl });
  return { returnId, status: 'opened', orderPath };
}

/** All lines if nothing is named; the lines whose article number or model the text contains; none if that is unclear. */
function namedLines(lines: readonly OrderLineRow[], items: string): readonly OrderLineRow[] {
  const isOnePiece = lines.length === 1 && lines[0]?.quantity === 1;
  if (items.trim() === '' || isOnePiece) return lines;
  const words = new Set(fold(items).split(/[^\p{L}\p{N}]+/u));
  return lines.filter(({ title, sku, quantity }) => {
    if (quantity > 1) return false;
    const model = fold(splitTitle(title).name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => /\d/.test(word));
    const isNamed = model.length > 0 && model.every((word) => words.has(word));
    return isNamed || fold(items).includes(fold(sku));
  });
}

/** When a parcel was handed over is not known here: the last day on which it should have been counts. */
async function isLate(
  trx: Trx,
  order: { id: number; shipping_method: string; shipping_address: string },
  now: Date,
): Promise<boolean> {
  const last = await trx
    .selectFrom('fulfillments')
    .select('created_at')
    .where('order_id', '=', order.id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!last) return false;
  const { postcode } = JSON.parse(order.shipping_address) as PostalAddress;
  const { to } = deliveryRange(new Date(last.created_at), deliveryDays(order.shipping_method, postcode, shopDelivery));
  return now.getTime() > Date.parse(`${to}T00:00:00Z`) + (shop.warranty.returnDays + 1) * 24 * 60 * 60_000;
}
