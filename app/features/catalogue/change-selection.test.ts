import { describe, expect, it } from 'vitest';
import { PRICE_BANDS, type PriceBand } from '#domain/catalogue/price-band.ts';
import { type Selection, WHOLE_CATALOGUE, withFacet } from '#domain/catalogue/selection.ts';
import type { ImpliedFilter } from '#domain/search/search-outcome.ts';
import { choosePrice, isForSearchEngines, kindsToChoose, toggleFacet, togglePriceBand } from './change-selection.ts';

const [cheap, middle] = PRICE_BANDS as [PriceBand, PriceBand];
const typed = { fromEuro: 123, toEuro: 456 };
const priced = (...prices: PriceBand[]): Selection => ({ ...WHOLE_CATALOGUE, prices });
const dell = withFacet(WHOLE_CATALOGUE, 'brand', ['dell']);

describe('a press on a value', () => {
  it('adds it to those of its facet', () =>
    expect(toggleFacet(dell, 'brand', 'hp')(dell, []).facets.brand).toEqual(['dell', 'hp']));

  it('takes it back, and leaves the others', () => {
    const both = withFacet(dell, 'brand', ['dell', 'hp']);
    expect(toggleFacet(both, 'brand', 'dell')(both, []).facets.brand).toEqual(['hp']);
  });

  it('takes back the words that chose it', () => {
    const implied = [{ facet: 'brand', value: 'dell', words: 'dell' }] as unknown as ImpliedFilter[];
    const searched = { ...WHOLE_CATALOGUE, query: 'dell φθηνό' };
    const next = toggleFacet(dell, 'brand', 'dell')(searched, implied);
    expect([next.query, next.facets.brand]).toEqual(['φθηνό', []]);
  });
});

describe('a press on a price', () => {
  it('adds a band of the shop’s to the others', () =>
    expect(togglePriceBand(priced(cheap), middle)(priced(cheap), []).prices).toEqual([cheap, middle]));
  it('takes one back', () =>
    expect(togglePriceBand(priced(cheap, middle), cheap)(priced(cheap, middle), []).prices).toEqual([middle]));
  it('takes the place of a typed range', () =>
    expect(togglePriceBand(priced(typed), cheap)(priced(typed), []).prices).toEqual([cheap]));
  it.each([
    [typed, [typed]],
    [null, []],
  ])('the slider at %j leaves %j', (band, prices) =>
    expect(choosePrice(band)(priced(cheap, middle), []).prices).toEqual(prices),
  );
});

describe('the switch of kinds', () => {
  const counts = (laptop: number, tablet: number) => [
    { value: 'laptop', count: laptop },
    { value: 'tablet', count: tablet },
  ];
  const choose = (laptop: number, tablet: number, ...chosen: string[]) =>
    kindsToChoose(['laptop', 'tablet', 'dock'] as const, counts(laptop, tablet), chosen);

  it('counts all, and leaves out what the shop has not', () =>
    expect(choose(3, 4)).toEqual({
      all: 7,
      shown: [
        { kind: 'laptop', count: 3 },
        { kind: 'tablet', count: 4 },
      ],
    }));
  it('is not there where there is one kind', () => expect(choose(3, 0)).toBeNull());
  it('leads out of a kind that has nothing', () =>
    expect(choose(3, 0, 'dock')?.shown).toEqual([
      { kind: 'laptop', count: 3 },
      { kind: 'dock', count: 0 },
    ]));
  it('leads out of the only kind', () => expect(choose(3, 0, 'laptop')?.shown).toHaveLength(1));
});

it.each([
  ['the whole list', WHOLE_CATALOGUE, 0, 5, true],
  ['a list by one filter', dell, 1, 5, true],
  ['a list of one', dell, 1, 1, true],
  ['a search', { ...WHOLE_CATALOGUE, query: 'x' }, 0, 5, false],
  ['two filters of one facet', withFacet(dell, 'brand', ['dell', 'hp']), 2, 5, false],
  ['filters of two facets', withFacet(dell, 'ram', ['16gb']), 1, 5, false],
  ['an empty list', dell, 1, 0, false],
])('%s is shown to search engines (%#)', (_which, selection, filters, count, expected) =>
  expect(isForSearchEngines(selection, filters, count)).toBe(expected),
);
