import { expect, it } from 'vitest';
import { home as english } from '#shop/texts/en/home.ts';
import type { CardProduct } from '../../storefront/catalogue/card-product.ts';
import { cardReasons } from './card-reasons.ts';

const text = english.reasons;

const offer = (priceCents: number, ramGb = 8, system = ['windows', 'windows-11']) => ({
  priceCents,
  ram: [`${ramGb}gb`],
  system,
});

function laptop(priceCents: number, facts: Partial<CardProduct['facts']> = {}, changes: object = {}) {
  const known = { weightKg: 1.5, ramGb: 8, screenInches: 14, batteryWh: 50, grade: 'a', ...facts } as const;
  const card = { facts: known as CardProduct['facts'], isMac: false };
  const offers = [offer(priceCents, known.ramGb ?? 8)];
  return { brand: 'Dell', grade: 'a' as const, priceCents, isSupported: true, isRoomy: true, card, offers, ...changes };
}

it('gives each truth to one laptop only, the first in its order', () => {
  const list = [laptop(10_000, { weightKg: 1.1 }), laptop(20_000, { ramGb: 16, screenInches: 15.6 }), laptop(30_000)];
  expect(cardReasons(list, list, text)).toEqual([text.cheapest, text.memory, null]);
});

it('says nothing of the most where two share it, or where one of them is not known', () => {
  const list = [laptop(10_000), laptop(20_000, { weightKg: 1.1 }), laptop(30_000)];
  expect(cardReasons(list, list, text)[1]).toBe(text.lightest);
  delete list[2]?.card.facts.weightKg;
  expect(cardReasons(list, list, text)[1]).toBeNull();
});

it('says that one has the most only where nothing else in the shop has as much', () => {
  const list = [laptop(10_000), laptop(20_000, { screenInches: 15.6 }), laptop(30_000)];
  expect(cardReasons(list, list, text)[1]).toBe(text.screen);
  expect(cardReasons(list, [...list, laptop(90_000, { screenInches: 17.3 })], text)[1]).toBeNull();
  expect(cardReasons(list, [...list, laptop(90_000, { screenInches: 15.6 })], text)[1]).toBeNull();
});

it('calls the cheapest of a brand and grade so, and only where nothing in the shop is cheaper', () => {
  const hp = laptop(20_000, {}, { brand: 'HP' });
  const list = [laptop(10_000), hp];
  const reason = 'Cheapest HP A with Windows\u00A011';
  expect(cardReasons(list, list, text)[1]).toBe(reason);
  expect(cardReasons(list, [list[0] ?? hp, laptop(15_000, {}, { brand: 'HP' }), hp], text)[1]).toBeNull();
  expect(cardReasons(list, [list[0] ?? hp, laptop(15_000, {}, { brand: 'HP', grade: 'b' }), hp], text)[1]).toBe(reason);
});

it('calls none the cheapest with Windows 11 where a variant that another card does not print has it for less', () => {
  const hp = laptop(22_900, {}, { brand: 'HP' });
  const other = (cheap: ReturnType<typeof offer>) =>
    laptop(22_900, {}, { brand: 'HP', offers: [offer(22_900), cheap] });
  const reasonAgainst = (rival: ReturnType<typeof laptop>) => cardReasons([hp], [laptop(10_000), hp, rival], text)[0];
  expect(reasonAgainst(other(offer(21_900)))).toBeNull();
  expect(reasonAgainst(other(offer(20_900, 8, ['none'])))).toBe('Cheapest HP A with Windows\u00A011');
  expect(reasonAgainst(other(offer(22_900, 16)))).toBeNull();
});

it('says of the cheapest with room that it is that, where a cheaper one has less', () => {
  const hp = laptop(20_000, {}, { brand: 'HP' });
  const list = [laptop(10_000), hp];
  const small = laptop(15_000, { ramGb: 4 }, { brand: 'HP', isRoomy: false });
  expect(cardReasons(list, [list[0] ?? hp, small, hp], text)[1]).toBe('Cheapest HP A with 8\u00A0GB');
});

it('calls a Mac the cheapest with Apple’s own chip', () => {
  const card = { ...laptop(50_000).card, isMac: true };
  const list = [laptop(10_000), laptop(50_000, {}, { brand: 'Apple', card })];
  expect(cardReasons(list, list, text)[1]).toBe(text.mac);
});
