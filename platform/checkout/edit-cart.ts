/** The checkout's changes of the cart: its code, and lines that are sold out. */
import { replaceDiscountCodes } from '../cart/carts.ts';
import type { PlatformContext } from '../context.ts';
import { applyDiscountCodes, type DiscountRefusal } from '../discounts/discounts.ts';

/**
 * Puts the code into the cart in place of any other, when it does something.
 *
 * @returns why the code does nothing; the cart then keeps what it had
 */
export async function applyCode(
  { db, now }: PlatformContext,
  cartToken: string,
  code: string,
  buyer: { subtotalCents: number; email: string | null },
): Promise<DiscountRefusal | null> {
  const { codes } = await applyDiscountCodes(db, [code], { ...buyer, now: now() });
  const refusal = codes[0]?.refusal ?? null;
  if (refusal === null) await db.transaction().execute((trx) => replaceDiscountCodes(trx, cartToken, [code]));
  return refusal;
}

export async function removeCodes({ db }: PlatformContext, cartToken: string): Promise<void> {
  await db.transaction().execute((trx) => replaceDiscountCodes(trx, cartToken, []));
}

export async function removeLine({ db }: PlatformContext, cartToken: string, lineId: string): Promise<void> {
  await db.deleteFrom('cart_lines').where('cart_token', '=', cartToken).where('id', '=', lineId).execute();
}

/** Asks for as many pieces as there are. */
export async function keepInStock(
  { db }: PlatformContext,
  cartToken: string,
  lineId: string,
  stock: number,
): Promise<void> {
  if (stock < 1) return;
  await db
    .updateTable('cart_lines')
    .set({ quantity: stock })
    .where('cart_token', '=', cartToken)
    .where('id', '=', lineId)
    .where('quantity', '>', stock)
    .execute();
}
