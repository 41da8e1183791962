/** When a payment is asked about again, and until when. */
import { beforeEach, expect, it } from 'vitest';
import { forgetPayments, openPayment } from '#tests/support/test-payment.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { sweepPayments } from './sweep-payments.ts';

const { shop } = givenShop('sqlite');
beforeEach(() => forgetPayments(shop));

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ago = (ms: number) => new Date(shop.clock.now.getTime() - ms).toISOString();
/** Minutes until the next look. */
const minutesTo = (at: string | null) => at && (Date.parse(at) - shop.clock.now.getTime()) / MINUTE;

it.each([
  ['that is under way, in two minutes', 'started', -1, 2, true],
  ['whose time is over, in an hour', 'expired', 1, 60, true],
  ['that is let go of, in an hour', 'voiding', 30 * DAY, 60, true],
  ['whose time was over seven days ago, in an hour', 'expired', 7 * DAY, 60, true],
  ['whose time was over before, never', 'expired', 7 * DAY + 1, null, false],
] as const)('one %s', async (_which, status, over, minutes, isAsked) => {
  const paying = await openPayment(shop, { cancel: () => Promise.reject(new Error('no network')) });
  await paying.start();
  await paying.set({ status, expires_at: ago(over), next_check_at: ago(0) });
  const asked = paying.calls.length;
  expect(await sweepPayments(paying.services)).toBe(isAsked ? 1 : 0);
  const attempt = await paying.attempt();
  expect([attempt.status, minutesTo(attempt.next_check_at)]).toEqual([status, minutes]);
  expect([attempt.details !== null, paying.calls.length > asked]).toEqual([isAsked, isAsked]);
});

it.each([
  ['ten minutes', 10 * MINUTE, 'started', 2, 49],
  ['longer', 10 * MINUTE + 1, 'expired', 60, 50],
] as const)('a provider that is silent for %s after the end', async (_time, over, status, minutes, stock) => {
  const silent = () => Promise.reject(new Error('no network'));
  const paying = await openPayment(shop, { fetch: silent, cancel: silent });
  await paying.start();
  // An attempt of an older version of the store has no end of its own.
  await paying.set({ expires_at: null, created_at: ago(over), next_check_at: ago(0) });
  expect(await sweepPayments(paying.services)).toBe(1);
  const attempt = await paying.attempt();
  expect([attempt.status, minutesTo(attempt.next_check_at)]).toEqual([status, minutes]);
  expect(await shop.stockOf(shop.variants.t480)).toBe(stock);
});

it('one that a wrong clock put off for years is due', async () => {
  const paying = await openPayment(shop);
  await paying.start();
  await paying.set({ next_check_at: ago(-400 * DAY) });
  expect(await sweepPayments(paying.services)).toBe(1);
  expect(minutesTo((await paying.attempt()).next_check_at)).toBe(2);
});

it('one that is not due yet, or that became an order, is left alone', async () => {
  const paying = await openPayment(shop);
  await paying.start();
  await paying.set({ next_check_at: ago(-1) });
  expect(await sweepPayments(paying.services)).toBe(0);
  await paying.set({ next_check_at: ago(0) });
  expect(await sweepPayments(paying.services, { isStopped: () => true })).toBe(0);
  await paying.tell({ state: 'authorized' });
  await paying.settle();
  await paying.set({ next_check_at: ago(0) });
  expect(await sweepPayments(paying.services)).toBe(0);
});
