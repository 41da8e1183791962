import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CatalogueEntry,
  createCatalogueIndex,
  formatPriceBand,
  isInBand,
  PRICE_BANDS,
  paginate,
  parsePriceBand,
  parseSelection,
  SORTS,
  WHOLE_CATALOGUE,
} from './catalogue.ts';

const entry = (id: string, vendor: string, title: string, priceCents: number | null): CatalogueEntry => ({
  id,
  vendor,
  title,
  priceCents,
  grade: vendor === 'HP' ? 'aplus' : null,
  searchText: `${title} ${vendor}`,
  description: `Fits beside a ${id}00 dock`,
});

const shop = [
  entry('1', 'Lenovo', 'Lenovo ThinkPad T480 (i5-8350U, οθόνη 14")', 26_900),
  entry('2', 'Dell', 'Dell Latitude 5420', 31_900),
  entry('3', 'HP', 'HP EliteBook 840 G5', 26_900),
  entry('4', 'Dell ', 'Dell Latitude E7470', 13_900),
];
const index = createCatalogueIndex(shop, 'el');
const all = WHOLE_CATALOGUE;
const ids = (selection: Parameters<typeof index.select>[0]) => index.select(selection).entries.map(({ id }) => id);

describe('select', () => {
  it('sorts by price, by name on equal prices', () => expect(ids(all)).toEqual(['4', '3', '1', '2']));
  it('keeps the same order among equal prices when the dearest come first', () =>
    expect(ids({ ...all, sort: 'priceDesc' })).toEqual(['2', '3', '1', '4']));
  it('puts what has no price last, whatever the direction', () => {
    const withUnpriced = createCatalogueIndex([entry('0', 'HP', 'HP ProBook', null), ...shop], 'el');
    const last = (sort: 'priceAsc' | 'priceDesc') => withUnpriced.select({ ...all, sort }).entries.at(-1)?.id;
    expect([last('priceAsc'), last('priceDesc')]).toEqual(['0', '0']);
  });
  it('sorts by name', () => expect(ids({ ...all, sort: 'nameAsc' })).toEqual(['2', '4', '3', '1']));

  it.each([
    ['t480', ['1']],
    ['T48', ['1']],
    ['480', []],
    ['ΟΘΟΝΗ', ['1']],
    ['latitude dell', ['4', '2']],
    ['400 dock', ['4']],
    ['<script>', []],
    ['😀', []],
  ])('a search for %j finds %j', (query, found) => expect(ids({ ...all, query })).toEqual(found));

  it('narrows by grade', () => expect(ids({ ...all, grades: ['aplus'] })).toEqual(['3']));

  it('counts each brand as if it were chosen, without its own choice', () => {
    const { brands, countWithoutBrand } = index.select({ ...all, brands: ['dell'] });
    expect(brands).toEqual([
      { key: 'dell', name: 'Dell', count: 2 },
      { key: 'hp', name: 'HP', count: 1 },
      { key: 'lenovo', name: 'Lenovo', count: 1 },
    ]);
    expect(countWithoutBrand).toBe(4);
  });

  it('gives every brand the count that choosing it shows', () => {
    const vendors = fc.constantFrom('Dell', 'HP', ' hp', 'Λένοβο');
    const entries = fc.array(fc.record({ vendor: vendors, priceCents: fc.nat(5_000) }));
    fc.assert(
      fc.property(entries, fc.constantFrom(...SORTS), (products, sort) => {
        const random = createCatalogueIndex(
          products.map(({ vendor, priceCents }, at) => entry(String(at), vendor, `${vendor} ${at}`, priceCents)),
          'el',
        );
        for (const { key, count } of random.select({ ...all, sort }).brands) {
          expect(random.select({ ...all, brands: [key], sort }).entries).toHaveLength(count);
        }
      }),
    );
  });
});

describe('parseSelection', () => {
  it.each([
    ['', { query: '', brands: [], grades: [], price: null, sort: 'priceAsc', page: 1 }],
    [
      'q=%20t480%20&brand=Dell&brand=hp&sort=nameDesc&page=3',
      { query: 't480', brands: ['dell', 'hp'], grades: [], price: null, sort: 'nameDesc', page: 3 },
    ],
    ['sort=random&page=-5&brand=', { query: '', brands: [], grades: [], price: null, sort: 'priceAsc', page: 1 }],
    ['page=1e9', { query: '', brands: [], grades: [], price: null, sort: 'priceAsc', page: 1e9 }],
    [
      'grade=b&grade=zz&grade=aa',
      { query: '', brands: [], grades: ['aa', 'b'], price: null, sort: 'priceAsc', page: 1 },
    ],
    ['page=2.5', { query: '', brands: [], grades: [], price: null, sort: 'priceAsc', page: 1 }],
  ])('reads %j', (address, selection) => expect(parseSelection(new URLSearchParams(address))).toEqual(selection));

  it('bounds an endless query', () =>
    expect(parseSelection(new URLSearchParams({ q: 'x'.repeat(10_000) })).query).toHaveLength(200));
});

describe('price bands', () => {
  it.each(['0-150', '150-250', '500+'])('%s reads back as itself', (text) => {
    const band = parsePriceBand(text);
    expect(band && formatPriceBand(band)).toBe(text);
  });
  it.each(['abc', '500-100', '-5abc', '-', '', null, '1e3-2e3', '9999999-1'])('%j is no band', (text) =>
    expect(parsePriceBand(text)).toBeNull(),
  );
  it('puts every price into exactly one of the shop’s bands, the upper border inside', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300_000 }), (cents) => {
        expect(PRICE_BANDS.filter((band) => isInBand(cents, band))).toHaveLength(1);
      }),
    );
    expect(isInBand(15_000, { fromEuro: 0, toEuro: 150 })).toBe(true);
    expect(isInBand(50_000, { fromEuro: 500, toEuro: 100_000 })).toBe(false);
  });
  it('narrows the list', () => expect(ids({ ...all, price: { fromEuro: 250, toEuro: 350 } })).toEqual(['3', '1', '2']));
});

it('paginate never leaves the list', () => {
  expect(paginate([1, 2, 3], 9_999, 2)).toEqual({ items: [3], page: 2, pages: 2 });
  expect(paginate([], 1, 24)).toEqual({ items: [], page: 1, pages: 1 });
});
