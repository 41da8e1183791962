import type { PlatformContext } from '../context.ts';
import type { Trx } from '../db/database.ts';
import { foldCode } from '../discounts/discounts.ts';
import { type BuyerIdentity, forgetCheckoutForm, readBuyer } from './buyer-identity.ts';
import type { Attribute } from './cart-lines.ts';
import { type CartRow, replaceDiscountCodes, updateCart } from './carts.ts';
import { type CartChange, type CartReference, changeCart, Refusal, refuse } from './change-cart.ts';
import { type AddressRequest, putNewAddresses } from './change-delivery.ts';
import { checkAttributes, checkCodes, checkNote } from './check-input.ts';

/** @param codes null when the client sent none, which is not the same as an empty list */
export async function setDiscountCodes(
  context: PlatformContext,
  cart: CartReference,
  codes: readonly string[] | null,
): Promise<CartChange> {
  return changeCart(context, cart, async (trx, { token }) => {
    const field = ['discountCodes'];
    if (!codes)
      throw new Refusal([{ code: 'MISSING_DISCOUNT_CODE', field, message: 'The discount codes are missing.' }]);
    refuse(checkCodes(codes, field));
    await replaceDiscountCodes(trx, token, distinctCodes(codes));
    return [];
  });
}

/** @param addresses take the place of those that are there, where they are given */
export async function setBuyerIdentity(
  context: PlatformContext,
  cart: CartReference,
  buyer: BuyerIdentity,
  addresses?: readonly AddressRequest[],
): Promise<CartChange> {
  const work = async (trx: Trx, before: CartRow) => {
    const { token, customer_id: owner } = before;
    const { errors, columns } = await readBuyer(trx, context.now(), buyer, before);
    refuse(errors);
    await updateCart(trx, token, columns);
    if (owner !== null && columns.customer_id !== undefined && columns.customer_id !== owner) {
      await forgetCheckoutForm(trx, token);
    }
    return addresses ? putNewAddresses(context, trx, { ...before, ...columns }, addresses, true) : [];
  };
  return changeCart(context, cart, work, { locksCheckout: true });
}

export async function setNote(context: PlatformContext, cart: CartReference, note: string): Promise<CartChange> {
  return changeCart(context, cart, async (trx, { token }) => {
    refuse(checkNote(note, ['note']));
    await updateCart(trx, token, { note });
    return [];
  });
}

export async function setAttributes(
  context: PlatformContext,
  cart: CartReference,
  attributes: readonly Attribute[],
): Promise<CartChange> {
  return changeCart(context, cart, async (trx, { token }) => {
    refuse(checkAttributes(attributes, ['attributes']));
    await updateCart(trx, token, { attributes: JSON.stringify(attributes) });
    return [];
  });
}

/** Each code once, as it was typed first; blanks are no codes. */
export function distinctCodes(codes: readonly string[]): string[] {
  const byFolded = new Map<string, string>();
  for (const code of codes) {
    const folded = foldCode(code);
    if (folded && !byFolded.has(folded)) byFolded.set(folded, code.trim());
  }
  return [...byFolded.values()];
}
