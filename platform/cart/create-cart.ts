import type { Insertable } from 'kysely';
import type { PlatformContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import { type BuyerIdentity, readBuyer } from './buyer-identity.ts';
import type { Attribute } from './cart-lines.ts';
import { type AskedMetafield, putMetafields } from './cart-metafields.ts';
import { insertCart, replaceDiscountCodes } from './carts.ts';
import { type CartChange, inTransaction, refuse } from './change-cart.ts';
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
