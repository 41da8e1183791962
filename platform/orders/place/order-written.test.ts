/** The rows of an order, and why none is written. */
import { expect, it } from 'vitest';
import { detailsOf, givenShop, HOME, RULES, type TestShop } from '#tests/support/test-shop.ts';
import { readCartLines } from '../../cart/read-cart-lines.ts';
import { openCheckout } from '../../checkout/checkouts.ts';
import { listOrders } from '../read/list-orders.ts';
import { type OrderRequest, placeOrder } from './place-order.ts';

const { db, shop } = givenShop('sqlite');

const AT = '2026-11-20T08:00:00.000Z';
const invoice = {
  name: 'Νήμα ΑΕ',
  taxNumber: '094259216',
  taxOffice: 'ΚΕΦΟΔΕ',
  profession: 'Υφαντουργία',
  address: 'Εγνατία 1',
};

async function request(
  lines: Parameters<TestShop['addCart']>[0],
  amountCents: number,
  { codes = [], ...details }: { codes?: string[] } & Partial<OrderRequest['details']> = {},
): Promise<OrderRequest & { cartToken: string }> {
  const cart = await shop.addCart(lines, { codes });
  const checkoutToken = (await openCheckout(shop.context, cart.token, cart.key)) ?? '';
  return {
    cartToken: cart.token,
    checkoutToken,
    details: { ...detailsOf('maria@example.gr'), ...details },
    payment: { gateway: 'test', idempotencyKey: checkoutToken, reference: 'ref', amountCents },
    rules: RULES,
  };
}

const rowOf = (number: number) =>
  db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();

it('is written whole', async () => {
  const asked = await request([[shop.variants.cheap, 2]], 20_290);
  await db
    .updateTable('carts')
    .set({ note: 'Στον θυρωρό', attributes: '[{"key":"a","value":"b"}]' })
    .where('token', '=', asked.cartToken)
    .execute();
  const placed = await placeOrder(shop.context, asked);
  expect(placed).toEqual({ status: 'placed', number: 1001 });
  const { id, ...row } = await rowOf(1001);
  expect(row).toEqual({
    number: 1001,
    checkout_token: asked.checkoutToken,
    cart_token: asked.cartToken,
    customer_id: null,
    phone: '+306940000000',
    email: 'maria@example.gr',
    language: 'el',
    currency: 'EUR',
    subtotal_cents: 19_800,
    discount_code: null,
    discount_cents: 0,
    discount_percent: null,
    shipping_method: 'courier',
    shipping_cents: 490,
    total_cents: 20_290,
    vat_cents: 3_927,
    vat_percent: 24,
    vat_classes: '[{"vatPercent":24,"grossCents":20290,"vatCents":3927}]',
    financial_status: 'AUTHORIZED',
    payment_method: 'test',
    payment_fee_cents: 0,
    payment_due_at: null,
    fulfillment_status: 'UNFULFILLED',
    shipping_address: JSON.stringify(HOME),
    document: 'receipt',
    invoice: null,
    accepts_marketing: 0,
    processed_at: AT,
    note: 'Στον θυρωρό',
    attributes: '[{"key":"a","value":"b"}]',
    canceled_at: null,
    cancel_reason: null,
    sold_at: null,
  });
  const [line, ...others] = await db.selectFrom('order_lines').selectAll().where('order_id', '=', id).execute();
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    position: 1,
    variant_id: shop.variants.cheap,
    quantity: 2,
    total_cents: 19_800,
    discount_cents: 0,
    vat_percent: 24,
    variant_title: 'Windows 11 Pro',
    image_file: 'slate-15-front',
    attributes: '[]',
  });
  expect(await shop.stockOf(shop.variants.cheap)).toBe(48);
});

it('takes over the newsletter, the invoice and the discount', async () => {
  const asked = await request([[shop.variants.t480, 1]], 25_555, {
    codes: ['XANA5'],
    acceptsMarketing: true,
    invoice,
    email: 'anna@example.gr',
    deliveryMethod: 'courier',
  });
  const placed = await placeOrder(shop.context, asked);
  expect(placed).toMatchObject({ status: 'placed' });
  const number = placed.status === 'placed' ? placed.number : 0;
  const row = await rowOf(number);
  expect(row).toMatchObject({
    accepts_marketing: 1,
    document: 'invoice',
    invoice: JSON.stringify(invoice),
    discount_code: 'XANA5',
    discount_cents: 1_345,
    discount_percent: 5,
    shipping_cents: 0,
    total_cents: 25_555,
  });
  const redeemed = await db.selectFrom('discount_redemptions').select('email').where('order_id', '=', row.id).execute();
  expect(redeemed).toEqual([{ email: 'anna@example.gr' }]);
  expect(await placeOrder(shop.context, asked)).toEqual({ status: 'exists', number, reference: 'ref' });
});

it.each([
  ['amount_differs', async () => request([[shop.variants.t480, 1]], 26_901)],
  ['unknown_checkout', async () => ({ ...(await request([[shop.variants.t480, 1]], 26_900)), checkoutToken: 'none' })],
  [
    'cart_gone',
    async () => {
      const asked = await request([[shop.variants.t480, 1]], 26_900);
      await db.updateTable('carts').set({ completed_at: AT }).where('token', '=', asked.cartToken).execute();
      return asked;
    },
  ],
])('is none: %s', async (reason, toRequest) => {
  const asked = await toRequest();
  const stock = await shop.stockOf(shop.variants.t480);
  expect(await placeOrder(shop.context, asked)).toEqual({ status: 'refused', reason });
  expect(await shop.stockOf(shop.variants.t480)).toBe(stock);
});

it('passes on what is no refusal', async () => {
  const asked = await request([[shop.variants.t480, 1]], 26_900);
  const broken = {
    ...shop.context,
    now: () => {
      throw new RangeError('no clock');
    },
  };
  await expect(placeOrder(broken, asked)).rejects.toThrow('no clock');
});

it('is listed by what it is like', async () => {
  const numbers = async (...asked: Parameters<typeof listOrders> extends [unknown, ...infer Rest] ? Rest : never) =>
    (await listOrders(db, ...asked)).map(({ number }) => number);
  expect(await numbers(9)).toEqual([1002, 1001]);
  expect(await numbers(1)).toEqual([1002]);
  expect(await numbers(9, { financialStatus: 'AUTHORIZED', fulfillmentStatus: 'UNFULFILLED' })).toEqual([1002, 1001]);
  expect(await numbers(9, { financialStatus: 'PAID' })).toEqual([]);
  expect(await numbers(9, { fulfillmentStatus: 'FULFILLED' })).toEqual([]);
  expect(await numbers(9, { from: AT })).toEqual([1002, 1001]);
  expect(await numbers(9, { from: '2026-11-20T08:00:00.001Z' })).toEqual([]);
  expect(await numbers(9, { toPack: true })).toEqual([1001, 1002]);
});

it.each([
  [{}, [], false],
  [{}, ['[]', '[{"key":"a","value":"b"}]'], true],
  [{ note: ' ' }, [], false],
  [{ note: 'Ring' }, [], true],
  [{ attributes: '[{"key":"a","value":"b"}]' }, [], true],
])(
  'is summed up with its pieces and whether something is written to it: %j, lines %j',
  async (order, lines, hasNotes) => {
    const { cheap, x280 } = shop.variants;
    const asked = await request(
      [
        [x280, 1],
        [cheap, 2],
      ],
      39_700,
    );
    await db
      .updateTable('carts')
      .set({ note: '', attributes: '[]', ...order })
      .where('token', '=', asked.cartToken)
      .execute();
    for (const [index, attributes] of lines.entries())
      await db
        .updateTable('cart_lines')
        .set({ attributes })
        .where('cart_token', '=', asked.cartToken)
        .where('position', '=', index + 1)
        .execute();
    const placed = await placeOrder(shop.context, asked);
    const [summary] = await listOrders(db, 1);
    expect(summary).toEqual({
      number: placed.status === 'placed' && placed.number,
      processedAt: new Date(AT),
      financialStatus: 'AUTHORIZED',
      fulfillmentStatus: 'UNFULFILLED',
      items: 3,
      left: 3,
      totalCents: 39_700,
      hasNotes,
    });
  },
);

it('is made of lines in the language of the cart', async () => {
  const cart = await shop.addCart([
    [shop.variants.x280, 1],
    [shop.variants.t480, 2],
  ]);
  const { product_id } = await db
    .selectFrom('product_variants')
    .select('product_id')
    .where('id', '=', shop.variants.t480)
    .executeTakeFirstOrThrow();
  await db.updateTable('translations').set({ value: 'English title' }).where('resource_id', '=', product_id).execute();
  const titles = async (language: 'el' | 'en') =>
    (await readCartLines(db, cart.token, language)).map((line) => [line.title.slice(0, 13), line.variantTitle]);
  expect(await titles('el')).toEqual([
    ['Lenovo ThinkP', 'Windows 11 Pro'],
    ['Lenovo ThinkP', 'Windows 11 Pro'],
  ]);
  expect(await titles('en')).toEqual([
    ['Lenovo ThinkP', 'Windows 11 Pro'],
    ['English title', 'Windows 11 Pro'],
  ]);
  expect(await readCartLines(db, 'none', 'en')).toEqual([]);
});
