import { expect, it } from 'vitest';
import { FACETS, type FacetKey } from '#domain/catalogue/facets.ts';
import { ALL_LAPTOPS, withFacet, withPrice } from '#domain/catalogue/selection.ts';
import { shortcutsOf } from './shortcuts.ts';

const NONE = Object.fromEntries(FACETS.map((facet) => [facet, []])) as unknown as Record<
  FacetKey,
  { value: string; count: number }[]
>;
const STOCK = {
  ...NONE,
  system: [{ value: 'windows-11', count: 60 }],
  ram: [{ value: '16gb', count: 40 }],
  grade: [
    { value: 'a', count: 30 },
    { value: 'aplus', count: 20 },
    { value: 'b', count: 50 },
  ],
  screen: [{ value: '14-inch', count: 70 }],
};
const HISTOGRAM = [10, 20, 30, 40];
const list = (selection = ALL_LAPTOPS, facets = STOCK, histogram = HISTOGRAM) =>
  shortcutsOf({ selection, applied: selection, count: 100, facets, prices: { histogram } });
const keys = (shortcuts: ReturnType<typeof list>) => shortcuts.map(({ key }) => key);

it('adds what most people ask for to the list as it is', () => {
  expect(list()).toEqual([
    { key: 'windows', to: '/products?kind=laptop&system=windows-11' },
    { key: 'memory', to: '/products?kind=laptop&ram=16gb' },
    { key: 'price', to: '/products?kind=laptop&price=0-300' },
    { key: 'grade', to: '/products?kind=laptop&grade=aa&grade=aplus&grade=aplusparenthesis&grade=a' },
    { key: 'screen', to: '/products?kind=laptop&screen=14-inch' },
  ]);
});

it.each([
  ['what is chosen', list(withFacet(ALL_LAPTOPS, 'system', ['windows-11'])), ['memory', 'price', 'grade', 'screen']],
  ['another of its kind', list(withFacet(ALL_LAPTOPS, 'ram', ['8gb'])), ['windows', 'price', 'grade', 'screen']],
  [
    'a price beside a price',
    list(withPrice(ALL_LAPTOPS, { fromEuro: 150, toEuro: 250 })),
    ['windows', 'memory', 'grade', 'screen'],
  ],
  ['what the stock has not', list(ALL_LAPTOPS, { ...STOCK, ram: [] }), ['windows', 'price', 'grade', 'screen']],
  [
    'what everything is',
    list(ALL_LAPTOPS, { ...STOCK, system: [{ value: 'windows-11', count: 100 }] }, [100, 0, 0]),
    ['memory', 'grade', 'screen'],
  ],
])('does not offer %s', (_, shortcuts, left) => expect(keys(shortcuts)).toEqual(left));
