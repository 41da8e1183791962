import type { PlatformContext } from '../context.ts';
import { foldCode } from '../discounts/discounts.ts';
import { type BuyerIdentity, forgetCheckoutForm, readBuyer } from './buyer-identity.ts';
import type { Attribute } from './cart-lines.ts';
import { replaceDiscountCodes, updateCart } from './carts.ts';
import { refusal, refuse, type Work } from './change-cart.ts';
import { type AddressRequest, putNewAddresses } from './change-delivery.ts';
import { checkAttributes, checkCodes, checkNote } from './check-input.ts';

/** @param codes null when the client sent none, which is not the same as an empty list */
export function setDiscountCodes(codes: readonly string[] | null): Work {
  return async (trx, { token }) => {
    const field = ['discountCodes'];
    if (!codes) throw refusal([{ code: 'MISSING_DISCOUNT_CODE', field, message: 'The discount codes are missing.' }]);
    refuse(checkCodes(codes, field));
    await replaceDiscountCodes(trx, token, distinctCodes(codes));
    return [];
  };
}

/** Needs the checkout locked. @param addresses take the place of those that are there, where they are given */
export function setBuyerIdentity(
  context: PlatformContext,
  buyer: BuyerIdentity,
  addresses: readonly AddressRequest[] | undefined,
): Work {
  return async (trx, before) => {
    const { token, customer_id: owner } = before;
    const { errors, columns } = await readBuyer(trx, context.now(), buyer, before);
    refuse(errors);
    await updateCart(trx, token, columns);
    if (owner !== null && columns.customer_id !== undefined && columns.customer_id !== owner) {
      await forgetCheckoutForm(trx, token);
    }
    return addresses ? putNewAddresses(context, trx, { ...before, ...columns }, addresses, true) : [];
  };
}

export function setNote(note: string): Work {
  return async (trx, { token }) => {
    refuse(checkNote(note, ['note']));
    await updateCart(trx, token, { note });
    return [];
  };
}

export function setAttributes(attributes: readonly Attribute[]): Work {
  return async (trx, { token }) => {
    refuse(checkAttributes(attributes, ['attributes']));
    await updateCart(trx, token, { attributes: JSON.stringify(attributes) });
    return [];
  };
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
