import type { CustomerOrder, OrderDetails } from '../customers/customer-orders.ts';
import type { ReturnSteps } from '../orders/read-returns.ts';
import { toGlobalId } from './global-id.ts';
import { checkInputSize } from './input-size.ts';

interface Source {
  order: CustomerOrder;
  details: () => Promise<OrderDetails>;
}

interface Identifier {
  namespace?: string | null;
  key: string;
}

/** The order's one custom field: the Storefront API knows no returns, so they are told as `xana.returns` (ADR 0069). */
export interface OrderField {
  kind: 'Metafield';
  globalId: string;
  namespace: string;
  key: string;
  type: string;
  value: string;
  createdAt: string;
  updatedAt: string;
  parent: Source;
}

async function find(source: Source, { namespace, key }: Identifier): Promise<OrderField | null> {
  if (namespace !== 'xana' || key !== 'returns') return null;
  const { returns } = await source.details();
  if (returns.length === 0) return null;
  const instants = returns.flatMap(({ requestedAt, sentAt, receivedAt, refundedAt }) =>
    [requestedAt, sentAt, receivedAt, refundedAt].filter((at) => at !== null),
  );
  return {
    kind: 'Metafield',
    globalId: toGlobalId('Metafield', `order-${source.order.id}-returns`),
    namespace,
    key,
    type: 'json',
    value: JSON.stringify(returns.map(toValue)),
    createdAt: returns[0]?.requestedAt ?? source.order.processedAt,
    updatedAt: instants.sort().at(-1) ?? source.order.processedAt,
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
    refunded: refundedAt === null ? null : { amount: (refundedCents / 100).toFixed(2), currencyCode: 'EUR' },
    tracking: rest.trackingNumber === '' ? null : { company: rest.carrier || null, number: rest.trackingNumber },
    returnLineItems: rest.lines.map(({ title, quantity }) => ({ title, quantity })),
  };
}

export const orderMetafields = {
  metafield: find,
  metafields(source: Source, { identifiers }: { identifiers: readonly Identifier[] }) {
    checkInputSize(identifiers);
    return Promise.all(identifiers.map((identifier) => find(source, identifier)));
  },
};
