/** Reads and writes the checkouts' own rows. */
import { type ContentLanguage, defaultLanguage, parseContentLanguage } from '#domain/locale/locales.ts';
import { type CartRow, findCart } from '../cart/carts.ts';
import type { PlatformContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { isSameSecret } from '../same-secret.ts';
import { type CheckoutForm, parseStoredForm } from './checkout-form.ts';
import { isUntouched, prefilledForm } from './prefill-form.ts';

export interface Checkout {
  token: string;
  cartToken: string;
  language: ContentLanguage;
  form: CheckoutForm;
  /** Whether nothing more can be bought here: it became an order, or was called off. */
  isClosed: boolean;
}

const TOKEN = /^[\w-]{20,100}$/;

export async function findCheckout(db: Database, token: string): Promise<Checkout | null> {
  if (!TOKEN.test(token)) return null;
  const row = await db
    .selectFrom('checkouts')
    .innerJoin('carts', 'carts.token', 'checkouts.cart_token')
    .select(['cart_token', 'checkouts.language', 'form', 'completed_at'])
    .where('checkouts.token', '=', token)
    .executeTakeFirst();
  if (!row) return null;
  return {
    token,
    isClosed: row.completed_at !== null,
    cartToken: row.cart_token,
    language: parseContentLanguage(row.language) ?? defaultLanguage,
    form: parseStoredForm(row.form),
  };
}

/**
 * The checkout of a cart: the one that exists, or a new one with the cart's language and what is known of the buyer.
 *
 * @returns the checkout's token, or null when there is no such cart, the key is wrong, or the cart became an order by
 * another way
 */
export async function openCheckout(context: PlatformContext, cartToken: string, key: string): Promise<string | null> {
  const { db, now, randomToken } = context;
  const cart = await findCart(db, cartToken);
  if (!cart || !isSameSecret(cart.key, key)) return null;
  const existing = await findTokenOf(db, cartToken);
  if (cart.completed_at !== null) return existing;
  const form = await prefilledForm(db, cart);
  if (existing !== null) {
    await fillIn(context, existing, form, cart);
    return existing;
  }
  const at = now().toISOString();
  await db
    .insertInto('checkouts')
    .values({
      token: randomToken(32),
      cart_token: cartToken,
      language: parseContentLanguage(cart.language) ?? defaultLanguage,
      form: JSON.stringify(form),
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('cart_token').doNothing())
    .execute();
  return findTokenOf(db, cartToken);
}

/** Who logs in after having seen an empty form finds it filled in; what was typed stays. */
async function fillIn(context: PlatformContext, token: string, form: CheckoutForm, cart: CartRow): Promise<void> {
  const checkout = await findCheckout(context.db, token);
  if (!checkout || !isUntouched(checkout.form, cart)) return;
  if (JSON.stringify(form) !== JSON.stringify(checkout.form)) await saveCheckout(context, { ...checkout, form });
}

async function findTokenOf(db: Database, cartToken: string): Promise<string | null> {
  const row = await db.selectFrom('checkouts').select('token').where('cart_token', '=', cartToken).executeTakeFirst();
  return row?.token ?? null;
}

export async function saveCheckout(
  { db, now }: PlatformContext,
  checkout: Pick<Checkout, 'token' | 'language' | 'form'>,
): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({
      form: JSON.stringify(checkout.form),
      language: checkout.language,
      updated_at: now().toISOString(),
    })
    .where('token', '=', checkout.token)
    .execute();
}
