import type { SchemaType } from '#schema/graphql.ts';
import type { BuyerIdentity } from '../cart/buyer-identity.ts';
import type { Attribute } from '../cart/cart-lines.ts';
import { setAttributes, setBuyerIdentity, setDiscountCodes, setNote } from '../cart/change-details.ts';
import { type AskedLine, addCartLines, removeCartLines, updateCartLines } from '../cart/change-lines.ts';
import { createCart } from '../cart/create-cart.ts';
import { toAddressRequest } from './cart-delivery-mutations.ts';
import { toAskedLine, toAskedVariant } from './cart-ids.ts';
import { cartMutation, toCartPayload } from './cart-payload.ts';
import { checkInputSize } from './input-size.ts';
import type { Fields } from './request-context.ts';

type CartLineInput = SchemaType<'CartLineInput'>;

type CartLineUpdateInput = SchemaType<'CartLineUpdateInput'>;

type CartInput = SchemaType<'CartInput'>;

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

/** No cart has a gift card: it is answered as it is, with the warning that cards that are to be added are not taken. */
const cartGiftCardCodes = cartMutation(() => async () => []);

const Mutation = {
  async cartCreate(_root, { input }: { input?: CartInput | null }, context) {
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
  },
  cartLinesAdd: cartMutation(({ lines }: { lines: readonly CartLineInput[] }, { platform }) =>
    addCartLines(platform, toAskedLines(lines)),
  ),
  cartLinesUpdate: cartMutation(({ lines }: { lines: readonly CartLineUpdateInput[] }) => {
    for (const line of lines) checkInputSize(line.attributes);
    const updates = lines.map(({ id, merchandiseId, quantity, attributes }) => ({
      ...toAskedLine(id),
      merchandise: merchandiseId ? toAskedVariant(merchandiseId) : undefined,
      quantity: quantity ?? undefined,
      attributes: attributes ?? undefined,
    }));
    return updateCartLines(updates);
  }),
  cartLinesRemove: cartMutation(({ lineIds }: { lineIds: readonly string[] }) =>
    removeCartLines(lineIds.map(toAskedLine)),
  ),
  cartDiscountCodesUpdate: cartMutation(({ discountCodes }: { discountCodes?: readonly string[] | null }) =>
    setDiscountCodes(discountCodes ?? null),
  ),
  cartBuyerIdentityUpdate: cartMutation(
    ({ buyerIdentity }: { buyerIdentity: BuyerIdentity }, { platform, deliveryPreferences }) =>
      setBuyerIdentity(platform, buyerIdentity, deliveryPreferences?.map(toAddressRequest)),
    { locksCheckout: true },
  ),
  cartNoteUpdate: cartMutation(({ note }: { note: string }) => setNote(note)),
  cartAttributesUpdate: cartMutation(({ attributes }: { attributes: readonly Attribute[] }) =>
    setAttributes(attributes),
  ),
  cartGiftCardCodesUpdate: cartGiftCardCodes,
  cartGiftCardCodesRemove: cartGiftCardCodes,
} satisfies Fields<unknown>;

export const cartMutations = { Mutation };
