import { hash } from 'node:crypto';
import { defaultLanguage, localizePath, parseContentLanguage } from '#domain/locale/locales.ts';
import { toMoneyV2 } from '#domain/money/money.ts';
import {
  type CustomerOrder,
  findCustomerOrder,
  matchingOrders,
  noDetails,
  type OrderDetails,
  readCustomerOrders,
  readOrderDetails,
} from '../../orders/read/customer-orders.ts';
import { refundShares } from '../../orders/refund/refund-shares.ts';
import { isSameSecret } from '../../same-secret.ts';
import { type ConnectionArgs, mapConnection, orderById, sortedConnection, toPricingValue } from '../connection.ts';
import { toOrderAddress } from '../customer/customer-address.ts';
import { toGlobalId } from '../global-id.ts';
import type { Fields, RequestContext } from '../request-context.ts';
import { orderMetafields } from './order-metafields.ts';

export interface OrdersArgs extends ConnectionArgs {
  query?: string | null;
  sortKey: 'ID' | 'PROCESSED_AT' | 'TOTAL_PRICE' | 'RELEVANCE';
}

/** An order, and the details of all orders of its page, which are read together when the first of them is asked for. */
interface OrderSource {
  kind: 'Order';
  order: CustomerOrder;
  details: () => Promise<OrderDetails>;
}

type Line = OrderDetails['lines'][number];

interface LineSource {
  line: Line;
  order: CustomerOrder;
}

export async function ordersConnection(customerId: number, args: OrdersArgs, { platform }: RequestContext) {
  const all = await readCustomerOrders(platform.db, customerId);
  const orders = matchingOrders(all, args.query, platform.now());
  const connection = sortedConnection(orders, args, {
    name: args.sortKey,
    valueOf: (order) => sortValue(order, args.sortKey),
    idOf: (order) => order.id,
  });
  const toSource = orderSources(platform.db, connection.nodes);
  return { ...mapConnection(connection, toSource), totalCount: orders.length };
}

/** Makes the sources of these orders, whose details are read together. */
function orderSources(db: RequestContext['platform']['db'], orders: readonly CustomerOrder[]) {
  const ids = orders.map(({ id }) => id);
  let reading: Promise<Map<number, OrderDetails>> | undefined;
  return (order: CustomerOrder): OrderSource => ({
    kind: 'Order',
    order,
    async details() {
      reading ??= readOrderDetails(db, ids);
      return (await reading).get(order.id) ?? noDetails();
    },
  });
}

/** An order by its id with the key that only its customer is told, for `node`. */
export async function findOrderSource(
  id: number,
  key: string,
  { platform }: RequestContext,
): Promise<OrderSource | null> {
  const order = await findCustomerOrder(platform.db, id);
  if (!order || !isSameSecret(orderKey(order), key)) return null;
  return orderSources(platform.db, [order])(order);
}

/** As on the hosted platform the id holds a key, so a client that was shown the order may ask for it again. */
function orderKey({ checkoutToken }: CustomerOrder): string {
  return hash('sha256', `order ${checkoutToken}`, 'hex').slice(0, 32);
}

/** Without a query there is no relevance, and the ids decide, as on the hosted platform. */
function sortValue(order: CustomerOrder, sortKey: OrdersArgs['sortKey']): string | number {
  if (sortKey === 'PROCESSED_AT') return order.processedAt;
  return sortKey === 'TOTAL_PRICE' ? order.totalCents : 0;
}

/** The hosted platform's subtotal: goods after the discount, before shipping; prices here include the VAT. */
function subtotal({ order }: OrderSource) {
  return toMoneyV2(order.subtotalCents - order.discountCents);
}

const total = ({ order }: OrderSource) => toMoneyV2(order.totalCents);
/** With the fee of the way of paying, for which the API has no field: so the sums add up. */
const shippingCents = (order: CustomerOrder) => order.shippingCents + order.paymentFeeCents;
const shipping = ({ order }: OrderSource) => toMoneyV2(shippingCents(order));
const tax = ({ order }: OrderSource) => toMoneyV2(order.vatCents);
const backOf = async ({ details }: OrderSource) =>
  (await details()).refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
const refunded = async (source: OrderSource) =>
  toMoneyV2((await backOf(source)) - (await source.details()).waivedCents);
/** Nothing is left of an order that was refunded. */
const remaining =
  (amountOf: (order: CustomerOrder) => number) =>
  ({ order }: OrderSource) =>
    toMoneyV2(isRefunded(order) ? 0 : amountOf(order));
const isRefunded = ({ financialStatus }: CustomerOrder) => financialStatus === 'REFUNDED';
/** None if the buyer collects the goods. */
const address = ({ order }: OrderSource) =>
  order.address.address1 === '' ? null : toOrderAddress(order.id, order.address);

/** The order's discount: the code, and the percentage or the amount. */
function discountOf({ discountCode, discountCents, discountPercent }: CustomerOrder) {
  if (discountCode === null || discountCents === 0) return [];
  return [
    {
      kind: 'DiscountCodeApplication',
      code: discountCode,
      applicable: true,
      allocationMethod: 'ACROSS',
      targetSelection: 'ALL',
      targetType: 'LINE_ITEM',
      value: toPricingValue(discountPercent, discountCents),
    },
  ];
}

function linesConnection(order: CustomerOrder, lines: readonly Line[], args: ConnectionArgs) {
  const sources = lines.map((line): LineSource => ({ line, order }));
  return sortedConnection(
    sources,
    args,
    orderById(({ line }) => line.id),
  );
}

const Order = {
  ...orderMetafields,
  id: ({ order }) => `${toGlobalId('Order', order.id)}?key=${orderKey(order)}`,
  name: ({ order }) => `#${order.number}`,
  orderNumber: ({ order }) => order.number,
  email: ({ order }) => order.email,
  phone: ({ order }) => order.phone,
  processedAt: ({ order }) => order.processedAt,
  currencyCode: () => 'EUR',
  customerLocale: ({ order }) => order.language,
  customerUrl: ({ order }, _args, { baseUrl }) =>
    baseUrl + localizePath('/account?tab=orders', parseContentLanguage(order.language) ?? defaultLanguage),
  // The page that the buyer saw after the payment; its address holds a secret that only the order's own customer is told.
  statusUrl: ({ order }, _args, { baseUrl, language }) =>
    `${baseUrl}/checkouts/${order.checkoutToken}/thank-you?lang=${language}`,
  financialStatus: ({ order }) => order.financialStatus,
  fulfillmentStatus: ({ order }) => order.fulfillmentStatus,
  canceledAt: ({ order }) => order.canceledAt,
  cancelReason: ({ order }) => order.cancelReason?.toUpperCase() ?? null,
  edited: async ({ details }) => (await details()).isEdited,
  customAttributes: ({ order }) => order.attributes,
  shippingAddress: address,
  // Cards are charged without one; the hosted platform then repeats where the parcel goes.
  billingAddress: address,
  subtotalPrice: subtotal,
  subtotalPriceV2: subtotal,
  totalPrice: total,
  totalPriceV2: total,
  originalTotalPrice: total,
  totalShippingPrice: shipping,
  totalShippingPriceV2: shipping,
  totalTax: tax,
  totalTaxV2: tax,
  totalRefunded: refunded,
  totalRefundedV2: refunded,
  async currentSubtotalPrice({ order, details }) {
    const refundedCents = (await details()).lines.reduce((sum, line) => sum + line.refundedCents, 0);
    return toMoneyV2(isRefunded(order) ? 0 : order.subtotalCents - order.discountCents - refundedCents);
  },
  async currentTotalPrice(source) {
    return toMoneyV2(Math.max(0, source.order.totalCents - (await backOf(source))));
  },
  currentTotalShippingPrice: remaining(shippingCents),
  async currentTotalTax({ order, details }) {
    const back = refundShares(order.vat, (await details()).refunds).flat();
    return toMoneyV2(isRefunded(order) ? 0 : order.vatCents - back.reduce((sum, { vatCents }) => sum + vatCents, 0));
  },
  currentTotalDuties: () => null,
  originalTotalDuties: () => null,
  shippingDiscountAllocations: () => [],
  discountApplications: ({ order }, args: ConnectionArgs) =>
    sortedConnection(
      discountOf(order),
      args,
      orderById(({ code }) => code),
    ),
  lineItems: async ({ order, details }, args: ConnectionArgs) => linesConnection(order, (await details()).lines, args),
  async successfulFulfillments({ order, details }, { first }: { first?: number | null }) {
    const { parcels, lines } = await details();
    return parcels.slice(0, first ?? undefined).map((parcel) => ({
      ...parcel,
      order,
      lines: lines.flatMap((line) => {
        const quantity = parcel.pieces.get(line.id);
        return quantity === undefined ? [] : [{ ...line, quantity }];
      }),
    }));
  },
} satisfies Fields<OrderSource>;

const OrderLineItem = {
  title: ({ line }) => line.title,
  quantity: ({ line }) => line.quantity,
  currentQuantity: ({ line, order }) => (isRefunded(order) ? 0 : line.currentQuantity),
  originalTotalPrice: ({ line }) => toMoneyV2(line.totalCents),
  discountedTotalPrice: ({ line }) => toMoneyV2(line.totalCents - line.discountCents),
  discountAllocations: ({ line, order }) =>
    line.discountCents === 0
      ? []
      : discountOf(order).map((discountApplication) => ({
          allocatedAmount: toMoneyV2(line.discountCents),
          discountApplication,
        })),
  customAttributes: ({ line }) => line.attributes,
  // Null when the goods have left the catalogue.
  variant: async ({ line }, _args, { catalogue }) => (await catalogue.variant(line.variantId)) ?? null,
} satisfies Fields<LineSource>;

type Parcel = OrderDetails['parcels'][number] & { order: CustomerOrder; lines: readonly Line[] };

const Fulfillment = {
  trackingCompany: ({ company }) => company || null,
  // Collected goods have no carrier.
  trackingInfo: ({ number, url }, { first }: { first?: number | null }) =>
    (number ? [{ number, url }] : []).slice(0, first ?? undefined),
  fulfillmentLineItems: ({ order, lines }, args: ConnectionArgs) => linesConnection(order, lines, args),
} satisfies Fields<Parcel>;

const FulfillmentLineItem = {
  lineItem: (source) => source,
  quantity: ({ line }) => line.quantity,
} satisfies Fields<LineSource>;

export const orderResolvers = { Order, OrderLineItem, Fulfillment, FulfillmentLineItem };
