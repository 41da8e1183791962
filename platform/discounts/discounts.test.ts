/** When a code counts: its bounds in time, number and worth. */
import { beforeEach, expect, it } from 'vitest';
import { givenShop } from '#tests/support/test-shop.ts';
import { addDiscount, applyDiscountCodes, foldCode, foldEmail, listDiscounts, removeDiscount } from './discounts.ts';

const { db, shop } = givenShop('sqlite');
beforeEach(() => db.deleteFrom('discounts').where('code', 'like', 'T-%').execute());

const NOW = new Date('2026-11-20T08:00:00.000Z');
const apply = (codes: string[], subtotalCents = 10_000, email: string | null = null) =>
  applyDiscountCodes(db, codes, { subtotalCents, email, now: NOW });
async function add(values: object) {
  const none = { amount_cents: null, percent: 10, starts_at: null, ends_at: null };
  const limits = { minimum_subtotal_cents: 0, first_order_only: 0, usage_limit: null, used_count: 0 };
  await db
    .insertInto('discounts')
    .values({ ...none, ...limits, code: 'T-1', title: 'Test', ...values })
    .execute();
}

it.each([
  [{}, null],
  [{ starts_at: NOW.toISOString() }, null],
  [{ starts_at: '2026-11-20T08:00:00.001Z' }, 'not_started'],
  [{ ends_at: '2026-11-20T08:00:00.001Z' }, null],
  [{ ends_at: NOW.toISOString() }, 'expired'],
  [{ usage_limit: 2, used_count: 1 }, null],
  [{ usage_limit: 2, used_count: 2 }, 'used_up'],
  [{ usage_limit: 0 }, 'used_up'],
  [{ minimum_subtotal_cents: 10_000 }, null],
  [{ minimum_subtotal_cents: 10_001 }, 'below_minimum'],
])('a code with %j is refused: %s', async (values, refusal) => {
  await add(values);
  const { discount, codes } = await apply([' t-1 ']);
  expect(codes).toEqual([{ code: ' t-1 ', refusal }]);
  expect(discount?.code ?? null).toBe(refusal === null ? 'T-1' : null);
});

it('a code for first orders counts until its buyer has ordered', async () => {
  await add({ first_order_only: 1 });
  await shop.buy('maria@example.gr');
  const refusals = await Promise.all(
    [null, 'new@example.gr', ' MARIA@example.gr'].map(async (email) => (await apply(['T-1'], 10_000, email)).codes[0]),
  );
  expect(refusals.map((one) => one?.refusal)).toEqual([null, null, 'not_first_order']);
});

it('the first code that counts is the only one', async () => {
  await add({});
  await add({ code: 'T-2' });
  await add({ code: 'T-3', usage_limit: 0 });
  const { discount, codes } = await apply(['none', 'T-3', 'T-2', 'T-1', 'T-3', 'other']);
  expect(discount?.code).toBe('T-2');
  expect(codes.map(({ refusal }) => refusal)).toEqual([
    'not_found',
    'used_up',
    null,
    'another_applies',
    'used_up',
    'not_found',
  ]);
  expect(await apply([])).toEqual({ discount: null, codes: [] });
});

it('a code is found without its accents, with invisible marks and in small letters', async () => {
  await add({ code: foldCode('ΈΚΠΤΩΣΗ5') });
  for (const typed of ['έκπτωση5', 'ΕΚΠΤΩΣΗ5', '\u200Bεκπτωση5 '])
    expect((await apply([typed])).discount?.code).toBe('ΕΚΠΤΩΣΗ5');
});

it('codes and e-mails compare without case and blanks', () => {
  expect([foldCode(' xana5 '), foldEmail(' Ma\0ria@Example.gr ')]).toEqual(['XANA5', 'maria@example.gr']);
});

it.each([
  [
    { value: { percent: 5 }, firstOrderOnly: true, usageLimit: null, firstDay: null, lastDay: null },
    { percent: 5, amount_cents: null, first_order_only: 1, usage_limit: null, starts_at: null, ends_at: null },
  ],
  [
    {
      value: { amountCents: 1_500 },
      firstOrderOnly: false,
      usageLimit: 3,
      firstDay: '2026-11-20',
      lastDay: '2026-11-21',
    },
    {
      percent: null,
      amount_cents: 1_500,
      first_order_only: 0,
      usage_limit: 3,
      starts_at: '2026-11-19T22:00:00.000Z',
      ends_at: '2026-11-21T22:00:00.000Z',
    },
  ],
])('a code is added once, with all that is said of it, and removed: %j', async (discount, row) => {
  const added = { code: ' t-9 ', minimumSubtotalCents: 2_000, ...discount };
  const before = await listDiscounts(db);
  expect(await addDiscount({ db }, added)).toBe(true);
  expect(await addDiscount({ db }, { ...added, code: 'T-9' })).toBe(false);
  const kept = (await listDiscounts(db)).filter(({ code }) => code === 'T-9');
  const common = { id: expect.any(Number), code: 'T-9', title: 'T-9', minimum_subtotal_cents: 2_000, used_count: 0 };
  expect(kept).toEqual([{ ...common, ...row }]);
  expect(await removeDiscount(db, 't-9')).toBe(true);
  expect(await removeDiscount(db, 't-9')).toBe(false);
  expect(await listDiscounts(db)).toEqual(before);
});
