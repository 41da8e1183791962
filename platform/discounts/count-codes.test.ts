import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WRONG_CODES } from '#domain/customer/stranger-limits.ts';
import { databaseKinds } from '#tests/support/databases.ts';
import { openBuyer } from '#tests/support/test-buyer.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { createCheckout, type HostedCheckout } from '../checkout/create-checkout.ts';
import { createDatabaseLimits, type DatabaseLimits } from '../limits/database-limits.ts';
import { countCodes } from './count-codes.ts';

const { cart: CART, address: ADDRESS } = WRONG_CODES;

describe.each(databaseKinds)('discount codes that are tried on %s', (kind) => {
  const { db, shop } = givenShop(kind);
  let limits: DatabaseLimits;
  let checkout: HostedCheckout;
  beforeAll(() => {
    limits = createDatabaseLimits(shop.context.db, shop.context.now);
    checkout = createCheckout({ context: shop.context });
  });
  afterEach(() => db.deleteFrom('rate_limits').execute());

  const tryCodes = (codes: readonly string[], more: Partial<Parameters<typeof countCodes>[2]> = {}) =>
    countCodes(shop.context.db, limits, { codes, cart: 'c', address: null, ...more });
  const wrong = (count: number) => Array.from({ length: count }, (_, index) => `WRONG${index}`);

  it('that exist are never too many', async () => {
    for (let time = 0; time < 100; time += 1) expect(await tryCodes(['xana5', ' TEN'])).toBeNull();
  });

  it('that do not exist are bounded for a cart, in one request and in many at once', async () => {
    expect(await tryCodes(wrong(CART.capacity + 1))).toBe(CART.refillMs);
    const tried = await Promise.all(wrong(40).map((code) => tryCodes([code])));
    expect(tried.filter((wait) => wait === null)).toHaveLength(CART.capacity);
    // Nothing is told of one that exists either.
    expect(await tryCodes(['XANA5'])).toBe(CART.refillMs);
    expect(await tryCodes(['XANA5'], { cart: 'd' })).toBeNull();
  });

  it('that the cart has already, and blanks, are not tried again', async () => {
    await tryCodes(wrong(CART.capacity));
    expect(await tryCodes(['wrong1 ', '', ' '], { known: ['WRONG1'] })).toBeNull();
  });

  it('are bounded for an address, whichever the cart', async () => {
    const address = '203.0.113.7';
    const tried = [];
    for (const code of wrong(ADDRESS.capacity + 20)) tried.push(await tryCodes([code], { cart: code, address }));
    expect(tried.filter((wait) => wait === null)).toHaveLength(ADDRESS.capacity);
    expect(await tryCodes(['WRONG'], { cart: null, address: '198.51.100.7' })).toBeNull();
  });

  it('get an honest answer at the checkout', async () => {
    const cart = await shop.addCart([[shop.variants.t480, 1]]);
    const buyer = await openBuyer(checkout, cart.path, '203.0.113.7');
    for (const discount of wrong(CART.capacity))
      expect((await buyer.press('discount', { discount })).text).toContain('Δεν βρήκαμε κωδικό');
    const stopped = await buyer.press('discount', { discount: 'XANA5' });
    expect([stopped.status, stopped.headers.get('retry-after')]).toEqual([429, String(CART.refillMs / 1000)]);
    expect(stopped.text).toContain('Δοκιμάστηκαν πολλοί κωδικοί');
    expect((await buyer.pay()).location).toBe(`${buyer.path}/thank-you`);
  });
});
