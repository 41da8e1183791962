import type { BuyerIdentity } from '../cart/buyer-identity.ts';
import type { Attribute } from '../cart/cart-lines.ts';
import type { CartChange } from '../cart/change-cart.ts';
import { setAttributes, setBuyerIdentity, setDiscountCodes, setNote } from '../cart/change-details.ts';
import { type AskedLine, addCartLines, removeCartLines, updateCartLines } from '../cart/change-lines.ts';
import { createCart } from '../cart/create-cart.ts';
import { readPricedCart } from '../cart/read-cart.ts';
import { ApiError } from './api-error.ts';
import { toAskedLine, toAskedVariant, toCartReference } from './cart-ids.ts';
import { discountWarnings, stockWarnings } from './cart-warnings.ts';
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
  delivery?: { addresses?: readonly unknown[] | null } | null;
  metafields?: readonly unknown[] | null;
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
  if (delivery?.addresses?.length) throw new ApiError('NOT_IMPLEMENTED', 'CartInput.delivery is not implemented');
  if (metafields?.length) throw new ApiError('NOT_IMPLEMENTED', 'CartInput.metafields is not implemented');
  if (giftCardCodes?.length) throw new ApiError('NOT_IMPLEMENTED', 'CartInput.giftCardCodes is not implemented');
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
  });
  return toPayload(change, context, ['input']);
}

async function cartLinesAdd(
  _root: unknown,
  { cartId, lines }: WithCart<{ lines: readonly CartLineInput[] }>,
  context: RequestContext,
) {
  const change = await addCartLines(context.platform, toCartReference(cartId), toAskedLines(lines));
  return toPayload(change, context);
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
  return toPayload(await updateCartLines(context.platform, toCartReference(cartId), updates), context);
}

async function cartLinesRemove(
  _root: unknown,
  { cartId, lineIds }: WithCart<{ lineIds: readonly string[] }>,
  context: RequestContext,
) {
  checkInputSize(lineIds);
  const change = await removeCartLines(context.platform, toCartReference(cartId), lineIds.map(toAskedLine));
  return toPayload(change, context);
}

async function cartDiscountCodesUpdate(
  _root: unknown,
  { cartId, discountCodes }: WithCart<{ discountCodes?: readonly string[] | null }>,
  context: RequestContext,
) {
  checkInputSize(discountCodes);
  return toPayload(await setDiscountCodes(context.platform, toCartReference(cartId), discountCodes ?? null), context);
}

async function cartBuyerIdentityUpdate(
  _root: unknown,
  { cartId, buyerIdentity }: WithCart<{ buyerIdentity: BuyerIdentity }>,
  context: RequestContext,
) {
  return toPayload(await setBuyerIdentity(context.platform, toCartReference(cartId), buyerIdentity), context);
}

async function cartNoteUpdate(_root: unknown, { cartId, note }: WithCart<{ note: string }>, context: RequestContext) {
  return toPayload(await setNote(context.platform, toCartReference(cartId), note), context);
}

async function cartAttributesUpdate(
  _root: unknown,
  { cartId, attributes }: WithCart<{ attributes: readonly Attribute[] }>,
  context: RequestContext,
) {
  checkInputSize(attributes);
  return toPayload(await setAttributes(context.platform, toCartReference(cartId), attributes), context);
}

/** With a user error there is no cart in the answer, as on the hosted platform. */
async function toPayload(change: CartChange, context: RequestContext, path: readonly string[] = []) {
  if (!change.ok) {
    const userErrors = change.userErrors.map((error) => ({ ...error, field: toField(error.field, path) }));
    return { cart: null, userErrors, warnings: [] };
  }
  const found = await readPricedCart(context.platform, change.token);
  if (!found) return { cart: null, userErrors: [], warnings: [] };
  const cart = { kind: 'Cart' as const, ...found };
  return {
    cart,
    userErrors: [],
    warnings: [...stockWarnings(change.warnings, change.token), ...discountWarnings(cart)],
  };
}

function toField(field: readonly string[], path: readonly string[]): string[] {
  return [...path, ...field];
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
  },
};
