import type { SchemaType } from '#schema/graphql.ts';
import type { BuyerIdentity } from '../../cart/buyer-identity.ts';
import type { Attribute } from '../../cart/cart-lines.ts';
import { readDiscountCodes } from '../../cart/carts.ts';
import { setAttributes, setBuyerIdentity, setDiscountCodes, setNote } from '../../cart/change-details.ts';
import { type AskedLine, addCartLines, removeCartLines, updateCartLines } from '../../cart/change-lines.ts';
import { cloneCart, createCart } from '../../cart/create-cart.ts';
import { countCodes } from '../../discounts/count-codes.ts';
import { ApiError } from '../api-error.ts';
import { checkInputSize } from '../input-size.ts';
import type { Fields, RequestContext } from '../request-context.ts';
import { toAddressRequest } from './cart-delivery-mutations.ts';
import { toAskedLine, toAskedVariant, toCartReference } from './cart-ids.ts';
import { cartMutation, toCartPayload } from './cart-payload.ts';

/** `parent` came with version 2025-10. */
type CartLineInput = SchemaType<'CartLineInput'> & { parent?: object | null };

type CartLineUpdateInput = SchemaType<'CartLineUpdateInput'>;

type CartInput = Omit<SchemaType<'CartInput'>, 'lines'> & { lines?: readonly CartLineInput[] | null };

function toAskedLines(lines: readonly CartLineInput[]): AskedLine[] {
  checkInputSize(lines);
  for (const line of lines) checkInputSize(line.attributes);
  return lines.map(({ merchandiseId, quantity, attributes, sellingPlanId, parent }) => ({
    merchandise: toAskedVariant(merchandiseId),
    quantity: quantity ?? 1,
    attributes: attributes ?? [],
    sellingPlanId,
    hasParent: Boolean(parent),
  }));
}

/** No cart has a gift card: it is answered as it is, with the warning that cards that are to be added are not taken. */
const cartGiftCardCodes = cartMutation(() => async () => []);

const updateDiscountCodes = cartMutation(({ discountCodes }: { discountCodes?: readonly string[] | null }) =>
  setDiscountCodes(discountCodes ?? null),
);

/** @throws ApiError `THROTTLED` when the cart or the buyer's address tried too many codes that do not exist */
async function boundCodes(
  { platform: { db }, limits, buyerAddress: address }: RequestContext,
  { codes, cart }: { codes: readonly string[]; cart: string | null },
): Promise<void> {
  const known = cart === null ? [] : await readDiscountCodes(db, cart);
  const waitMs = await countCodes(db, limits, { codes, cart, known, address });
  if (waitMs === null) return;
  const minutes = Math.ceil(waitMs / 60_000);
  throw new ApiError('THROTTLED', `Too many discount codes were tried. Try again in ${minutes} min.`);
}

const Mutation = {
  async cartCreate(_root, { input }: { input?: CartInput | null }, context) {
    const { lines, discountCodes, note, attributes, buyerIdentity, delivery, metafields, giftCardCodes } = input ?? {};
    checkInputSize(delivery?.addresses);
    checkInputSize(metafields);
    checkInputSize(giftCardCodes);
    checkInputSize(discountCodes);
    checkInputSize(attributes);
    await boundCodes(context, { codes: discountCodes ?? [], cart: null });
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
  async cartDiscountCodesUpdate(
    root,
    args: { cartId: string; discountCodes?: readonly string[] | null },
    context: RequestContext,
  ) {
    checkInputSize(args.discountCodes);
    const cart = toCartReference(args.cartId).token;
    await boundCodes(context, { codes: args.discountCodes ?? [], cart });
    return updateDiscountCodes(root, args, context);
  },
  cartBuyerIdentityUpdate: cartMutation(
    ({ buyerIdentity }: { buyerIdentity: BuyerIdentity }, { platform, deliveryPreferences }) =>
      setBuyerIdentity(platform, buyerIdentity, deliveryPreferences?.map(toAddressRequest)),
    { locksCheckout: true },
  ),
  cartNoteUpdate: cartMutation(({ note }: { note: string }) => setNote(note)),
  cartAttributesUpdate: cartMutation(({ attributes }: { attributes: readonly Attribute[] }) =>
    setAttributes(attributes),
  ),
  async cartClone(_root, { cartId }: { cartId: string }, context) {
    return toCartPayload(await cloneCart(context.platform, toCartReference(cartId)), context);
  },
  cartGiftCardCodesAdd: cartGiftCardCodes,
  cartGiftCardCodesUpdate: cartGiftCardCodes,
  cartGiftCardCodesRemove: cartGiftCardCodes,
} satisfies Fields<unknown>;

export const cartMutations = { Mutation };
