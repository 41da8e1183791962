import { expect, it } from 'vitest';
import { shop } from '#shop.config';
import { waysFor } from './payment-words.ts';

const { codBelowCents, codFeeCents } = shop.payments;
const all = { ways: ['card', 'cod', 'pickup'] as const, cards: ['Visa'], installments: null };

it.each([
  ['below the limit', codBelowCents - codFeeCents - 1, ['card', 'cod', 'pickup']],
  ['at the limit with its fee', codBelowCents - codFeeCents, ['card', 'pickup']],
  ['beyond it', codBelowCents + 1, ['card', 'pickup']],
])('a total %s is paid by %#', (_, cents, ways) => {
  expect(waysFor({ ...all, ways: [...all.ways] } as never, cents).ways).toEqual(ways);
});
