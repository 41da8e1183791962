import { expect, it } from 'vitest';
import { loadAssets } from '../../web/assets.ts';
import type { Order } from '../read/read-order.ts';
import { orderPrint, packingSlips } from './order-print.ts';

const order = {
  number: 1001,
  email: 'maria@example.gr',
  language: 'en',
  address: {
    firstName: 'Μαρία',
    lastName: 'Παπά',
    address1: 'Ερμού 1',
    postcode: '54624',
    city: 'Θεσσαλονίκη',
    phone: '+306940000000',
  },
  invoice: null,
  lines: [
    {
      sku: 'T480',
      title: 'ThinkPad T480 (i5-8350U, 16GB)',
      variantTitle: 'Windows 11 Pro',
      quantity: 2,
      totalCents: 53_800,
      vatPercent: 24,
      attributes: [{ key: 'Engraving', value: 'M' }],
    },
    { sku: 'DOCK', title: 'Dock', variantTitle: '', quantity: 1, totalCents: 5_000, vatPercent: null, attributes: [] },
  ],
  subtotalCents: 58_800,
  discountCode: null,
  discountCents: 0,
  shippingCents: 0,
  totalCents: 58_800,
  vat: [{ vatPercent: 24, grossCents: 53_800, vatCents: 10_413 }],
  processedAt: new Date('2026-11-20T08:00:00Z'),
  shippingMethod: 'courier',
  paymentMethod: 'stripe',
  paymentFeeCents: 0,
  paymentDueAt: null,
  note: '',
  attributes: [],
} as unknown as Order;
const plain = (page: string) => page.replaceAll('\u00a0', ' ');
const print = (more: object = {}) => plain(orderPrint({ ...order, ...more } as Order));

it('the order on paper has its goods with their VAT and its sums, and says that it is no receipt', () => {
  const page = print();
  expect(page).toContain('<td class="short">2 ×</td>');
  expect(page).toMatch(/Windows 11 Pro<\/span><br><span class="small">Engraving: M<\/span>/);
  expect([...page.matchAll(/<td class="short">(24%|margin)<\/td>/g)].map(([, rate]) => rate)).toEqual([
    '24%',
    'margin',
  ]);
  expect(page).toContain('<td class="sum">538.00 €</td>');
  expect(page).toContain('<dt>Total</dt><dd>588.00 €</dd>');
  expect(page).toContain('This is no fiscal document.');
  expect(page).not.toMatch(/class="tools"|<link|class="mark"/);
});

it('the slip in the parcel has no prices', () => {
  const page = plain(packingSlips([order]));
  expect(page.match(/<td class="tick"><\/td>/g)).toHaveLength(2);
  expect(page).toContain('546 24');
  expect(page).not.toMatch(/€|VAT/);
});

it.each([
  ['courier', 'Delivery to'],
  ['locker', 'Delivery to a locker'],
  ['pickup', 'Collected from the shop'],
  ['of a later version', 'Delivery to'],
])('by %s the goods stand under «%s»', (shippingMethod, heading) =>
  expect(print({ shippingMethod })).toContain(`<h2>${heading}</h2>`),
);

it.each([
  ['stripe', true],
  ['transfer', true],
  ['of a later version', false],
])('the payment %s is named: %s', (paymentMethod, isNamed) =>
  expect(print({ paymentMethod }).includes('<h2>Payment</h2>')).toBe(isNamed),
);

it.each([
  ['stripe', null, true],
  ['transfer', new Date('2026-11-25T08:00:00Z'), false],
])('paid by %s, with its money due at %s, the day of delivery is told: %s', (paymentMethod, paymentDueAt, isTold) =>
  expect(print({ paymentMethod, paymentDueAt }).includes('November 24')).toBe(isTold),
);

it('a receipt is named, and an invoice with the facts of who gets it', () => {
  expect(print()).toContain('<h2>Receipt or invoice</h2><p>Retail receipt<br></p>');
  const invoice = { name: 'Νήμα ΑΕ', taxNumber: '094259216', taxOffice: 'Ο', profession: 'Π', address: 'Δ' };
  expect(print({ invoice })).toMatch(/<h2>Invoice<\/h2><p>[\s\S]*094259216/);
});

it('a page of the store has its type, its sign, and ways to print and to go back', () => {
  const page = orderPrint(order, { assets: loadAssets(), back: '/checkouts/token/thank-you' });
  expect(page).toContain('<a href="/checkouts/token/thank-you">Back to the order</a>');
  expect(page).toMatch(/<link rel="stylesheet"/);
  expect(page).toMatch(/<p class="mark">.*<svg/s);
});
