/** A stranger who begins payments and finishes none takes little off sale and does not keep other buyers from buying. */
import { beforeEach, describe, expect, it } from 'vitest';
import { HOLDS, PAYMENT_STARTS } from '#domain/customer/stranger-limits.ts';
import { databaseKinds } from '#tests/support/databases.ts';
import { forgetPayments, openPayment } from '#tests/support/test-payment.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { sweepPayments } from './sweep-payments.ts';

const MINUTE = 60_000;
const STOCK = 400;
const { address: ADDRESS_STARTS, checkout: CHECKOUT_STARTS } = PAYMENT_STARTS;

describe.each(databaseKinds)('hoarding on %s', (kind) => {
  const { db, shop } = givenShop(kind);
  beforeEach(async () => {
    await forgetPayments(shop);
    await db.deleteFrom('rate_limits').execute();
    await shop.setStock(shop.variants.t480, STOCK);
  });

  const stock = () => shop.stockOf(shop.variants.t480);
  const open = (pieces = 1, change: Parameters<typeof openPayment>[1] = {}) =>
    openPayment(shop, change, [[shop.variants.t480, pieces]] as never);
  /** Opens checkouts first, so that the presses come together. */
  async function press(addresses: readonly string[], pieces = 1) {
    const checkouts = [];
    for (const address of addresses) checkouts.push({ address, paying: await open(pieces) });
    return Promise.all(checkouts.map(({ address, paying }) => paying.start({ address })));
  }

  it('eight large carts take nothing off sale, and each of them can be paid', async () => {
    const started = await press(Array(8).fill('203.0.113.7'), 50);
    expect(new Set(started.map(({ kind: outcome }) => outcome))).toEqual(new Set(['redirect']));
    expect(await stock()).toBe(STOCK);
    const paying = await open(HOLDS.mostPieces + 1);
    const totalCents = 26_900 * (HOLDS.mostPieces + 1);
    await paying.start({ totalCents });
    await paying.tell({ state: 'authorized' });
    expect(await paying.settle()).toBe('placed');
    expect(await stock()).toBe(STOCK - HOLDS.mostPieces - 1);
  });

  it.each([
    ['one address', () => '203.0.113.7', 1],
    ['one /24', (index: number) => `203.0.113.${index}`, 4],
    ['one /64', (index: number) => `2001:db8:1:2::${index.toString(16)}`, 1],
    ['one /56', (index: number) => `2001:db8:1:${(0x200 + (index % 256)).toString(16)}::1`, 2],
    ['one /48', (index: number) => `2001:db8:1:${((index * 256) % 65_536).toString(16)}::1`, 4],
  ])('%s holds no more than its share, at the same moment', async (_name, addressOf, share) => {
    const most = HOLDS.pieces.capacity * share;
    const addresses = Array.from({ length: Math.ceil(most / HOLDS.mostPieces) + 3 }, (_, index) => addressOf(index));
    const started = await press(addresses, HOLDS.mostPieces);
    expect(started.every(({ kind: outcome }) => outcome === 'redirect')).toBe(true);
    expect(await stock()).toBe(STOCK - most);
    expect(shop.logged.join('')).toContain('a payment begins without holding its goods');
  });

  it('a buyer behind the same address pays all the same, while the goods are there', async () => {
    await press(Array(4).fill('203.0.113.7'), HOLDS.mostPieces);
    const paying = await open();
    expect(await paying.start({ address: '203.0.113.7' })).toMatchObject({ kind: 'redirect' });
    await paying.tell({ state: 'authorized' });
    expect(await paying.settle()).toBe('placed');
    const late = await open();
    await late.start({ address: '203.0.113.7' });
    await shop.setStock(shop.variants.t480, 0);
    await late.tell({ state: 'authorized' });
    expect(await late.settle()).toBe('changed');
    expect(late.count('cancel')).toBe(1);
  });

  it('hundreds of payments of one address are too many, and one more is possible soon', async () => {
    const started = await press(Array(ADDRESS_STARTS.capacity + 40).fill('203.0.113.7'));
    const refused = started.filter(({ kind: outcome }) => outcome === 'tooMany');
    expect(refused).toHaveLength(40);
    expect(refused[0]).toEqual({ kind: 'tooMany', waitMs: ADDRESS_STARTS.refillMs });
    const paying = await open();
    expect(await paying.start({ address: '203.0.114.7' })).toMatchObject({ kind: 'redirect' });
    expect((await paying.start({ address: '203.0.114.7' })).kind).toBe('redirect');
    shop.clock.pass(ADDRESS_STARTS.refillMs);
    expect((await press(['203.0.113.7']))[0]).toMatchObject({ kind: 'redirect' });
  });

  it('one checkout begins a bounded number of payments, and a press again is none', async () => {
    const paying = await open();
    for (let press = 0; press < 3 * CHECKOUT_STARTS.capacity; press += 1)
      expect(await paying.start()).toMatchObject({ kind: 'redirect' });
    for (let change = 1; change < CHECKOUT_STARTS.capacity; change += 1)
      expect(await paying.start({ totalCents: 26_900 + change })).toMatchObject({ kind: 'redirect' });
    expect(await paying.start({ totalCents: 1 })).toEqual({ kind: 'tooMany', waitMs: CHECKOUT_STARTS.refillMs });
    expect(await stock()).toBe(STOCK);
  });

  it('a provider that does not answer holds nothing, and a second press holds again', async () => {
    let isDown = true;
    const paying = await open(2, {
      start: async ({ idempotencyKey }) => {
        if (isDown) throw new Error('socket hang up');
        return { status: 'started', session: idempotencyKey, url: 'https://pay.example/' };
      },
    });
    expect(await paying.start({ address: '203.0.113.7' })).toEqual({ kind: 'unknown' });
    expect(await stock()).toBe(STOCK);
    isDown = false;
    expect(await paying.start({ address: '203.0.113.7' })).toMatchObject({ kind: 'redirect' });
    expect(await stock()).toBe(STOCK - 2);
    await paying.start({ address: '203.0.113.7' });
    expect(await stock()).toBe(STOCK - 2);
  });

  it('a process that was killed before the provider was asked leaves nothing held', async () => {
    const paying = await open(2);
    await paying.start();
    await paying.set({ session: '', url: null });
    shop.clock.pass(3 * MINUTE);
    await sweepPayments(paying.services);
    expect(await stock()).toBe(STOCK);
    expect((await paying.attempt()).status).toBe('started');
  });

  it.each([
    [{}, HOLDS.untouchedMs - 1, 1],
    [{}, HOLDS.untouchedMs, 0],
    [{ isTouched: true }, HOLDS.untouchedMs, 1],
    [{ state: 'pending' }, HOLDS.untouchedMs, 1],
  ] as const)('goods wait for a session of which the provider says %j: after %i ms %i', async (told, ms, held) => {
    const paying = await open();
    await paying.start();
    await paying.tell(told);
    shop.clock.pass(ms);
    await sweepPayments(paying.services);
    expect(await stock()).toBe(STOCK - held);
    expect((await paying.attempt()).status).toBe('started');
    await paying.tell({ state: 'authorized' });
    expect(await paying.settle()).toBe('placed');
    expect(await stock()).toBe(STOCK - 1);
  });
});
