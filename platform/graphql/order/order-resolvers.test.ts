import { expect, it } from 'vitest';
import { orderResolvers } from './order-resolvers.ts';

const { Order, OrderLineItem, Fulfillment } = orderResolvers;
type Source = Parameters<typeof Order.totalPrice>[0];
type LineSource = Parameters<typeof OrderLineItem.title>[0];

/** An order of two laptops that the courier was to be paid for, with a code. */
const order = {
  id: 7,
  address: {
    firstName: 'Μαρία',
    lastName: 'Παπαδοπούλου',
    address1: 'Αριστοτέλους 12',
    postcode: '54624',
    city: 'Βόλος',
  },
  subtotalCents: 26_900,
  discountCents: 2_690,
  shippingCents: 490,
  paymentFeeCents: 250,
  totalCents: 24_950,
  vatCents: 4_829,
  vat: [{ vatPercent: 24, grossCents: 24_950, vatCents: 4_829 }],
  financialStatus: 'PENDING',
};
const line = (id: number) => ({ id, title: `Laptop ${id}`, quantity: 3, currentQuantity: 3, refundedCents: 0 });
const parcel = { company: 'ACS', number: '7', url: null, pieces: new Map([[2, 1]]) };
const source = (changes: object = {}, refundedCents = 0) => {
  const refunds = refundedCents > 0 ? [{ amountCents: refundedCents, pieces: [] }] : [];
  return {
    order: { ...order, ...changes },
    details: async () => ({ lines: [line(1), line(2)], parcels: [parcel], refunds, returns: [] }),
  } as unknown as Source;
};

const euros = async (given: Source, fields: readonly (keyof typeof Order)[]) =>
  Promise.all(
    fields.map(async (name) => Number((await (Order[name] as (of: Source) => { amount: string })(given)).amount)),
  );

it.each([
  [['subtotalPrice', 'totalShippingPrice', 'totalPrice', 'totalTax']],
  [['currentSubtotalPrice', 'currentTotalShippingPrice', 'currentTotalPrice', 'currentTotalTax']],
] as const)('the sums %j add up, the fee of the way of paying in them', async (fields) =>
  expect(await euros(source(), fields)).toEqual([242.1, 7.4, 249.5, 48.29]),
);

it('without the pieces whose money went back, of which none is current', async () => {
  const given = source({ financialStatus: 'PARTIALLY_REFUNDED' }, 8_000);
  const back = { ...line(1), currentQuantity: 2, refundedCents: 8_000 };
  const refunded = {
    ...given,
    details: async () => ({ ...(await given.details()), lines: [back, line(2)] }),
  } as Source;
  expect(await euros(refunded, ['currentSubtotalPrice', 'currentTotalPrice', 'currentTotalTax'])).toEqual([
    162.1, 169.5, 32.81,
  ]);
  const quantityOf = (financialStatus: string) =>
    OrderLineItem.currentQuantity({ line: back, order: { ...order, financialStatus } } as unknown as LineSource);
  expect([quantityOf('PARTIALLY_REFUNDED'), quantityOf('REFUNDED')]).toEqual([2, 0]);
});

it('says whether it was edited after it was placed', async () => {
  const edited = (isEdited: boolean) => Order.edited({ ...source(), details: async () => ({ isEdited }) } as Source);
  expect([await edited(true), await edited(false)]).toEqual([true, false]);
});

it('nothing is left of an order whose money is back', async () => {
  const fields = ['currentSubtotalPrice', 'currentTotalShippingPrice', 'currentTotalPrice', 'currentTotalTax'] as const;
  expect(await euros(source({ financialStatus: 'REFUNDED' }, 24_950), fields)).toEqual([0, 0, 0, 0]);
});

it('an order that is collected has no address', () => {
  const addressOf = (address1: string) => Order.shippingAddress(source({ address: { ...order.address, address1 } }));
  expect(addressOf('')).toBeNull();
  expect(addressOf('Αριστοτέλους 12')).not.toBeNull();
});

it('a parcel holds the pieces that are in it, and no others', async () => {
  const [sent] = await Order.successfulFulfillments(source(), {});
  expect(sent?.lines).toEqual([{ ...line(2), quantity: 1 }]);
});

it.each([
  ['7', [{ number: '7', url: null }]],
  ['', []],
])('a parcel with the number %j is tracked by %j', (number, tracking) =>
  expect(Fulfillment.trackingInfo({ ...parcel, number, order: source().order, lines: [] }, {})).toEqual(tracking),
);
