/** When money that was authorised is taken, how often that is tried, and what a gateway may answer. */
import { beforeEach, expect, it } from 'vitest';
import { serviceWords } from '#locales/words.ts';
import { willingGateway } from '#tests/support/test-gateways.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { gatewaysOf, type PaymentGateway } from '../../payments/gateway.ts';
import { formatMoney } from '../../web/format-money.ts';
import { captureOrder, capturePayments } from './capture-payments.ts';

const { db, shop } = givenShop('sqlite');
let number = 0;
beforeEach(async () => {
  await db.updateTable('payments').set({ status: 'failed', order_id: null }).execute();
  number = await shop.buy();
  shop.logged.length = 0;
});

const MINUTE = 60_000;
const payment = () =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.status', 'capture_cents', 'captured_cents', 'next_capture_at', 'financial_status', 'sold_at'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
const gatewayThat = (capture: PaymentGateway['capture']) => gatewaysOf({ ...willingGateway, capture });
const failing = gatewayThat(async () => ({ status: 'failed' }));
const silent = gatewayThat(() => Promise.reject(new Error('no network')));
const willing = gatewaysOf(willingGateway);
const letters = async () =>
  (await db.selectFrom('outbox').select('id').where('id', 'like', `order-%-${number}%`).execute()).map(({ id }) => id);

it('is taken once, with a confirmation', async () => {
  const asked: unknown[][] = [];
  const gateways = gatewayThat(async (...given) => {
    asked.push(given);
    return { status: 'captured' };
  });
  expect(await capturePayments(shop.context, gateways, { isStopped: () => true })).toBe(0);
  expect(await capturePayments(shop.context, gateways, { checkoutToken: 'another' })).toBe(0);
  expect(await capturePayments(shop.context, new Map([['other', willingGateway]]))).toBe(0);
  expect(await capturePayments(shop.context, gateways)).toBe(1);
  expect(await capturePayments(shop.context, gateways)).toBe(0);
  expect(asked).toEqual([
    [{ session: '', reference: 'ref', refundedCents: 0 }, 26_900, expect.stringMatching(/-capture$/)],
  ]);
  expect(await payment()).toMatchObject({
    status: 'captured',
    captured_cents: 26_900,
    financial_status: 'PAID',
    sold_at: shop.clock.now.toISOString(),
  });
  expect(await letters()).toEqual([`order-confirmation-${number}`]);
});

it.each([
  ['failed', failing, 'authorized'],
  ['unknown', silent, 'capturing'],
])('that is %s is tried again, later and later', async (outcome, gateways, status) => {
  const begun = shop.clock.now.getTime();
  const pauses: number[] = [];
  for (const after of [0, 2 * MINUTE, 5 * MINUTE, 10 * 60 * MINUTE]) {
    shop.clock.now = new Date(begun + after);
    expect(await capturePayments(shop.context, gateways)).toBe(0);
    pauses.push((Date.parse((await payment()).next_capture_at ?? '') - shop.clock.now.getTime()) / MINUTE);
  }
  expect(pauses).toEqual([2, 2, 5, 60]);
  expect(await payment()).toMatchObject({ status, captured_cents: 0, financial_status: 'AUTHORIZED', sold_at: null });
  expect(await letters()).toEqual([]);
  expect(shop.logged.map((line) => JSON.parse(line))).toMatchObject(
    Array(4).fill({ outcome, msg: 'payment not captured, will be tried again' }),
  );
  const next = Date.parse((await payment()).next_capture_at ?? '');
  shop.clock.now = new Date(next - 1);
  expect(await capturePayments(shop.context, willing)).toBe(0);
  shop.clock.now = new Date(next);
  expect(await capturePayments(shop.context, willing)).toBe(1);
});

it('of a gateway where staff take it waits for them', async () => {
  const byStaff = gatewaysOf({ ...willingGateway, isCapturedByStaff: true } as never);
  const unsure = gatewaysOf({
    ...willingGateway,
    isCapturedByStaff: true,
    capture: () => Promise.reject(new Error('x')),
  } as never);
  expect(await capturePayments(shop.context, byStaff)).toBe(0);
  expect(await captureOrder(shop.context, unsure, number)).toBe('not_captured');
  // They have asked: an answer that never came is asked for again.
  expect((await payment()).status).toBe('capturing');
  expect(await capturePayments(shop.context, byStaff)).toBe(1);
});

it.each([
  [undefined, 'captured', 26_900, 'PAID', []],
  [26_900, 'captured', 26_900, 'PAID', []],
  [26_899, 'captured', 26_899, 'PARTIALLY_PAID', ['order-paid-26899']],
  [1, 'captured', 1, 'PARTIALLY_PAID', ['order-paid-1']],
  [26_901, 'too_much', 0, 'AUTHORIZED', null],
])('of one order, %s cents: %s', async (amount, outcome, captured_cents, financial_status, told) => {
  expect(await captureOrder(shop.context, willing, number, amount)).toBe(outcome);
  expect(await payment()).toMatchObject({ captured_cents, financial_status });
  const ids = await letters();
  if (told === null) expect(ids).toEqual([]);
  else expect(ids.filter((id) => id.includes('paid'))).toEqual(told.map((id) => `${id}-${number}`));
});

it('of a part is told with the sum that was taken, and as nothing that is awaited', async () => {
  await captureOrder(shop.context, willing, number, 10_000);
  const { text_body } = await db
    .selectFrom('outbox')
    .select('text_body')
    .where('id', '=', `order-paid-10000-${number}`)
    .executeTakeFirstOrThrow();
  const { lead } = serviceWords.receivedMail.el.paid;
  expect(text_body).toContain(lead(formatMoney(10_000, 'el')));
});

it('of one order is none where there is nothing to take', async () => {
  expect(await captureOrder(shop.context, willing, 9_999)).toBe('unknown_order');
  expect(await captureOrder(shop.context, new Map(), number)).toBe('other_gateway');
  expect(await captureOrder(shop.context, failing, number, 100)).toBe('not_captured');
  expect(await payment()).toMatchObject({ status: 'authorized', capture_cents: 100 });
  expect(await captureOrder(shop.context, willing, number)).toBe('captured');
  expect(await captureOrder(shop.context, willing, number)).toBe('not_authorized');
});

it('of one order asks for the same part again after no answer, whatever is asked for then', async () => {
  expect(await captureOrder(shop.context, silent, number, 100)).toBe('not_captured');
  expect(await captureOrder(shop.context, willing, number, 200)).toBe('captured');
  expect((await payment()).captured_cents).toBe(100);
});

it('that was called off while the gateway was asked is no sale', async () => {
  const slow = gatewayThat(async () => {
    await db.updateTable('payments').set({ status: 'refunded' }).where('status', '=', 'capturing').execute();
    return { status: 'captured' };
  });
  expect(await capturePayments(shop.context, slow)).toBe(0);
  expect(await payment()).toMatchObject({ status: 'refunded', captured_cents: 0, sold_at: null });
});
