/** How a payment begins: what is written, what the provider is asked, and when nothing is begun. */
import { beforeEach, expect, it } from 'vitest';
import { forgetPayments, openPayment } from '#tests/support/test-payment.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import type { SessionRequest } from '../../payments/gateway.ts';

const { db, shop } = givenShop('sqlite');
beforeEach(() => forgetPayments(shop));

const MINUTE = 60_000;
const ago = (ms: number) => new Date(shop.clock.now.getTime() - ms).toISOString();
const attempts = async (token: string) =>
  (await db.selectFrom('payments').select('status').where('checkout_token', '=', token).execute()).map(
    ({ status }) => status,
  );

it('is written down whole when it begins', async () => {
  const paying = await openPayment(shop, { sessionMinutes: 45 });
  expect(await paying.start()).toEqual({ kind: 'redirect', url: expect.stringContaining('https://pay.example/') });
  const { id, idempotency_key, session, url, return_key, ...row } = await paying.attempt();
  expect(idempotency_key).toMatch(/^[0-9a-f]{32}-1-26900$/);
  expect([session, url]).toEqual([`s-${idempotency_key}`, `https://pay.example/s-${idempotency_key}`]);
  expect(return_key).toMatch(/^[\w-]{32}$/);
  const { details } = paying.request;
  expect({ ...row, details: JSON.parse(row.details ?? '') }).toEqual({
    checkout_token: paying.token,
    gateway: 'test',
    status: 'started',
    amount_cents: 26_900,
    capture_cents: null,
    captured_cents: 0,
    refunded_cents: 0,
    reference: '',
    order_id: null,
    created_at: ago(0),
    updated_at: ago(0),
    next_capture_at: null,
    details,
    expires_at: ago(-45 * MINUTE),
    next_check_at: ago(-2 * MINUTE),
  });
});

it('asks the provider for the sum, and says where the buyer comes back', async () => {
  const asked: SessionRequest[] = [];
  const paying = await openPayment(shop, {
    start: async (request) => {
      asked.push(request);
      return { status: 'started', session: 's', url: 'https://pay.example/s' };
    },
  });
  await paying.start({ totalCents: 26_901 });
  const { return_key, idempotency_key, expires_at } = await paying.attempt();
  const returnUrl = `https://shop.example.gr/payments/return/${return_key}`;
  expect(asked).toEqual([
    {
      amountCents: 26_901,
      language: 'el',
      email: 'a@example.gr',
      description: 'T480',
      returnUrl,
      cancelUrl: `${returnUrl}?left=1`,
      expiresAt: new Date(expires_at ?? ''),
      idempotencyKey: idempotency_key,
    },
  ]);
});

async function openOfTwoLines() {
  const { t480, x280 } = shop.variants;
  const lines = [
    [t480, 2],
    [x280, 3],
  ] as never;
  return { t480, x280, paying: await openPayment(shop, {}, lines) };
}

it('does not begin without a checkout, goods or enough pieces, and then holds none', async () => {
  const { t480, x280, paying } = await openOfTwoLines();
  expect(await paying.start({ checkoutToken: 'none' })).toEqual({ kind: 'unavailable' });
  await shop.setStock(x280, 2);
  expect(await paying.start()).toEqual({ kind: 'unavailable' });
  expect([await shop.stockOf(t480), await shop.stockOf(x280)]).toEqual([50, 2]);
  await db.deleteFrom('cart_lines').execute();
  expect(await paying.start()).toEqual({ kind: 'unavailable' });
  expect(await attempts(paying.token)).toEqual([]);
});

it('holds the pieces of every line', async () => {
  const { t480, x280, paying } = await openOfTwoLines();
  await paying.start();
  expect([await shop.stockOf(t480), await shop.stockOf(x280)]).toEqual([48, 47]);
  const holds = db.selectFrom('stock_holds').select(['variant_id', 'quantity']).orderBy('variant_id');
  expect(await holds.execute()).toEqual([
    { variant_id: t480, quantity: 2 },
    { variant_id: x280, quantity: 3 },
  ]);
});

it.each([
  ['open', 'redirect', ['cancelled', 'started']],
  ['authorized', 'placed', ['captured']],
  ['pending', 'unknown', ['started']],
] as const)('of another sum, while one is under way that is %s, is %s', async (state, kind, statuses) => {
  const paying = await openPayment(shop, state === 'pending' ? { cancel: async () => {} } : {});
  await paying.start();
  await paying.tell({ state });
  expect((await paying.start({ totalCents: 26_901 })).kind).toBe(kind);
  expect(await attempts(paying.token)).toEqual(statuses);
});
