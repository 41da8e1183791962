/** Orders on the owner’s terminal. */
import { describe, expect, it } from 'vitest';
import { HOME } from '#tests/support/test-shop.ts';
import type { OwnerOrder } from '../orders/read/list-orders.ts';
import { ordersTable, orderText } from './order-text.ts';

const at = new Date('2026-11-20T08:00:00Z');
const line = {
  sku: 'T480-W11P',
  title: 'ThinkPad T480',
  variantTitle: 'Windows 11 Pro',
  quantity: 1,
  totalCents: 26_900,
  attributes: [],
};
const order = {
  number: 1001,
  email: 'maria@example.gr',
  language: 'el',
  address: HOME,
  invoice: null,
  lines: [line],
  subtotalCents: 26_900,
  discountCode: null,
  discountCents: 0,
  shippingCents: 490,
  paymentFeeCents: 0,
  totalCents: 27_390,
  vat: [{ vatPercent: 24, grossCents: 27_390, vatCents: 5_301 }],
  processedAt: at,
  note: '',
  attributes: [],
  financialStatus: 'PAID',
  fulfillmentStatus: 'UNFULFILLED',
  payment: { gateway: 'stripe', status: 'captured', reference: 'pi_1', amountCents: 27_390, capturedCents: 27_390 },
  account: [{ ordered: 1, sent: 0, awaited: 0, returned: 0, refunded: 0, restocked: 0, unsent: 1, left: 1 }],
  parcels: [],
  refunds: [],
  returns: [],
  canceledAt: null,
  notes: [],
} as unknown as OwnerOrder;

/** The order’s text without the blanks between columns. */
const text = (more: object = {}, withBuyer = false) =>
  orderText({ ...order, ...more } as OwnerOrder, { withBuyer })
    .replaceAll('\u00a0', ' ')
    .replaceAll(/ {2,}/g, ' | ');
const row = (name: string, more: object = {}, withBuyer = false) =>
  new RegExp(`^${name} \\| (.*)$`, 'm').exec(text(more, withBuyer))?.[1] ?? null;

it('a list tells what is to be done, and where the buyer wrote something', () => {
  const summary = { ...order, items: 2, left: 1, hasNotes: false };
  const rows = ordersTable([
    summary,
    { ...summary, number: 9, left: 0, financialStatus: 'PARTIALLY_PAID', hasNotes: true },
  ])
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((one) => one.split(/ {2,}/));
  expect(rows).toEqual([
    ['Order', 'Placed', 'Payment', 'Fulfilment', 'Pieces', 'To send', 'Total', 'Notes'],
    ['#1001', '2026-11-20 10:00', 'paid', 'unfulfilled', '2', '1', '273.90 €'],
    ['#9', '2026-11-20 10:00', 'partially paid', 'unfulfilled', '2', '273.90 €', 'yes'],
    [''],
  ]);
});

it('an order is told whole', () => {
  expect(text()).toBe(
    [
      'Order #1001',
      '',
      'Placed | 2026-11-20 10:00',
      'Payment | paid (stripe: captured, pi_1)',
      'Fulfilment | unfulfilled',
      '',
      'SKU | Product | Variant | Pieces | Amount',
      'T480-W11P | ThinkPad T480 | Windows 11 Pro | 1 | 269.00 €',
      ' | Subtotal | 269.00 €',
      ' | Shipping | 4.90 €',
      ' | Total | 273.90 €',
      ' | of which VAT 24% | 53.01 €',
      '',
    ].join('\n'),
  );
});

it('names to the left, figures to the right', () => {
  const raw = (told: string) => told.replaceAll('\u00a0', ' ').split('\n');
  const lines = [
    { ...line, quantity: 10 },
    { ...line, sku: 'X', totalCents: 900 },
  ];
  expect(raw(orderText({ ...order, lines } as unknown as OwnerOrder, { withBuyer: false }))).toMatchInlineSnapshot(`
    [
      "Order #1001",
      "",
      "Placed      2026-11-20 10:00",
      "Payment     paid (stripe: captured, pi_1)",
      "Fulfilment  unfulfilled",
      "",
      "SKU        Product        Variant           Pieces    Amount",
      "T480-W11P  ThinkPad T480  Windows 11 Pro        10  269.00 €",
      "X          ThinkPad T480  Windows 11 Pro         1    9.00 €",
      "                          Subtotal                  269.00 €",
      "                          Shipping                    4.90 €",
      "                          Total                     273.90 €",
      "                          of which VAT 24%           53.01 €",
      "",
    ]
  `);
  const summary = { ...order, items: 2, left: 0, hasNotes: true };
  expect(raw(ordersTable([summary, { ...summary, number: 9, items: 10, totalCents: 900 }]))).toMatchInlineSnapshot(`
    [
      "Order  Placed            Payment  Fulfilment   Pieces  To send     Total  Notes",
      "#1001  2026-11-20 10:00  paid     unfulfilled       2           273.90 €  yes",
      "#9     2026-11-20 10:00  paid     unfulfilled      10             9.00 €  yes",
      "",
    ]
  `);
});

describe('the payment', () => {
  it.each([
    [{ payment: null, financialStatus: 'PENDING' }, 'pending'],
    [
      {
        financialStatus: 'PENDING',
        payment: { gateway: 'cod', status: 'pending', amountCents: 23_150, capturedCents: 0 },
      },
      'pending, 0.00 € of 231.50 € (cod: pending)',
    ],
    [{ payment: { gateway: 'transfer', status: 'pending', reference: '' } }, 'paid (transfer: pending)'],
    [
      { financialStatus: 'PARTIALLY_PAID', payment: { ...order.payment, capturedCents: 20_000 } },
      'partially paid, 200.00 € of 273.90 € (stripe: captured, pi_1)',
    ],
  ])('%j is told as %s', (more, expected) => expect(row('Payment', more)).toBe(expected));
});

describe('the parcel', () => {
  const parcel = {
    carrier: 'ACS',
    number: '7',
    url: null,
    sentAt: at,
    pieces: [{ sku: 'A', quantity: 2 }],
    serials: [] as string[],
  };
  it.each([
    [parcel, '2026-11-20 10:00 with ACS, number 7, A=2'],
    [{ ...parcel, url: 'https://acs.example/7' }, '2026-11-20 10:00 with ACS, number 7, https://acs.example/7, A=2'],
    [{ ...parcel, carrier: '', number: '' }, '2026-11-20 10:00 collected, A=2'],
    [{ ...parcel, serials: ['PF1', 'PF2'] }, '2026-11-20 10:00 with ACS, number 7, A=2, PF1, PF2'],
  ])('%# is told', (one, expected) => expect(row('Parcel', { parcels: [one] })).toBe(expected));

  it('of several each has its row', () => {
    const parcels = [parcel, { ...parcel, carrier: 'ELTA', number: '8', pieces: [{ sku: 'B', quantity: 1 }] }];
    expect(text({ parcels })).toMatch(/with ACS, number 7, A=2\n.*with ELTA, number 8, B=1\n/);
  });
});

describe('money that went back', () => {
  const refund = { amountCents: 5_000, at, returnId: null, pieces: [{ sku: 'A', quantity: 1 }] };
  it.each([
    ['Refund', { refunds: [refund] }, '50.00 €, 2026-11-20 10:00, A=1'],
    ['Refund', { refunds: [{ ...refund, pieces: [] }] }, '50.00 €, 2026-11-20 10:00, an amount without pieces'],
    ['Refund', { refunds: [{ ...refund, returnId: 3 }] }, '50.00 €, 2026-11-20 10:00, A=1, return 3'],
    ['Not paid', { refunds: [refund], financialStatus: 'VOIDED' }, '50.00 €, 2026-11-20 10:00, A=1'],
    ['Refund', { refunds: [{ ...refund, amountCents: 0 }] }, '2026-11-20 10:00, A=1'],
    ['Refund', { refunds: [{ ...refund, amountCents: 0 }], canceledAt: at }, null],
    ['Cancelled', { refunds: [refund], canceledAt: at }, '2026-11-20 10:00'],
    ['Refund', {}, null],
  ])('%s with %j', (name, more, expected) => expect(row(name, more)).toBe(expected));
});

describe('goods that come back', () => {
  const one = {
    id: 3,
    status: 'open',
    reason: 'fault',
    lines: [{ sku: 'A', quantity: 1 }],
    requestedAt: at,
    receivedAt: null,
  };
  it.each([
    [one, 'open since 2026-11-20 10:00, fault, A=1'],
    [{ ...one, status: 'closed', receivedAt: at }, 'here since 2026-11-20 10:00, fault, A=1'],
    [{ ...one, status: 'requested', lines: [] }, 'requested since 2026-11-20 10:00, fault'],
  ])('%# are told', (told, expected) => expect(row('Return 3', { returns: [told] })).toBe(expected));

  it('are counted beneath their line, with what is left', () => {
    const account = { ordered: 9, sent: 4, awaited: 1, returned: 2, refunded: 3, restocked: 2, left: 5 };
    expect(text({ account: [account] })).toContain(
      '\n | 4 sent, 1 coming back, 2 came back, 3 refunded, 2 back in stock, 5 to send\n',
    );
  });
});

describe('what staff changed', () => {
  const note = { staff: 'command line', text: '', change: { code: 'details', fields: ['address1', 'postcode'] }, at };
  const pieces = [{ sku: 'A', was: 1, is: 2 }];
  const goods = { ...note, change: { code: 'goods', pieces, wasCents: 20_640, isCents: 40_050 } };
  it.each([
    [note, false, '2026-11-20 10:00, command line: changed Street and number, Postcode'],
    [goods, false, '2026-11-20 10:00, command line: A 1 → 2, 206.40 € → 400.50 €'],
    [{ ...note, text: 'Call\nher', change: null }, true, '2026-11-20 10:00, command line: Call her'],
    // A note in words may speak of the buyer.
    [{ ...note, text: 'Call her', change: null }, false, null],
  ])('%# is told', (one, withBuyer, expected) => expect(row('Staff', { notes: [one] }, withBuyer)).toBe(expected));
});

it('pieces of an order that nobody paid are called off, not refunded', () => {
  const account = { ordered: 1, sent: 0, awaited: 0, returned: 0, refunded: 1, restocked: 1, left: 0 };
  expect(text({ account: [account], financialStatus: 'VOIDED' })).toContain('1 called off, 1 back in stock');
});

describe('the buyer', () => {
  it('is told only where that was asked for', () => expect(text()).not.toMatch(/Μαρία|maria|Receipt/));
  it.each([
    ['Buyer', {}, 'Μαρία Παπαδοπούλου'],
    ['Buyer', { address: { ...order.address, company: 'Ξανά ΙΚΕ' } }, 'Μαρία Παπαδοπούλου, Ξανά ΙΚΕ'],
    ['E-mail', {}, 'maria@example.gr (Greek)'],
    ['Phone', {}, '694 000 0000'],
    ['Address', {}, 'Αριστοτέλους 12, 546 24 Θεσσαλονίκη'],
    ['Address', { address: { ...order.address, address2: '3ος' } }, 'Αριστοτέλους 12, 3ος, 546 24 Θεσσαλονίκη'],
    ['Delivery', { address: { ...order.address, address1: '' } }, 'collects from the shop'],
    ['Document', {}, 'receipt'],
    [
      'Invoice',
      { invoice: { name: 'Ν', profession: 'Π', taxNumber: '1', taxOffice: 'Ο', address: 'Δ' } },
      'Ν, Π, 1, Ο, Δ',
    ],
  ])('%s: %#', (name, more, expected) => expect(row(name, more, true)).toBe(expected));
});

it('the buyer’s text is printed line by line, without control characters', () => {
  const more = { note: 'Ring\r\n\r\n twice \u001b[2J', attributes: [{ key: 'gift', value: 'a\nb' }] };
  expect(text(more)).toContain('Notes | Ring\n | twice [2J\n | gift: a b\n');
  expect(text({ lines: [{ ...line, attributes: [{ key: 'Engraving', value: 'M' }] }] })).toMatch(
    /T480-W11P.*\n.*Engraving: M\n/,
  );
});

it('what costs nothing is left out, and what costs a cent is told', () => {
  const more = { discountCents: 1, discountCode: 'XANA5', paymentFeeCents: 1 };
  const vat = [{ vatPercent: null, grossCents: 27_390, vatCents: 0 }];
  expect(text({ ...more, vat })).toMatch(
    /Discount XANA5 \| −0\.01 €\n.*Shipping.*\n.*Cash on delivery \| 0\.01 €\n.*Total.*\n.*of which margin scheme \| 273\.90 €/,
  );
});
