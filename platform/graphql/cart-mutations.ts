import type { BuyerIdentity } from '../cart/buyer-identity.ts';
import type { Attribute } from '../cart/cart-lines.ts';
import type { AskedMetafield } from '../cart/cart-metafields.ts';
import { touchCart } from '../cart/change-cart.ts';
import { setAttributes, setBuyerIdentity, setDiscountCodes, setNote } from '../cart/change-details.ts';
import { type AskedLine, addCartLines, removeCartLines, updateCartLines } from '../cart/change-lines.ts';
import { createCart } from '../cart/create-cart.ts';
import { type SelectableAddressInput, toAddressRequest } from './cart-delivery-mutations.ts';
import { toAskedLine, toAskedVariant } from './cart-ids.ts';
import { cartMutation, toCartPayload } from './cart-payload.ts';
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

const cartLinesAdd = cartMutation((cart, { lines }: { lines: readonly CartLineInput[] }, { platform }) =>
  addCartLines(platform, cart, toAskedLines(lines)),
);

const cartLinesUpdate = cartMutation((cart, { lines }: { lines: readonly CartLineUpdateInput[] }, { platform }) => {
  for (const line of lines) checkInputSize(line.attributes);
  const updates = lines.map(({ id, merchandiseId, quantity, attributes }) => ({
    ...toAskedLine(id),
    merchandise: merchandiseId ? toAskedVariant(merchandiseId) : undefined,
    quantity: quantity ?? undefined,
    attributes: attributes ?? undefined,
  }));
  return updateCartLines(platform, cart, updates);
});

const cartLinesRemove = cartMutation((cart, { lineIds }: { lineIds: readonly string[] }, { platform }) =>
  removeCartLines(platform, cart, lineIds.map(toAskedLine)),
);

const cartDiscountCodesUpdate = cartMutation(
  (cart, { discountCodes }: { discountCodes?: readonly string[] | null }, { platform }) =>
    setDiscountCodes(platform, cart, discountCodes ?? null),
);

const cartBuyerIdentityUpdate = cartMutation(
  (cart, { buyerIdentity }: { buyerIdentity: BuyerIdentity }, { platform, deliveryPreferences }) =>
    setBuyerIdentity(platform, cart, buyerIdentity, deliveryPreferences?.map(toAddressRequest)),
);

const cartNoteUpdate = cartMutation((cart, { note }: { note: string }, { platform }) => setNote(platform, cart, note));

const cartAttributesUpdate = cartMutation((cart, { attributes }: { attributes: readonly Attribute[] }, { platform }) =>
  setAttributes(platform, cart, attributes),
);

/** No cart has a gift card: it is answered as it is, with the warning that cards that are to be added are not taken. */
const cartGiftCardCodes = cartMutation((cart, _args, { platform }) => touchCart(platform, cart));

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
    cartGiftCardCodesUpdate: cartGiftCardCodes,
    cartGiftCardCodesRemove: cartGiftCardCodes,
  },
};
