/** What the checkout changes in the cart: its code, and lines that cannot be had any more. */
import type { PlatformContext } from '../context.ts';
import type { Database } from '../db/database.ts';
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
  if (refusal === null) await replaceCodes(db, cartToken, [code]);
  return refusal;
}

export async function removeCodes({ db }: PlatformContext, cartToken: string): Promise<void> {
  await replaceCodes(db, cartToken, []);
}

async function replaceCodes(db: Database, cartToken: string, codes: readonly string[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('cart_discount_codes').where('cart_token', '=', cartToken).execute();
    for (const [index, code] of codes.entries()) {
      await trx
        .insertInto('cart_discount_codes')
        .values({ cart_token: cartToken, position: index + 1, code })
        .onConflict((conflict) => conflict.columns(['cart_token', 'position']).doUpdateSet({ code }))
        .execute();
    }
  });
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
