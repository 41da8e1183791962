import type { PlatformContext } from '../context.ts';
import { type BuyerIdentity, readBuyer } from './buyer-identity.ts';
import type { Attribute } from './cart-lines.ts';
import { type CartRow, insertCart, replaceDiscountCodes } from './carts.ts';
import { type CartChange, inTransaction, refuse } from './change-cart.ts';
import { distinctCodes } from './change-details.ts';
import { type AskedLine, putNewLines } from './change-lines.ts';
import { checkAttributes, checkCodes, checkNote } from './check-input.ts';

interface NewCart {
  language: string;
  country: string;
  lines: readonly AskedLine[];
  discountCodes: readonly string[];
  note: string;
  attributes: readonly Attribute[];
  buyer: BuyerIdentity;
}

export async function createCart(context: PlatformContext, cart: NewCart): Promise<CartChange> {
  const now = context.now().toISOString();
  const token = context.randomToken(16);
  const row: CartRow = {
    token,
    key: context.randomToken(16),
    language: cart.language,
    country: cart.country,
    buyer_email: null,
    buyer_phone: null,
    note: cart.note,
    attributes: JSON.stringify(cart.attributes),
    created_at: now,
    updated_at: now,
    completed_at: null,
    customer_id: null,
  };
  return inTransaction(context, token, async (trx) => {
    const buyer = await readBuyer(trx, context.now(), cart.buyer, null);
    refuse([
      ...checkNote(cart.note, ['note']),
      ...checkAttributes(cart.attributes, ['attributes']),
      ...checkCodes(cart.discountCodes, ['discountCodes']),
      ...buyer.errors,
    ]);
    await insertCart(trx, { ...row, ...buyer.columns });
    await replaceDiscountCodes(trx, token, distinctCodes(cart.discountCodes));
    return putNewLines(context, trx, token, cart.lines);
  });
}
