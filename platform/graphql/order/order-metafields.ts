import { deliveryRange } from '#domain/delivery/delivery.ts';
import { deliveryDays } from '#domain/delivery/delivery-methods.ts';
import { toMoneyV2 } from '#domain/money/money.ts';
import { shopDelivery } from '../../cart/shop-delivery.ts';
import type { Metafield } from '../../catalogue/catalogue.ts';
import type { CustomerOrder, OrderDetails } from '../../orders/read/customer-orders.ts';
import type { ReturnSteps } from '../../orders/return/read-returns.ts';
import { toGlobalId } from '../global-id.ts';
import { type Identifier, metafieldsBy } from '../metafields.ts';

interface Source {
  order: CustomerOrder;
  details: () => Promise<OrderDetails>;
}

/** The order's custom fields: what the Storefront API has no words for is told as `xana.returns` and `xana.delivery` (ADR 0069). */
export interface OrderField extends Omit<Metafield, 'id' | 'owner'> {
  globalId: string;
  parent: Source;
}

async function find(source: Source, { namespace, key }: Identifier): Promise<OrderField | null> {
  if (namespace !== 'xana') return null;
  if (key === 'delivery') return deliveryField(source);
  return key === 'returns' ? returnsField(source) : null;
}

async function returnsField(source: Source): Promise<OrderField | null> {
  const { returns } = await source.details();
  if (returns.length === 0) return null;
  const instants = returns.flatMap(({ requestedAt, sentAt, receivedAt, refundedAt }) =>
    [requestedAt, sentAt, receivedAt, refundedAt].filter((at) => at !== null),
  );
  return {
    ...fieldOf(source, 'returns', returns.map(toValue)),
    createdAt: returns[0]?.requestedAt ?? source.order.processedAt,
    updatedAt: instants.sort().at(-1) ?? source.order.processedAt,
  };
}

/** The way of delivery with its promised days; none before the money is there, none for a cancelled order. */
function deliveryField(source: Source): OrderField | null {
  const { shippingMethod: method, address, processedAt, paymentDueAt, canceledAt } = source.order;
  if (paymentDueAt !== null || canceledAt !== null) return null;
  const rule = deliveryDays(method, address.postcode || null, shopDelivery);
  return fieldOf(source, 'delivery', { method, ...deliveryRange(new Date(processedAt), rule) });
}

function fieldOf(source: Source, key: string, value: unknown): OrderField {
  const { id, processedAt } = source.order;
  return {
    kind: 'Metafield',
    globalId: toGlobalId('Metafield', `order-${id}-${key}`),
    namespace: 'xana',
    key,
    type: 'json',
    value: JSON.stringify(value),
    createdAt: processedAt,
    updatedAt: processedAt,
    parent: source,
  };
}

const STATUS = {
  requested: 'REQUESTED',
  open: 'OPEN',
  sent: 'OPEN',
  received: 'OPEN',
  closed: 'CLOSED',
  declined: 'DECLINED',
} as const;

/** `status` is the hosted platform's `ReturnStatus`; the days tell how far it is. */
function toValue({ id, status, requestedAt, sentAt, receivedAt, refundedAt, refundedCents, ...rest }: ReturnSteps) {
  return {
    name: `R${id}`,
    status: STATUS[status],
    requestedAt,
    sentAt,
    receivedAt,
    refundedAt,
    refunded: refundedAt === null ? null : toMoneyV2(refundedCents),
    tracking: rest.trackingNumber === '' ? null : { company: rest.carrier || null, number: rest.trackingNumber },
    returnLineItems: rest.lines.map(({ title, quantity }) => ({ title, quantity })),
  };
}

export const orderMetafields = metafieldsBy(find);
