import type { BuyerIdentity } from '../cart/buyer-identity.ts';
import type { Attribute } from '../cart/cart-lines.ts';
import type { AskedMetafield } from '../cart/cart-metafields.ts';
import { touchCart } from '../cart/change-cart.ts';
import { setAttributes, setBuyerIdentity, setDiscountCodes, setNote } from '../cart/change-details.ts';
import { type AskedLine, addCartLines, removeCartLines, updateCartLines } from '../cart/change-lines.ts';
import { createCart } from '../cart/create-cart.ts';
import { type SelectableAddressInput, toAddressRequest } from './cart-delivery-mutations.ts';
import { toAskedLine, toAskedVariant, toCartReference } from './cart-ids.ts';
import { toCartPayload } from './cart-payload.ts';
import { checkInputSize } from './input-size.ts';
import type { RequestContext } from './request-context.ts';

interface CartLineInput {
  merchandiseId: string;
  quantity?: number | null;
  attributes?: readonly Attribute[] | null;
  sellingPlanId?: string | null;
}

interface CartLineUpdateInput {
  id: string;
  merchandiseId?: string | null;
  quantity?: number | null;
  attributes?: readonly Attribute[] | null;
}

interface CartInput {
  lines?: readonly CartLineInput[] | null;
  discountCodes?: readonly string[] | null;
  giftCardCodes?: readonly string[] | null;
  note?: string | null;
  attributes?: readonly Attribute[] | null;
  buyerIdentity?: BuyerIdentity | null;
  delivery?: { addresses?: readonly SelectableAddressInput[] | null } | null;
  metafields?: readonly AskedMetafield[] | null;
}

type WithCart<Args> = Args & { cartId: string };

function toAskedLines(lines: readonly CartLineInput[]): AskedLine[] {
  checkInputSize(lines);
  for (const line of lines) checkInputSize(line.attributes);
  return lines.map(({ merchandiseId, quantity, attributes, sellingPlanId }) => ({
    merchandise: toAskedVariant(merchandiseId),
    quantity: quantity ?? 1,
    attributes: attributes ?? [],
    sellingPlanId,
  }));
}

async function cartCreate(_root: unknown, { input }: { input?: CartInput | null }, context: RequestContext) {
  const { lines, discountCodes, note, attributes, buyerIdentity, delivery, metafields, giftCardCodes } = input ?? {};
  checkInputSize(delivery?.addresses);
  checkInputSize(metafields);
  checkInputSize(giftCardCodes);
  checkInputSize(discountCodes);
  checkInputSize(attributes);
  const change = await createCart(context.platform, {
    language: context.language,
    country: context.country,
    lines: toAskedLines(lines ?? []),
    discountCodes: discountCodes ?? [],
    note: note ?? '',
    attributes: attributes ?? [],
    buyer: buyerIdentity ?? {},
    addresses: (delivery?.addresses ?? context.deliveryPreferences ?? []).map(toAddressRequest),
    metafields: metafields ?? [],
  });
  return toCartPayload(change, context, { path: ['input'], giftCardCodes: giftCardCodes ?? [] });
}

async function cartLinesAdd(
  _root: unknown,
  { cartId, lines }: WithCart<{ lines: readonly CartLineInput[] }>,
  context: RequestContext,
) {
  const change = await addCartLines(context.platform, toCartReference(cartId), toAskedLines(lines));
  return toCartPayload(change, context);
}

async function cartLinesUpdate(
  _root: unknown,
  { cartId, lines }: WithCart<{ lines: readonly CartLineUpdateInput[] }>,
  context: RequestContext,
) {
  checkInputSize(lines);
  for (const line of lines) checkInputSize(line.attributes);
  const updates = lines.map(({ id, merchandiseId, quantity, attributes }) => ({
    ...toAskedLine(id),
    merchandise: merchandiseId ? toAskedVariant(merchandiseId) : undefined,
    quantity: quantity ?? undefined,
    attributes: attributes ?? undefined,
  }));
  return toCartPayload(await updateCartLines(context.platform, toCartReference(cartId), updates), context);
}

async function cartLinesRemove(
  _root: unknown,
  { cartId, lineIds }: WithCart<{ lineIds: readonly string[] }>,
  context: RequestContext,
) {
  checkInputSize(lineIds);
  const change = await removeCartLines(context.platform, toCartReference(cartId), lineIds.map(toAskedLine));
  return toCartPayload(change, context);
}

async function cartDiscountCodesUpdate(
  _root: unknown,
  { cartId, discountCodes }: WithCart<{ discountCodes?: readonly string[] | null }>,
  context: RequestContext,
) {
  checkInputSize(discountCodes);
  return toCartPayload(
    await setDiscountCodes(context.platform, toCartReference(cartId), discountCodes ?? null),
    context,
  );
}

async function cartBuyerIdentityUpdate(
  _root: unknown,
  { cartId, buyerIdentity }: WithCart<{ buyerIdentity: BuyerIdentity }>,
  context: RequestContext,
) {
  const cart = toCartReference(cartId);
  const addresses = context.deliveryPreferences?.map(toAddressRequest);
  return toCartPayload(await setBuyerIdentity(context.platform, cart, buyerIdentity, addresses), context);
}

async function cartNoteUpdate(_root: unknown, { cartId, note }: WithCart<{ note: string }>, context: RequestContext) {
  return toCartPayload(await setNote(context.platform, toCartReference(cartId), note), context);
}

async function cartAttributesUpdate(
  _root: unknown,
  { cartId, attributes }: WithCart<{ attributes: readonly Attribute[] }>,
  context: RequestContext,
) {
  checkInputSize(attributes);
  return toCartPayload(await setAttributes(context.platform, toCartReference(cartId), attributes), context);
}

/** A cart is answered as it is, with the warning that such cards are not taken. */
async function cartGiftCardCodesUpdate(
  _root: unknown,
  { cartId, giftCardCodes }: WithCart<{ giftCardCodes: readonly string[] }>,
  context: RequestContext,
) {
  checkInputSize(giftCardCodes);
  return toCartPayload(await touchCart(context.platform, toCartReference(cartId)), context, { giftCardCodes });
}

/** No cart has a gift card, so there is nothing to remove. */
async function cartGiftCardCodesRemove(
  _root: unknown,
  { cartId, appliedGiftCardIds }: WithCart<{ appliedGiftCardIds: readonly string[] }>,
  context: RequestContext,
) {
  checkInputSize(appliedGiftCardIds);
  return toCartPayload(await touchCart(context.platform, toCartReference(cartId)), context);
}

export const cartMutations = {
  Mutation: {
    cartCreate,
    cartLinesAdd,
    cartLinesUpdate,
    cartLinesRemove,
    cartDiscountCodesUpdate,
    cartBuyerIdentityUpdate,
    cartNoteUpdate,
    cartAttributesUpdate,
    cartGiftCardCodesUpdate,
    cartGiftCardCodesRemove,
  },
};
