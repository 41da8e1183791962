import { toMoneyV2 } from '#domain/money/money.ts';
import type { CartReference } from '../../cart/change-cart.ts';
import { type PricedCart, readPricedCart } from '../../cart/read-cart.ts';
import { findCustomer } from '../../customers/customers.ts';
import { isSameSecret } from '../../same-secret.ts';
import { type ConnectionArgs, toPricingValue } from '../connection.ts';
import { toCartCustomer } from '../customer/customer-resolvers.ts';
import { ownMetafields } from '../metafields.ts';
import type { Fields, RequestContext } from '../request-context.ts';
import { cartDelivery, deliveryGroups, toCartAddress } from './cart-delivery-resolvers.ts';
import { toCartId, toCartLineId, toCartReference } from './cart-ids.ts';
import { type CartLineSource, cartLinesConnection } from './cart-lines-connection.ts';

/** A cart where the schema speaks of `Cart`. */
export interface CartSource extends PricedCart {
  kind: 'Cart';
}

/** @returns null for an unknown or completed cart, and without the cart's key */
export async function findCartSource(cartId: string, { platform }: RequestContext): Promise<CartSource | null> {
  const { token, key } = toCartReference(cartId);
  const found = token ? await readPricedCart(platform, token) : null;
  if (!found || found.cart.completed_at !== null || !isSameSecret(found.cart.key, key)) return null;
  return { kind: 'Cart', ...found };
}

/** Fills lists that the client left out with the schema's defaults. */
function toPreferences(json: string | null) {
  if (json === null) return null;
  const { wallet, delivery } = JSON.parse(json) as { wallet?: string[] | null; delivery?: object | null };
  const none = { coordinates: null, deliveryMethod: [], pickupHandle: [] };
  return { wallet: wallet ?? null, delivery: delivery ? { ...none, ...delivery } : null };
}

function attributeOf(attributes: readonly { key: string; value: string }[], key: string) {
  return attributes.find((attribute) => attribute.key === key) ?? null;
}

/** Prices include the VAT and are final but for shipping, so nothing here is an estimate. */
function cartCost({ pricing }: CartSource) {
  return {
    subtotalAmount: toMoneyV2(pricing.subtotalCents),
    subtotalAmountEstimated: false,
    totalAmount: toMoneyV2(pricing.goodsCents),
    totalAmountEstimated: false,
    checkoutChargeAmount: toMoneyV2(pricing.subtotalCents),
    totalTaxAmount: null,
    totalTaxAmountEstimated: false,
    totalDutyAmount: null,
    totalDutyAmountEstimated: false,
  };
}

/**
 * Discounts take from the whole cart. As on the hosted platform the cart has one allocation per line, in the order of the lines, and
 * a fixed amount's value is that line's share. Lines have only discounts of their own.
 */
function discountAllocations({ lines, pricing, discounts: { discount, codes } }: CartSource) {
  if (!discount || pricing.discountCents === 0) return [];
  const code = codes.find(({ refusal }) => refusal === null)?.code ?? discount.code;
  return lines.map(({ discountCents }) => ({
    kind: 'CartCodeDiscountAllocation',
    code,
    discountedAmount: toMoneyV2(discountCents),
    targetType: 'LINE_ITEM',
    discountApplication: {
      allocationMethod: 'ACROSS',
      targetSelection: 'ALL',
      targetType: 'LINE_ITEM',
      value: toPricingValue(discount.percent, discountCents),
    },
  }));
}

export function checkoutUrl({ token, key }: CartReference, { platform, baseUrl }: RequestContext): string {
  const url = new URL(`/cart/c/${token}`, platform.publicUrl);
  url.searchParams.set('key', key);
  return baseUrl + url.pathname + url.search;
}

const Cart = {
  ...ownMetafields,
  id: ({ cart }) => toCartId(cart),
  checkoutUrl: ({ cart }, _args, context) => checkoutUrl(cart, context),
  createdAt: ({ cart }) => cart.created_at,
  updatedAt: ({ cart }) => cart.updated_at,
  note: ({ cart }) => cart.note,
  attribute: ({ attributes }, { key }: { key: string }) => attributeOf(attributes, key),
  totalQuantity: ({ lines }) => lines.reduce((sum, line) => sum + line.quantity, 0),
  lines: ({ cart, lines }, args: ConnectionArgs) => cartLinesConnection(lines, cart.token, args),
  cost: cartCost,
  estimatedCost: cartCost,
  discountCodes: ({ discounts }) =>
    discounts.codes.map(({ code, refusal }) => ({ code, applicable: refusal === null })),
  discountAllocations,
  buyerIdentity: ({ cart, deliveryAddresses }, _args, { platform }) => ({
    email: cart.buyer_email,
    phone: cart.buyer_phone,
    countryCode: cart.country,
    async customer() {
      const customer = cart.customer_id === null ? null : await findCustomer(platform.db, cart.customer_id);
      return customer && toCartCustomer(customer);
    },
    preferences: toPreferences(cart.preferences),
    purchasingCompany: null,
    deliveryAddressPreferences: deliveryAddresses.map(({ id, address }) => toCartAddress(address, id)),
  }),
  delivery: cartDelivery,
  deliveryGroups,
  appliedGiftCards: () => [],
} satisfies Fields<CartSource>;

function lineCost({ line }: CartLineSource, _args: unknown, { catalogue }: RequestContext) {
  const price = toMoneyV2(line.unitPriceCents);
  const priceBefore = async () => {
    const cents = (await catalogue.variant(line.variantId))?.compareAtCents ?? null;
    return cents === null ? null : toMoneyV2(cents);
  };
  return {
    amountPerQuantity: price,
    compareAtAmountPerQuantity: priceBefore,
    // The estimated cost has other names for them.
    amount: price,
    compareAtAmount: priceBefore,
    subtotalAmount: toMoneyV2(line.totalCents),
    totalAmount: toMoneyV2(line.totalCents),
  };
}

const CartLine = {
  id: ({ line, token }) => toCartLineId(line.id, token),
  quantity: ({ line }) => line.quantity,
  attributes: ({ line }) => line.attributes,
  attribute: ({ line }, { key }: { key: string }) => attributeOf(line.attributes, key),
  merchandise: ({ line }, _args, { catalogue }) => catalogue.variant(line.variantId),
  cost: lineCost,
  estimatedCost: lineCost,
  discountAllocations: () => [],
  sellingPlanAllocation: () => null,
  // No line belongs to another, so each can be changed alone.
  instructions: () => ({ canRemove: true, canUpdateQuantity: true }),
  parentRelationship: () => null,
} satisfies Fields<CartLineSource>;

const QueryRoot = {
  cart: (_root, { id }: { id: string }, context) => findCartSource(id, context),
} satisfies Fields<unknown>;

export const cartResolvers = { Cart, CartLine, QueryRoot };
