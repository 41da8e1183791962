import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { FACETS, LISTED_VALUES } from './facets.ts';
import { formatPriceBand, PRICE_BANDS } from './price-band.ts';
import {
  countActiveGroups,
  facetAddress,
  LAPTOPS_ADDRESS,
  parseSelection,
  priceAddress,
  productsAddress,
  type Selection,
  SORTS,
  WHOLE_CATALOGUE,
  withFacet,
  withoutFilter,
  withoutFilters,
  withPrice,
  withQuery,
} from './selection.ts';

const parse = (address: string) => parseSelection(new URLSearchParams(address));
/** As people read it. */
const addressOf = (selection: Selection) =>
  decodeURIComponent(productsAddress(selection).split('?')[1] ?? '').replaceAll('+', ' ');
const facetsOf = (address: string) =>
  Object.fromEntries(Object.entries(parse(address).facets).filter(([, v]) => v.length > 0));

describe('an address reads back as itself', () => {
  it.each([
    '/products',
    '/products?q=t480&brand=dell&brand=hp&grade=aplus&grade=b&price=150-250&sort=nameDesc&page=3',
    '/products?q=%CE%BF%CE%B8%CF%8C%CE%BD%CE%B7+14%22',
    '/products?q=dell&exact=1&sort=priceAsc',
    '/products?cpu=8th-gen&cpu=10th-gen&screen=13-inch&ram=8gb&storage=1tb&windows=11&price=0-150&price=500%2B',
    '/products?price=120-340',
  ])('%s', (address) => {
    const { page, ...selection } = parse(address.split('?')[1] ?? '');
    expect(productsAddress(selection, page)).toBe(address);
  });
});

describe('every parameter of the specification’s table preselects its filter', () => {
  const listed = (['cpu', 'screen', 'grade'] as const).flatMap((facet) =>
    LISTED_VALUES[facet].map((value) => ({ facet, value })),
  );
  it.each([{ facet: 'brand', value: 'dell' }, ...listed])('$facet=$value', ({ facet, value }) =>
    expect(facetsOf(`${facet}=${value}`)).toEqual({ [facet]: [value] }),
  );

  it.each(PRICE_BANDS)('price $fromEuro to $toEuro', (band) => {
    expect(parse(`price=${encodeURIComponent(formatPriceBand(band))}`).prices).toEqual([band]);
    expect(parse(priceAddress(band).split('?')[1] ?? '').prices).toEqual([band]);
  });

  it('q, URL-encoded', () => expect(parse('q=%CE%B8%CE%AE%CE%BA%CE%B7%20t480').query).toBe('θήκη t480'));
  it('is what menus link to', () => expect(facetAddress('cpu', '8th-gen')).toBe('/products?cpu=8th-gen'));
});

describe('what makes no sense is left out', () => {
  it.each([
    ['', { sort: 'priceAsc', page: 1 }],
    ['q=%20t480%20', { query: 't480', sort: 'relevance' }],
    ['q=t480&sort=nameAsc', { sort: 'nameAsc' }],
    ['sort=random&page=-5&brand=', { sort: 'priceAsc', page: 1, facets: WHOLE_CATALOGUE.facets }],
    ['sort=relevance', { sort: 'priceAsc' }],
    ['page=2.5', { page: 1 }],
    ['page=9999', { page: 9_999 }],
    ['price=abc&price=500-100', { prices: [] }],
    ['exact=1', { isExact: false }],
    ['brand=dell&brand=DELL', { facets: { ...WHOLE_CATALOGUE.facets, brand: ['dell'] } }],
  ])('%j', (address, expected) => expect(parse(address)).toMatchObject(expected));

  it('bounds an endless query and an endless list of values', () => {
    expect(parse(`q=${'x'.repeat(10_000)}`).query).toHaveLength(200);
    expect(parse(Array.from({ length: 500 }, (_, index) => `brand=b${index}`).join('&')).facets.brand).toHaveLength(40);
  });
});

describe('the two price fields of the form', () => {
  it.each([
    ['min=100&max=300', ['100-300']],
    ['min=100&max=', ['100+']],
    ['min=&max=300', ['0-300']],
    ['min=&max=', []],
    ['min=0&max=100000', []],
    ['min=300&max=100', []],
    ['min=abc&max=-5', []],
    ['min=99,90&max=300 €', ['99-300']],
    ['min=1.200&max=2,500.00', ['1200-2500']],
    ['min=1,5&max=1.200 €', ['1-1200']],
    ['min=1.2.3&max=9999999', []],
    ['price=0-150&min=200&max=300', ['0-150', '200-300']],
    ['price=120-340&min=200&max=300', ['200-300']],
  ])('%s', (address, bands) => expect(parse(address).prices.map(formatPriceBand)).toEqual(bands));
});

it('a search answers by relevance unless another order was chosen, and a list by price', () => {
  expect(withQuery(WHOLE_CATALOGUE, 't480').sort).toBe('relevance');
  expect(withQuery(parse('q=t480'), '').sort).toBe('priceAsc');
  expect(withQuery(parse('q=t480&sort=nameAsc'), 'hp').sort).toBe('nameAsc');
});

it('counts the kinds of filters in use, not their values', () => {
  expect(countActiveGroups(WHOLE_CATALOGUE)).toBe(0);
  expect(countActiveGroups(parse('brand=dell&brand=hp&price=0-150&q=x'))).toBe(2);
});

it('never throws, and its own address always reads back the same', () => {
  const parameters = fc.array(
    fc.tuple(
      fc.constantFrom('q', 'price', 'min', 'max', 'sort', 'page', 'exact', ...FACETS),
      fc.string({ unit: 'grapheme' }),
    ),
  );
  fc.assert(
    fc.property(parameters, fc.constantFrom(...SORTS), (pairs, sort) => {
      const { page, ...selection } = parseSelection(new URLSearchParams([...pairs, ['sort', sort]]));
      const address = productsAddress(selection, page);
      const { page: again, ...read } = parse(address.split('?')[1] ?? '');
      expect(productsAddress(read, again)).toBe(address);
    }),
  );
});

describe('taking a filter back', () => {
  const said = [
    { facet: 'ram', value: '16gb', words: 'με 16gb' },
    { facet: 'price', value: '0-400', words: 'κάτω από 400' },
  ] as const;
  const typed = parse('q=thinkpad+με+16gb+κάτω+από+400&ram=8gb&ram=16gb&price=150-250');

  it('takes the value, and the words that named it with what joined them', () =>
    expect(addressOf(withoutFilter(typed, said, 'ram', '16gb'))).toBe('q=thinkpad κάτω από 400&ram=8gb&price=150-250'));
  it('takes all of a kind where no value is named', () =>
    expect(addressOf(withoutFilter(typed, said, 'ram'))).toBe('q=thinkpad κάτω από 400&price=150-250'));
  it('takes a price like anything else', () => {
    expect(addressOf(withoutFilter(typed, said, 'price', '0-400'))).toBe(
      'q=thinkpad με 16gb&ram=8gb&ram=16gb&price=150-250',
    );
    expect(addressOf(withoutFilter(typed, said, 'price'))).toBe('q=thinkpad με 16gb&ram=8gb&ram=16gb');
  });
  it('leaves the words alone when they named something else', () =>
    expect(addressOf(withoutFilter(typed, said, 'ram', '8gb'))).toBe(
      'q=thinkpad με 16gb κάτω από 400&ram=16gb&price=150-250',
    ));
  it('brings nothing back when two are taken before the list has answered', () => {
    const first = withoutFilter(typed, said, 'ram', '16gb');
    expect(addressOf(withoutFilter(first, said, 'price'))).toBe('q=thinkpad&ram=8gb');
    expect(addressOf(withoutFilter(withoutFilter(first, said, 'ram', '16gb'), said, 'ram'))).toBe(
      'q=thinkpad κάτω από 400&price=150-250',
    );
  });
  it('takes out a filter that was said twice, and invisible marks', () => {
    const twice = [said[0], { ...said[0], words: '16gb' }];
    expect(withoutFilter(parse('q=με+16gb%E2%80%8B,+16gb'), twice, 'ram').query).toBe('');
  });
  it('goes back to the order of prices when no words are left', () =>
    expect(withoutFilter(parse('q=με+16gb'), said, 'ram')).toMatchObject({ query: '', sort: 'priceAsc' }));
});

it('a band is not chosen twice', () => {
  const cheap = { fromEuro: 0, toEuro: 150 };
  expect(withPrice(withPrice(WHOLE_CATALOGUE, cheap), cheap).prices).toEqual([cheap]);
});

it('narrowing by one facet leaves the others alone', () =>
  expect(facetsOf(productsAddress(withFacet(parse('brand=dell'), 'ram', ['8gb'])).split('?')[1] ?? '')).toEqual({
    brand: ['dell'],
    ram: ['8gb'],
  }));

describe('the kind of product', () => {
  it('is in the address, where links to laptops lead', () => {
    expect(LAPTOPS_ADDRESS).toBe('/products?kind=laptop');
    expect(facetsOf('kind=LAPTOP&brand=dell')).toEqual({ kind: ['laptop'], brand: ['dell'] });
  });
  it('is no filter, and stays when the filters are cleared', () => {
    const selection = parse('kind=tablet&brand=apple&price=150-250&q=ipad');
    expect(countActiveGroups(selection)).toBe(2);
    expect(productsAddress(withoutFilters(selection))).toBe('/products?kind=tablet');
  });
});
