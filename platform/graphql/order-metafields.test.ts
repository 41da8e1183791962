import { expect, it } from 'vitest';
import { shop } from '#shop.config';
import type { CustomerOrder } from '../customers/customer-orders.ts';
import { orderMetafields } from './order-metafields.ts';

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
  const details = async () => ({ lines: [], parcels: [], refundedCents: 0, returns: [] });
  const field = await orderMetafields.metafield(
    { order: { ...ORDER, ...changes }, details },
    { namespace: 'xana', key: 'delivery' },
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
