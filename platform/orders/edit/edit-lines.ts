import type { Selectable } from 'kysely';
import { findVariant } from '../../catalogue/find-variant.ts';
import type { PlatformContext } from '../../context.ts';
import type { Database, Trx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { transact } from '../../db/transact.ts';
import { returnUse } from '../../discounts/discounts.ts';
import { returnStock } from '../../stock/return-stock.ts';
import { type StockRequest, takeStock } from '../../stock/take-stock.ts';
import { queueOrderMail } from '../mail/order-mail.ts';
import { noteChange, type OrderChange } from '../note/order-notes.ts';
import { paymentDueAt } from '../place/payment-due.ts';
import { orderIdOf, sumColumns, writeOrderLines } from '../place/write-order.ts';
import type { PricedCart } from '../price/price-cart.ts';
import { priceRules } from '../price/price-rules.ts';
import { type LockedOrder, lockOrder } from '../read/lock-order.ts';
import { isCalledOff, type OrderLineRow, readAccount } from '../read/order-account.ts';
import type { Pieces } from '../read/order-selection.ts';
import { changePieces, differences } from './change-pieces.ts';
import { toLinesEdited } from './edit-mail.ts';
import { type LinesOutcome, type LinesRefusal, refused } from './lines-outcome.ts';
import { priceEdited, readEditedGoods } from './price-edited.ts';

type OrderRow = Selectable<Tables['orders']>;

export interface LinesEdit {
  /** How many pieces of a line there are then, at the price that it was ordered at; 0 removes it. */
  set: readonly Pieces[];
  /** More goods at today's price, by SKU or as `findVariant` reads them. */
  add: readonly Pieces[];
  staff: string;
}

/**
 * Changes the goods of an order that is not paid, priced by the checkout's rules: what was ordered keeps its price and VAT rate, what is
 * added has today's; delivery, fee and discount follow from all of it. Stock moves as at a purchase. The time to pay begins anew, and the
 * buyer gets the order as it is then, with what to pay.
 *
 * Locks: payment, order, variants by id, discount.
 */
export async function editLines(
  context: PlatformContext,
  number: number,
  { set, add, staff }: LinesEdit,
): Promise<LinesOutcome> {
  const { db, now, publicUrl } = context;
  const named = await findPieces(db, add);
  if (named.unknown.length > 0) return { status: 'unknown_pieces', names: named.unknown };
  return transact(db, async (trx): Promise<LinesOutcome> => {
    const at = now();
    const locked = await lockOrder(trx, number);
    const { order } = locked;
    if (!order) return { status: 'unknown_order' };
    const refusal = await whyFixed(trx, order, locked.payment);
    if (refusal) return { status: refusal };
    const lines = (await readAccount(trx, order.id)).map(({ line }) => line);
    const changed = changePieces(lines, set);
    if ('unknown' in changed) return { status: 'not_in_order', names: changed.unknown };
    const isSame = changed.lines.every(({ line, quantity }) => line.quantity === quantity);
    if (isSame && named.pieces.length === 0) return { status: 'unchanged' };
    const names = [...lines.map(({ variant_id, sku }) => [variant_id, sku] as const), ...named.names];
    await moveStock(trx, differences(changed.lines, named.pieces), names);
    const goods = await readEditedGoods(trx, context, order, { lines: changed.lines, added: named.pieces });
    if (goods.length === 0) throw refused({ status: 'empty' });
    const cart = await priceEdited(trx, order, goods, priceRules);
    const lostCode = order.discount_code !== null && cart.discountCents === 0 ? order.discount_code : null;
    await writeLines(trx, order, lines, cart);
    await trx
      .updateTable('orders')
      .set({
        ...sumColumns(cart),
        ...(lostCode !== null && { discount_code: null, discount_percent: null }),
        payment_due_at: paymentDueAt(order.payment_method, at)?.toISOString() ?? null,
      })
      .where('id', '=', order.id)
      .execute();
    await trx
      .updateTable('payments')
      .set({ amount_cents: cart.totalCents, updated_at: at.toISOString() })
      .where('order_id', '=', order.id)
      .execute();
    if (lostCode !== null) await returnUse(trx, order.id);
    await noteChange(trx, order.id, { staff, change: changeOf(lines, cart, order.total_cents), at });
    const mail = { kind: 'order-lines-edited', id: at.getTime() };
    await queueOrderMail(trx, number, (read) => ({ ...mail, content: toLinesEdited(read) }), { now: at, publicUrl });
    return { status: 'edited', lostCode };
  });
}

async function findPieces(db: Database, add: readonly Pieces[]) {
  const found = await Promise.all(add.map(async (one) => ({ ...one, variantId: await findVariant(db, one.sku) })));
  return {
    unknown: found.filter(({ variantId }) => variantId === null).map(({ sku }) => sku),
    pieces: found.map(({ variantId, quantity }) => ({ variantId: variantId ?? 0, quantity })),
    names: found.map(({ variantId, sku }) => [variantId ?? 0, sku] as const),
  };
}

async function whyFixed(trx: Trx, order: OrderRow, payment: LockedOrder['payment']): Promise<LinesRefusal | null> {
  if (isCalledOff(order)) return 'called_off';
  if ((await readAccount(trx, order.id)).some(({ sent }) => sent > 0)) return 'sent';
  if (payment?.status !== 'pending' || payment.captured_cents > 0) return 'paid';
  const back = await trx.selectFrom('returns').select('id').where('order_id', '=', order.id).executeTakeFirst();
  return back ? 'withdrawn' : null;
}

/** @throws Undone with the name of what there is too little of */
async function moveStock(
  trx: Trx,
  moved: readonly StockRequest[],
  names: readonly (readonly [number, string])[],
): Promise<void> {
  for (const { variantId, quantity } of moved) {
    if (quantity < 0) await returnStock(trx, [{ variantId, quantity: -quantity }]);
    else if ((await takeStock(trx, [{ variantId, quantity }])).length > 0)
      throw refused({ status: 'no_stock', names: [new Map(names).get(variantId) ?? ''] });
  }
}

/** Lines that stay keep their rows; positions have no gaps, because mails and documents count the lines by them. */
async function writeLines(trx: Trx, order: OrderRow, before: readonly OrderLineRow[], cart: PricedCart): Promise<void> {
  const known = new Map(before.map(({ id }) => [String(id), id]));
  const stay = cart.lines.flatMap((line) => {
    const id = known.get(line.id);
    return id === undefined ? [] : [{ ...line, row: id }];
  });
  const gone = before.filter(({ id }) => !stay.some(({ row }) => row === id)).map(({ id }) => id);
  if (gone.length > 0) await trx.deleteFrom('order_lines').where('id', 'in', gone).execute();
  for (const [index, { row, quantity, totalCents, discountCents }] of stay.entries())
    await trx
      .updateTable('order_lines')
      .set({ position: index + 1, quantity, total_cents: totalCents, discount_cents: discountCents })
      .where('id', '=', row)
      .execute();
  const added = cart.lines.slice(stay.length);
  if (added.length > 0) await writeOrderLines(trx, orderIdOf(trx, order.number), added, stay.length + 1);
}

function changeOf(before: readonly OrderLineRow[], cart: PricedCart, wasCents: number): OrderChange {
  const count = (lines: readonly Pieces[], sku: string) =>
    lines.reduce((sum, line) => sum + (line.sku === sku ? line.quantity : 0), 0);
  const pieces = [...new Set([...before, ...cart.lines].map(({ sku }) => sku))]
    .map((sku) => ({ sku, was: count(before, sku), is: count(cart.lines, sku) }))
    .filter(({ was, is }) => was !== is);
  return { code: 'goods', pieces, wasCents, isCents: cart.totalCents };
}
