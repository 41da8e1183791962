import { expect, it } from 'vitest';
import { shop } from '#shop.config';
import type { CustomerOrder, OrderDetails } from '../../orders/read/customer-orders.ts';
import type { ReturnSteps } from '../../orders/return/read-returns.ts';
import type { RequestContext } from '../request-context.ts';
import { orderMetafields } from './order-metafields.ts';

const CONTEXT = {} as RequestContext;

/** On a Monday morning in Athens, to an address in Athens. */
const ORDER = {
  id: 7,
  shippingMethod: 'courier',
  address: { postcode: '10558' },
  processedAt: '2026-11-23T08:00:00.000Z',
  paymentDueAt: null,
  canceledAt: null,
} as unknown as CustomerOrder;

async function tell(changes: Partial<CustomerOrder> = {}) {
  const details = async () => ({ lines: [], parcels: [], refunds: [], waivedCents: 0, returns: [], isEdited: false });
  const field = await orderMetafields.metafield(
    { order: { ...ORDER, ...changes }, details },
    { namespace: 'xana', key: 'delivery' },
    CONTEXT,
  );
  return field && JSON.parse(field.value);
}

it('tells the promised days of the way of delivery that was chosen', async () => {
  expect(shop.delivery).toMatchObject({ days: { from: 2, to: 3 }, locker: { days: { from: 1, to: 3 } } });
  expect(await tell()).toEqual({ method: 'courier', from: '2026-11-25', to: '2026-11-26' });
  expect(await tell({ shippingMethod: 'locker' })).toEqual({ method: 'locker', from: '2026-11-24', to: '2026-11-26' });
});

it('promises nothing before the money is there, nor of what was called off', async () => {
  expect(await tell({ paymentDueAt: '2026-11-30T08:00:00.000Z' })).toBeNull();
  expect(await tell({ canceledAt: '2026-11-23T09:00:00.000Z' })).toBeNull();
});

const NOTHING: OrderDetails = { lines: [], parcels: [], refunds: [], waivedCents: 0, returns: [], isEdited: false };
const REQUESTED: ReturnSteps = {
  id: 3,
  status: 'requested',
  reason: 'withdrawal',
  requestedAt: '2026-11-24T08:00:00.000Z',
  sentAt: null,
  receivedAt: null,
  refundedAt: null,
  refundedCents: 0,
  carrier: '',
  trackingNumber: '',
  items: '',
  lines: [],
};

const sourceOf = (returns: readonly ReturnSteps[]) => ({
  order: ORDER,
  details: async () => ({ ...NOTHING, returns: [...returns] }),
});
const RETURNS = { namespace: 'xana', key: 'returns' };

it('tells of no returns where there are none, and of no other field', async () => {
  expect(await orderMetafields.metafield(sourceOf([]), RETURNS, CONTEXT)).toBeNull();
  for (const identifier of [{ key: 'returns' }, { namespace: 'other', key: 'returns' }, { ...RETURNS, key: 'other' }])
    expect(await orderMetafields.metafield(sourceOf([REQUESTED]), identifier, CONTEXT)).toBeNull();
});

it('tells how far each return is, and when that was', async () => {
  const paid: ReturnSteps = {
    ...REQUESTED,
    id: 4,
    status: 'closed',
    requestedAt: '2026-11-25T08:00:00.000Z',
    sentAt: '2026-11-26T08:00:00.000Z',
    receivedAt: '2026-11-27T08:00:00.000Z',
    refundedAt: '2026-11-28T08:00:00.000Z',
    refundedCents: 26_905,
    carrier: 'ACS',
    trackingNumber: '12345',
    lines: [{ title: 'ThinkPad T480', sku: 'T480', quantity: 2 }],
  };
  const source = sourceOf([REQUESTED, paid]);
  const field = await orderMetafields.metafield(source, RETURNS, CONTEXT);
  expect({ ...field, value: JSON.parse(field?.value ?? '') }).toEqual({
    kind: 'Metafield',
    globalId: 'gid://shopify/Metafield/order-7-returns',
    namespace: 'xana',
    key: 'returns',
    type: 'json',
    createdAt: '2026-11-24T08:00:00.000Z',
    updatedAt: '2026-11-28T08:00:00.000Z',
    parent: source,
    value: [
      {
        name: 'R3',
        status: 'REQUESTED',
        requestedAt: '2026-11-24T08:00:00.000Z',
        sentAt: null,
        receivedAt: null,
        refundedAt: null,
        refunded: null,
        tracking: null,
        returnLineItems: [],
      },
      {
        name: 'R4',
        status: 'CLOSED',
        requestedAt: '2026-11-25T08:00:00.000Z',
        sentAt: '2026-11-26T08:00:00.000Z',
        receivedAt: '2026-11-27T08:00:00.000Z',
        refundedAt: '2026-11-28T08:00:00.000Z',
        refunded: { amount: '269.05', currencyCode: 'EUR' },
        tracking: { company: 'ACS', number: '12345' },
        returnLineItems: [{ title: 'ThinkPad T480', quantity: 2 }],
      },
    ],
  });
});

it.each([
  ['requested', 'REQUESTED'],
  ['open', 'OPEN'],
  ['sent', 'OPEN'],
  ['received', 'OPEN'],
  ['closed', 'CLOSED'],
  ['declined', 'DECLINED'],
] as const)('a return that is %s has the status %s', async (status, told) => {
  const source = sourceOf([{ ...REQUESTED, status, trackingNumber: '1' }]);
  const asked = orderMetafields.metafields(source, { identifiers: [RETURNS, { key: 'other' }] }, CONTEXT);
  const [field, other] = await Promise.all(asked);
  expect(other).toBeNull();
  expect(JSON.parse(field?.value ?? '')).toMatchObject([{ status: told, tracking: { company: null, number: '1' } }]);
});

it('refuses a list of more than 250 fields', async () => {
  const identifiers = (count: number) => Array.from({ length: count }, () => RETURNS);
  expect(orderMetafields.metafields(sourceOf([]), { identifiers: identifiers(250) }, CONTEXT)).toHaveLength(250);
  expect(() => orderMetafields.metafields(sourceOf([]), { identifiers: identifiers(251) }, CONTEXT)).toThrow(
    'The input array size of 251 is greater than the maximum allowed of 250.',
  );
});
