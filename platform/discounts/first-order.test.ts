import { describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { applyDiscountCodes } from './discounts.ts';

describe.each(databaseKinds)('a code for a first order on %s', (kind) => {
  const { shop } = givenShop(kind);
  it.each([
    ['first1@example.gr', 'First1@Example.gr', false],
    ['first2@example.gr', 'first2+a@example.gr', false],
    ['first3+a@example.gr', 'first3@example.gr', false],
    ['fi.rst4@example.gr', 'f.irst4+b+c@example.gr', false],
    ['first5@example.gr', 'first5@mail.example.gr', true],
    ['first6@example.gr', 'first66@example.gr', true],
  ])('after an order of %s, for %s: %s', async (before, email, isFirst) => {
    const { db } = shop.context;
    await shop.buy(before);
    const buyer = { subtotalCents: 26_900, email, now: shop.clock.now };
    const { codes } = await applyDiscountCodes(db, ['XANA5'], buyer);
    expect(codes).toEqual([{ code: 'XANA5', refusal: isFirst ? null : 'not_first_order' }]);
  });
});
