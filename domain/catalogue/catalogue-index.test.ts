import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { fold } from '../locale/fold.ts';
import type { ImpliedFilter, Search } from '../search/search-outcome.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { createCatalogueIndex } from './catalogue-index.ts';
import type { ProductNumbers } from './describe-product.ts';
import { FACETS, type FacetKey, type FacetValues, KINDS, LISTED_VALUES } from './facets.ts';
import type { Offer } from './offers.ts';
import { PRICE_BANDS, type PriceBand } from './price-band.ts';
import { type Selection, SORTS, WHOLE_CATALOGUE, withFacet } from './selection.ts';

const NO_VALUES = Object.fromEntries(FACETS.map((facet) => [facet, []])) as unknown as FacetValues;
const entry = (
  id: string,
  vendor: string,
  title: string,
  priceCents: number | null,
  values: Partial<FacetValues> = {},
) => ({
  id,
  vendor,
  title,
  priceCents,
  values: { ...NO_VALUES, brand: [vendor.trim().toLowerCase()], ...values },
});

const NO_NUMBERS: ProductNumbers = {
  weight: null,
  battery: null,
  speed: null,
  speedClass: null,
  memory: null,
  storage: null,
  screen: null,
  year: null,
  graphics: null,
  workstation: null,
  pixels: null,
  value: null,
};

const toWords = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Finds whole words of the title, the last place first, and reads "16gb" and "nothing" as filters. */
function wordSearch(entries: readonly CatalogueEntry[]): Search {
  return {
    find: (query, { readsFilters = true, order = Int32Array.from(entries.keys()) } = {}) => {
      const said = readsFilters ? (['16gb', '99gb'] as const).filter((value) => query.includes(value)) : [];
      const filters = said.map(
        (value): ImpliedFilter => ({
          facet: 'ram',
          value,
          words: value,
        }),
      );
      const words = toWords(query).filter((word) => !filters.some(({ value }) => value === word));
      const ranked = order.filter((index) =>
        words.every((word) => toWords(entries[index]?.title ?? '').includes(word)),
      );
      return {
        ranked: ranked.reverse(),
        hasText: words.length > 0,
        corrected: null,
        filters,
        ...(words.length > 0 && { subject: 'model' as const }),
      };
    },
    alike: () => [],
    readComparison: () => null,
    named: (word) => entries.flatMap((entry, position) => (toWords(entry.title).includes(word) ? position : [])),
    families: () => [],
    suggestNames: () => ({ brands: [], series: [] }),
  };
}

const shop = [
  entry('1', 'Lenovo', 'Lenovo ThinkPad T480', 26_900, { ram: ['8gb', '16gb'], screen: ['14-inch'] }),
  entry('2', 'Dell', 'Dell Latitude 5420', 31_900, { ram: ['16gb'], screen: ['14-inch'] }),
  entry('3', 'HP', 'HP EliteBook 840 G5 99gb', 26_900, { ram: ['8gb'], screen: ['14-inch'] }),
  entry('4', 'Dell ', 'Dell Latitude E7470', 13_900, { ram: ['8gb'], screen: ['12-inch'] }),
];
const index = createCatalogueIndex(shop, 'el', wordSearch);
const all = WHOLE_CATALOGUE;
const idsOf = (selection: Selection, of = index) =>
  of
    .select(selection)
    .entries()
    .map(({ id }) => id);
const band = (fromEuro: number, toEuro: number): PriceBand => ({ fromEuro, toEuro });

describe('order', () => {
  it('by price, by name on equal prices', () => expect(idsOf(all)).toEqual(['4', '3', '1', '2']));
  it('keeps the same order among equal prices when the dearest come first', () =>
    expect(idsOf({ ...all, sort: 'priceDesc' })).toEqual(['2', '3', '1', '4']));
  it('puts what has no price last, whatever the direction', () => {
    const withUnpriced = createCatalogueIndex([entry('0', 'HP', 'HP ProBook', null), ...shop], 'el', wordSearch);
    expect(idsOf({ ...all, sort: 'priceAsc' }, withUnpriced).at(-1)).toBe('0');
    expect(idsOf({ ...all, sort: 'priceDesc' }, withUnpriced).at(-1)).toBe('0');
  });
  it('by name', () => expect(idsOf({ ...all, sort: 'nameAsc' })).toEqual(['2', '4', '3', '1']));
  it('in Greek as a dictionary has it: without regard to accents and case', () => {
    const greek = ['ωμέγα', 'Άλφα', 'αλφάδι', 'Βήτα'].map((title, index) => entry(String(index), 'x', title, 1));
    expect(
      createCatalogueIndex(greek, 'el', wordSearch)
        .select({ ...all, sort: 'nameAsc' })
        .entries()
        .map(({ title }) => title),
    ).toEqual(['Άλφα', 'αλφάδι', 'Βήτα', 'ωμέγα']);
  });
  it('by relevance where there are words, by price where there are none', () => {
    expect(idsOf({ ...all, query: 'dell', sort: 'relevance' })).toEqual(['2', '4']);
    expect(idsOf({ ...all, query: 'dell', sort: 'priceAsc' })).toEqual(['4', '2']);
    expect(idsOf({ ...all, query: '16gb', sort: 'relevance' })).toEqual(['1', '2']);
  });
  it('for a use by what decides among those that are fit for it, the first first; unknown is worst', () => {
    const laptop = (id: string, priceCents: number, more: Partial<ProductNumbers>, use = ['travel']) => ({
      ...entry(id, 'Dell', id, priceCents, { use }),
      numbers: { ...NO_NUMBERS, ...more },
    });
    const machines = [
      laptop('not fit', 100, { weight: 0.8 }, []),
      laptop('unknown', 200, {}),
      laptop('light and dear', 900, { weight: 1.1, battery: 50 }),
      laptop('light', 300, { weight: 1.1, battery: 50 }),
      laptop('light and lasting', 950, { weight: 1.1, battery: 60 }),
      laptop('heavy', 250, { weight: 2 }),
    ];
    const uses = { travel: { first: ['weight', 'battery', 'price'] as const } };
    const asked = withFacet({ ...all, sort: 'relevance' }, 'use', ['travel']);
    expect(idsOf(asked, createCatalogueIndex(machines, 'en', wordSearch, uses))).toEqual([
      'light and lasting',
      'light',
      'light and dear',
      'heavy',
      'unknown',
    ]);
  });
  it('gives a page without the rest', () =>
    expect(
      index
        .select(all)
        .entries(1, 3)
        .map(({ id }) => id),
    ).toEqual(['3', '1']));
});

describe('what is measured, taken out, or gone', () => {
  const measured = (id: string, weight: number | null, more: Partial<CatalogueEntry> = {}) => ({
    ...entry(id, id === '3' ? 'Apple' : 'Dell', `Machine ${id}`, 10_000 + Number(id)),
    numbers: { ...NO_NUMBERS, weight },
    ...more,
  });
  const machines = [
    measured('1', 1.4),
    measured('2', 1.1),
    measured('3', null),
    measured('4', 0.9, { isAvailable: false }),
  ];
  const of = createCatalogueIndex(machines, 'en', wordSearch);
  const shown = (facet: FacetKey, ...values: string[]) => idsOf(withFacet(all, facet, values), of);
  it('takes any band of kilograms, and never what is not known', () => {
    expect(shown('weight', '0-1.3')).toEqual(['2', '4']);
    expect(shown('weight', '1.3+')).toEqual(['1']);
    expect(shown('weight', 'heavy')).toEqual([]);
    expect(of.select(withFacet(all, 'weight', ['0-1.3'])).facets.weight).toContainEqual({ value: '0-1.3', count: 2 });
  });
  it('takes out what has a minus', () => {
    expect(shown('brand', '-apple')).toEqual(['1', '2', '4']);
    expect(shown('not', '-machine')).toEqual([]);
    expect(shown('weight', '-0-1.3')).toEqual(['1', '3']);
  });
  it('puts what is sold out last in every order', () => {
    for (const sort of SORTS) expect(idsOf({ ...all, sort }, of).at(-1), sort).toBe('4');
    expect(idsOf({ ...all, sort: 'weightAsc' }, of)).toEqual(['2', '1', '3', '4']);
  });
});

describe('facets', () => {
  it('widen among themselves and narrow each other', () => {
    const dellOrHp = withFacet(all, 'brand', ['dell', 'hp']);
    expect(idsOf(dellOrHp)).toEqual(['4', '3', '2']);
    expect(idsOf(withFacet(dellOrHp, 'ram', ['8gb']))).toEqual(['4', '3']);
    expect(idsOf({ ...dellOrHp, prices: [band(0, 150), band(300, 350)] })).toEqual(['4', '2']);
  });
  it('a value that nothing has shows nothing', () => expect(idsOf(withFacet(all, 'brand', ['toshiba']))).toEqual([]));
  it('name the values of the specification and of the stock, in their order', () => {
    const { facets } = index.select(all);
    expect(facets.ram).toEqual([
      { value: '4gb', count: 0 },
      { value: '8gb', count: 3 },
      { value: '16gb', count: 2 },
      { value: '64gb', count: 0 },
    ]);
    expect(facets.brand.map(({ value }) => value)).toEqual(['dell', 'hp', 'lenovo']);
    expect(index.brandNames.get('dell')).toBe('Dell');
  });
  it('among docks name only what a dock has, among laptops also what the specification lists', () => {
    const screens = (kind: string) => {
      const { facets } = createCatalogueIndex(
        [
          entry('1', 'Dell', 'Laptop', 20_000, { kind: ['laptop'], screen: ['14-inch'], ram: ['8gb'] }),
          entry('2', 'Dell', 'Monitor', 10_000, { kind: ['monitor'], screen: ['24-inch'] }),
        ],
        'el',
        wordSearch,
      ).select(withFacet(all, 'kind', [kind]));
      return { screen: facets.screen.map(({ value }) => value), ram: facets.ram.length, kind: facets.kind.length };
    };
    expect(screens('monitor')).toEqual({ screen: ['24-inch'], ram: 0, kind: KINDS.length });
    expect(screens('laptop')).toEqual({
      screen: LISTED_VALUES.screen,
      ram: LISTED_VALUES.ram.length,
      kind: KINDS.length,
    });
  });
  it('count prices without the choice of a price', () => {
    const { prices } = index.select({ ...all, prices: [band(0, 150)] });
    expect(prices.bands.map(({ count }) => count)).toEqual([1, 0, 3, 0, 0]);
    expect(prices.histogram.reduce((sum, count) => sum + count, 0)).toBe(4);
  });
});

describe('filters that the query names', () => {
  it('are applied, with what was chosen', () => {
    const { applied, implied } = index.select({ ...all, query: 'dell 16gb' });
    expect(applied.facets.ram).toEqual(['16gb']);
    expect(implied).toHaveLength(1);
    expect(idsOf({ ...all, query: 'dell 16gb' })).toEqual(['2']);
  });
  it('are left out and named where no machine of the model has it', () => {
    const result = index.select({ ...all, query: 'elitebook 99gb' });
    expect(result.implied).toEqual([]);
    expect(result.leftOut).toEqual(['99gb']);
    expect(result.entries().map(({ id }) => id)).toEqual(['3']);
  });
  it('are not read out of a query that is meant to the letter', () =>
    expect(index.select({ ...all, query: 'dell 16gb', isExact: true }).count).toBe(0));
});

/** As `wordSearch`; it notes what it is asked. */
function notedSearch() {
  const asked: string[] = [];
  const search = (entries: readonly CatalogueEntry[]): Search => {
    const { find, ...others } = wordSearch(entries);
    return {
      ...others,
      find: (query, options) => {
        asked.push(query);
        return find(query, options);
      },
    };
  };
  return { asked, search };
}

it('reads the words of a selection once, whatever is asked of it', () => {
  const { asked, search } = notedSearch();
  const counted = createCatalogueIndex(shop, 'el', search);
  const selection = { ...all, query: 'nokia' };
  expect(counted.select(selection).count).toBe(0);
  expect(counted.select(selection).count).toBe(0);
  counted.removableFilters(selection);
  counted.nearest(selection, 2);
  expect(asked).toEqual(['nokia']);
  counted.select({ ...selection });
  expect(asked).toEqual(['nokia', 'nokia']);
});

it('suggests what its list shows', () => {
  expect(index.suggest('dell', 3).products.map(({ id }) => id)).toEqual(['2', '4']);
  expect(index.suggest('dell', 1).products).toHaveLength(1);
  expect(index.suggest('elitebook 99gb', 3)).toMatchObject({ products: [{ id: '3' }], leftOut: ['99gb'] });
});

describe('where nothing fits', () => {
  const nothing = withFacet(withFacet(all, 'brand', ['hp']), 'screen', ['12-inch']);
  it('says which filter is in the way', () =>
    expect(index.removableFilters(nothing)).toEqual([
      { group: 'brand', count: 1 },
      { group: 'screen', count: 1 },
    ]));
  it('names the nearest, those first that miss least and cost nearest to what was asked', () => {
    // A size beside the one that was asked for is nearer than another maker.
    expect(index.nearest(nothing, 2).map(({ id }) => id)).toEqual(['3', '4']);
    const priced = { ...withFacet(all, 'brand', ['dell']), prices: [band(200, 300)] };
    expect(index.nearest(withFacet(priced, 'ram', ['8gb']), 2).map(({ id }) => id)).toEqual(['4', '3']);
  });
  it.each([
    [[{ fromEuro: 300, toEuro: 400 }], ['above', 'below', 'in', 'far', 'none', 'none2']],
    [
      [
        { fromEuro: 100, toEuro: 200 },
        { fromEuro: 550, toEuro: 700 },
      ],
      ['below', 'far', 'above', 'none', 'none2', 'in'],
    ],
  ])('of equal misses names those first that miss by the least and cost nearest to %j', (prices, ids) => {
    const ram = { ram: ['8gb'] };
    const priced = createCatalogueIndex(
      [
        entry('far', 'Dell', 'a', 60_000, ram),
        entry('above', 'Dell', 'b', 45_000, ram),
        entry('none', 'Dell', 'c', null, ram),
        entry('below', 'Dell', 'd', 20_000, ram),
        entry('none2', 'Dell', 'e', null, ram),
        entry('in', 'Dell', 'f', 35_000, { ram: ['16gb'] }),
      ],
      'en',
      wordSearch,
    );
    const selection = withFacet({ ...WHOLE_CATALOGUE, prices }, 'ram', ['8gb']);
    expect(priced.nearest(selection, 6).map(({ id }) => id)).toEqual(ids);
  });
  it('has nothing near to nothing', () =>
    expect(createCatalogueIndex([], 'el', wordSearch).nearest(nothing, 4)).toEqual([]));
});

it('begins with the nearest price, in the order of the cheapest where two are equally near, and ends with what has none', () => {
  fc.assert(
    fc.property(randomShop, fc.constantFrom([], ['dell'], ['-dell']), fc.nat(14), (products, brand, step) => {
      // Few prices, so that many are equal and equally near.
      const cents = step * 50;
      const random = createCatalogueIndex(
        products.map((product, at) => ({
          ...entry(String(at), 'x', `x ${at}`, null),
          ...product,
          priceCents: product.priceCents && Math.floor(product.priceCents / 20_000) * 100,
          values: { ...product.values, stock: product.isAvailable ? ['in'] : [] },
        })),
        'en',
        wordSearch,
      );
      const near = [...random.nearestInPrice(withFacet(all, 'brand', brand), cents)];
      const distance = ({ priceCents }: CatalogueEntry) =>
        priceCents === null ? Number.POSITIVE_INFINITY : Math.abs(priceCents - cents);
      const inStock = random.select(withFacet(withFacet(all, 'brand', brand), 'stock', ['in'])).entries();
      const sorted = inStock.toSorted((a, b) => (distance(a) === distance(b) ? 0 : distance(a) - distance(b)));
      expect(near.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
    }),
  );
});

it('wants all of the ports together, but any of the brands', () => {
  const machine = (id: string, ports: string[]) => {
    const made = entry(id, 'Dell', id, 100);
    return { ...made, values: { ...made.values, ports } };
  };
  const shop = createCatalogueIndex([machine('1', ['hdmi']), machine('2', ['hdmi', 'ethernet'])], 'el', wordSearch);
  expect(idsOf(withFacet(all, 'ports', ['hdmi', 'ethernet']), shop)).toEqual(['2']);
});

const VALUES: Record<FacetKey, readonly string[]> = {
  ...LISTED_VALUES,
  brand: ['dell', 'hp', 'λένοβο'],
  system: ['windows', 'linux'],
  use: ['student', 'gaming'],
  not: ['x'],
};
/** What an address may choose besides: values that are taken out, and bands that no facet lists. */
const ALSO_CHOSEN: Partial<Record<FacetKey, readonly string[]>> = {
  brand: ['-dell'],
  ram: ['-8gb'],
  system: ['-linux'],
  weight: ['0-1.37', '-0-1.2'],
  battery: ['61+'],
  year: ['2020+', '0-2018'],
  speedClass: ['5+'],
  use: ['-gaming'],
  not: ['-3', '-y'],
};
const some = (values: readonly string[], maxLength: number) =>
  fc.uniqueArray(values.length === 0 ? fc.constant('') : fc.constantFrom(...values), {
    maxLength: values.length === 0 ? 0 : maxLength,
  });
const facetsWith = (maxLength: number, also: typeof ALSO_CHOSEN = {}) =>
  fc.record(
    Object.fromEntries(FACETS.map((facet) => [facet, some([...VALUES[facet], ...(also[facet] ?? [])], maxLength)])),
  ) as fc.Arbitrary<FacetValues>;
const numbers = fc
  .record({
    weight: fc.option(fc.constantFrom(0.9, 1.2, 1.37, 1.5, 2.6)),
    battery: fc.option(fc.constantFrom(38, 61, 99)),
    year: fc.option(fc.constantFrom(2018, 2020, 2021)),
    speedClass: fc.option(fc.constantFrom(4, 5, 8)),
  })
  .map((known) => ({ ...NO_NUMBERS, ...known }));
const randomOffer = fc.record({
  variantId: fc.constant('v'),
  system: some(VALUES.system, 1),
  priceCents: fc.nat(120_000),
  ram: some(VALUES.ram, 1),
  storage: some(VALUES.storage, 1),
  words: fc.constant([]),
});
const randomProduct = fc
  .record({
    priceCents: fc.option(fc.nat(120_000)),
    values: facetsWith(2),
    numbers,
    isAvailable: fc.boolean(),
    offers: fc.array(randomOffer, { maxLength: 3 }),
  })
  .map((product) => ({ ...product, values: { ...product.values, ...offeredValues(product.offers) } }));
/** Its variants say which memory and which disk a product has. */
function offeredValues(offers: readonly Offer[]): Partial<FacetValues> {
  const offered = (group: 'ram' | 'storage' | 'system') => [...new Set(offers.flatMap((offer) => offer[group]))];
  return offers.length === 0 ? {} : { ram: offered('ram'), storage: offered('storage'), system: offered('system') };
}
const randomShop = fc.array(randomProduct, { maxLength: 40 });
/** Choices in a few facets: among those of all facets hardly ever is a product that has them all. */
const someFacets = fc
  .tuple(facetsWith(2, ALSO_CHOSEN), fc.subarray([...FACETS], { maxLength: 2 }))
  .map(([values, chosen]) => ({ ...NO_VALUES, ...Object.fromEntries(chosen.map((facet) => [facet, values[facet]])) }));
const randomSelection = fc.record({
  facets: someFacets,
  prices: fc.uniqueArray(fc.constantFrom(...PRICE_BANDS), { maxLength: 2 }),
  sort: fc.constantFrom(...SORTS),
});

it('gives every value the number of results that choosing it shows, whatever else is chosen', () => {
  fc.assert(
    fc.property(randomShop, randomSelection, (products, chosen) => {
      const random = createCatalogueIndex(
        products.map((product, index) => ({ ...entry(String(index), 'x', `x ${index}`, null), ...product })),
        'el',
        wordSearch,
      );
      const selection = { ...all, ...chosen };
      const { facets, prices, count, entries } = random.select(selection);
      expect(entries()).toHaveLength(count);
      for (const facet of FACETS) {
        for (const { value, count: promised } of facets[facet]) {
          expect(random.select(withFacet(selection, facet, [value])).count).toBe(promised);
        }
      }
      for (const { band: price, count: promised } of prices.bands) {
        expect(random.select({ ...selection, prices: [price] }).count).toBe(promised);
      }
    }),
  );
});

it('shows the same products in every order, and each once', () => {
  fc.assert(
    fc.property(randomShop, randomSelection, (products, chosen) => {
      const random = createCatalogueIndex(
        products.map((product, index) => ({ ...entry(String(index), 'x', `x ${index % 7}`, null), ...product })),
        'en',
        wordSearch,
      );
      const shown = SORTS.map((sort) => idsOf({ ...all, ...chosen, sort }, random));
      for (const ids of shown) {
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.toSorted()).toEqual(shown[0]?.toSorted());
      }
      const { includes } = random.select({ ...all, ...chosen });
      expect(random.entries.filter(includes).map(({ id }) => id)).toEqual(
        random.entries.map(({ id }) => id).filter((id) => shown[0]?.includes(id)),
      );
    }),
  );
});
