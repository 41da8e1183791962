import type { Insertable } from 'kysely';
import type { PlatformContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import { isSameSecret } from '../same-secret.ts';
import { type BuyerIdentity, readBuyer } from './buyer-identity.ts';
import type { Attribute } from './cart-lines.ts';
import { type AskedMetafield, parseMetafields, putMetafields } from './cart-metafields.ts';
import { findCart, insertCart, parseAttributes, readDiscountCodes, readLines, replaceDiscountCodes } from './carts.ts';
import { type CartChange, type CartReference, inTransaction, NO_SUCH_CART, refuse } from './change-cart.ts';
import { type AddressRequest, putNewAddresses } from './change-delivery.ts';
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
  addresses: readonly AddressRequest[];
  metafields: readonly AskedMetafield[];
}

export async function createCart(context: PlatformContext, cart: NewCart): Promise<CartChange> {
  const now = context.now().toISOString();
  const token = context.randomToken(16);
  const row: Insertable<Tables['carts']> = {
    token,
    key: context.randomToken(16),
    language: cart.language,
    country: cart.country,
    note: cart.note,
    attributes: JSON.stringify(cart.attributes),
    created_at: now,
    updated_at: now,
  };
  return inTransaction(context, token, async (trx) => {
    const buyer = await readBuyer(trx, context.now(), cart.buyer, null);
    refuse([
      ...checkNote(cart.note, ['note']),
      ...checkAttributes(cart.attributes, ['attributes']),
      ...checkCodes(cart.discountCodes, ['discountCodes']),
      ...buyer.errors,
    ]);
    const fields = putMetafields([], cart.metafields, context.now());
    refuse(fields.errors.map(({ field, message }) => ({ code: 'INVALID_METAFIELDS', field, message })));
    const inserted = await insertCart(trx, { ...row, ...buyer.columns, metafields: JSON.stringify(fields.metafields) });
    await replaceDiscountCodes(trx, token, distinctCodes(cart.discountCodes));
    const warnings = await putNewAddresses(context, trx, inserted, cart.addresses);
    return [...warnings, ...(await putNewLines(context, trx, token, cart.lines))];
  });
}

/** Makes another cart with the same goods, codes, note and attributes, and without anything that says who buys. */
export async function cloneCart(context: PlatformContext, { token, key }: CartReference): Promise<CartChange> {
  const { db } = context;
  const cart = await findCart(db, token);
  if (!cart || cart.completed_at !== null || !isSameSecret(cart.key, key)) {
    return { ok: false, userErrors: [NO_SUCH_CART] };
  }
  const [lines, discountCodes] = await Promise.all([readLines(db, token), readDiscountCodes(db, token)]);
  return createCart(context, {
    language: cart.language,
    country: cart.country,
    lines: lines.map(({ variantId, quantity, attributes }) => ({
      merchandise: { asked: String(variantId), variantId },
      quantity,
      attributes,
    })),
    discountCodes,
    note: cart.note,
    attributes: parseAttributes(cart.attributes),
    buyer: {},
    addresses: [],
    metafields: parseMetafields(cart.metafields).map(({ namespace, key: name, type, value }) => ({
      key: `${namespace}.${name}`,
      type,
      value,
    })),
  });
}
