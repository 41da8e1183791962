import { describe, expect, it } from 'vitest';
import { searchWords } from '#search.config';
import { fc } from '#tests/support/properties.ts';
import { searchOver } from '#tests/support/search-over.ts';
import { KINDS, toKind } from '../catalogue/facets.ts';
import type { SearchableProduct } from './search-outcome.ts';

function product(
  brand: string,
  model: string,
  processor: string,
  more: Partial<SearchableProduct> = {},
): SearchableProduct {
  const title = `${brand} ${model} (${processor}, 8GB RAM, 256GB SSD, 14" FHD, GA)`;
  return { title, brand, model, processor, details: 'Laptop Windows 11 Pro', description: '', ...more };
}

/** Cheapest first. */
const PRODUCTS = [
  product('Lenovo', 'ThinkPad USB-C Dock Gen 2', '', {
    details: 'Accessory',
    title: 'Lenovo ThinkPad USB-C Dock Gen 2',
  }),
  product('HP', 'EliteBook 840 G5', 'i5-8350U', { description: 'Με θύρα για κλειδαριά. Δεν είναι ThinkPad.' }),
  product('Lenovo', 'ThinkPad T480s', 'i5-8350U'),
  product('Lenovo', 'ThinkPad T480', 'i5-8250U', { description: 'Με TrackPoint, για τη σχολή.' }),
  product('Lenovo', 'ThinkPad T480', 'i7-8650U'),
  product('Dell', 'Latitude 7480', 'i5-7300U', { description: 'Με αναγνώστη κάρτας.' }),
  product('Microsoft', 'Surface Pro 7', 'i5-1035G4'),
  product('Microsoft', 'Surface Laptop 3', 'i5-1035G7'),
  product('Apple', 'MacBook Air 13" M1', 'Apple M1'),
];
const search = searchOver(PRODUCTS, searchWords);
const NONE = new Int32Array();
const models = (query: string) => [...search.find(query).ranked].map((position) => PRODUCTS[position]?.model);

describe('ranking', () => {
  it('puts the word itself before its continuation, and equals in the order given', () =>
    expect(search.find('t480').ranked).toEqual(Int32Array.of(3, 4, 2)));
  it('puts what the shop is about before its accessories', () => expect(models('thinkpad').at(-1)).toMatch(/Dock/));
  it('lets an accessory come first when it is asked for', () =>
    expect(models('thinkpad dock')).toEqual(['ThinkPad USB-C Dock Gen 2']));
  it('wants every word', () => expect(models('thinkpad i7')).toEqual(['ThinkPad T480']));
  it('believes a word that names models where it names one', () =>
    expect(models('surface pro')).toEqual(['Surface Pro 7']));
  it('puts words in their order first', () => expect(models('surface laptop')[0]).toBe('Surface Laptop 3'));
  it('does not take a short number for the beginning of a longer one', () =>
    expect(models('surface 7')).toEqual(['Surface Pro 7']));
  it('finds digits without their letters', () =>
    expect(models('thinkpad 480')).toEqual(['ThinkPad T480s', 'ThinkPad T480', 'ThinkPad T480']));
  it('looks into descriptions last', () => {
    expect(models('trackpoint')).toEqual(['ThinkPad T480']);
    expect(models('thinkpad')).not.toContain('EliteBook 840 G5');
    expect(models('κλειδαριά')).toEqual(['EliteBook 840 G5']);
  });
  it('reads a use as a condition', () =>
    expect(search.find('lenovo για φοιτητή', { readsFilters: true }).filters).toEqual([
      { facet: 'use', value: 'student', words: 'φοιτητή' },
    ]));
});

describe('corrections', () => {
  it.each([
    ['lenvo', 'lenovo'],
    ['λενοωο t480', 'lenovo t480'],
    ['Dell Latitute', 'Dell latitude'],
    ['forhtow', 'φορητός'],
  ])('%s is answered as %s', (query, corrected) => {
    expect(search.find(query)).toMatchObject({ corrected });
    expect(search.find(query).ranked.length).toBeGreaterThan(0);
  });

  it.each([
    // One slip from four letters on, two from eight on, in the first letter from six on.
    ['dall', 'dell'],
    ['dxll', 'dell'],
    ['dxxl', null],
    ['nell', null],
    ['dellx', 'dell'],
    ['lattude', 'latitude'],
    ['katitude', 'latitude'],
    ['thikpad', 'thinkpad'],
    ['thnkpd', 'thinkpad'],
    ['hinkpad', 'thinkpad'],
    // In the letters that were typed, where the word is written in both.
    ['elitbok', 'elitebook'],
    ['ελιτμποκ', 'ελίτμπουκ'],
    ['serfaz', 'surface'],
    ['σέρφαζ', 'σέρφας'],
    ['sklhrow', 'σκληρός'],
    ['forhtow', 'φορητός'],
    ['θινκπατ', 'thinkpad'],
    ['nacbook', 'macbook'],
    ['surfcae', 'surface'],
    ['eltebk', null],
    // What begins like a name of the shop is on its way to it.
    ['lenov', null],
    ['latit', null],
    // What sounds like a name is that name.
    ['mikrosoft', null],
    ['λάτιτουντ', null],
    // The keyboard was in Greek: a whole name, or the beginning of the last one.
    ['ηπ', 'hp'],
    ['σθρφαψε', 'surface'],
    ['ελιτεβοοκ', 'elitebook'],
    ['σθρ', 'sur'],
    ['σθ', null],
    ['σθρ 7', null],
  ])('%s is corrected to %s', (query, corrected) => expect(search.find(query).corrected).toBe(corrected));

  it('are not forced on who means it', () =>
    expect(search.find('lenvo', { isExact: true })).toMatchObject({ corrected: null, ranked: NONE }));

  it.each(['t481', 't48o', '841 g5', 'i5-8351u', '7481', 'x2'])('never touch a code: %s', (query) =>
    expect(search.find(query).corrected).toBeNull(),
  );

  it('never touch a word that some product has', () => {
    const words = PRODUCTS.flatMap(({ title, description }) => `${title} ${description}`.match(/\p{L}+/gu) ?? []);
    for (const word of new Set(words)) expect(search.find(word).corrected).toBeNull();
  });

  it('never touch a name that the shop is known not to have', () =>
    expect(search.find('asus')).toMatchObject({ corrected: null, ranked: NONE }));
});

describe('words that are left out', () => {
  it('are named when no product has them', () =>
    expect(search.find('thinkpad t999')).toMatchObject({ ranked: Int32Array.of(2, 3, 4, 0), leftOut: ['t999'] }));
  it('are those that the best lack when each is somewhere', () =>
    expect(search.find('dell thinkpad').leftOut).toEqual(['dell']));
  it('do not come up when all are found', () => expect(search.find('thinkpad t480')).not.toHaveProperty('leftOut'));
  it('must not be most of the query', () => expect(search.find('thinkpad qwx zxv vbn').ranked).toEqual(NONE));
  it('do not empty a sentence', () => expect(search.find('laptop για τον θείο').leftOut).toEqual(['θείο']));
});

describe('queries that say nothing', () => {
  const everything = Int32Array.from(PRODUCTS.keys());
  it.each(['', '   ', '\u202e', 'για με το', 'the', '16gb', 'κάτω από 300'])(
    '%j is everything, in the order given',
    (query) => expect(search.find(query, { readsFilters: true })).toMatchObject({ ranked: everything, hasText: false }),
  );
  it.each(['???', '😀', '<>', '\ud83d', '—'])('%j is nothing', (query) =>
    expect(search.find(query, { readsFilters: true })).toMatchObject({ ranked: NONE, hasText: true }),
  );
  it.each(['<script>alert(1)</script>', '.*+?^$ {}()|[]\\', 'dell\u0000'])('%j does no harm', (query) =>
    expect(() => search.find(query)).not.toThrow(),
  );
});

it('reads filters only when it is told to', () => {
  expect(search.find('thinkpad 16gb').filters).toEqual([]);
  expect(search.find('thinkpad 16gb', { readsFilters: true })).toMatchObject({
    filters: [{ facet: 'ram', value: '16gb', words: '16gb' }],
    ranked: search.find('thinkpad').ranked,
  });
});

describe('suggestions', () => {
  it('are brands and series', () =>
    expect(search.suggestNames('le', 2)).toEqual({
      brands: [{ name: 'Lenovo', count: 4 }],
      series: [{ name: 'ThinkPad', brand: 'Lenovo', count: 4 }],
    }));
  it.each([
    ['θινκ', 'ThinkPad'],
    ['surface l', 'Surface Laptop'],
    ['laptop mac', 'MacBook Air'],
  ])('%s suggests %s', (query, name) => expect(search.suggestNames(query, 5).series[0]?.name).toBe(name));
  it.each(['', '???', 'κάτω από 300'])('%j suggests nothing', (query) =>
    expect(search.suggestNames(query, 5)).toMatchObject({ brands: [], series: [] }),
  );
});

describe('names that are suggested', () => {
  const sold = (rows: readonly [brand: string, model: string, count: number][]) =>
    searchOver(
      rows.flatMap(([brand, model, count]) => Array.from({ length: count }, () => product(brand, model, 'i5-8350U'))),
      searchWords,
    );
  const names = (found: ReturnType<typeof search.suggestNames>) => [
    ...found.brands.map(({ name, count }) => `${name} ${count}`),
    ...found.series.map(({ name, count, brand }) => `${brand} ${name} ${count}`),
  ];

  it('are ordered by their number, then by the alphabet', () => {
    const shop = sold([
      ['Dell', 'Latitude 7480', 2],
      ['Dell', 'Latitude 5490', 1],
      ['Dell', 'Precision 7520', 4],
      ['Dell', 'Inspiron 15', 3],
    ]);
    expect(names(shop.suggestNames('dell', 5))).toEqual([
      'Dell 10',
      'Dell Precision 4',
      'Dell Inspiron 3',
      'Dell Latitude 3',
    ]);
    expect(shop.families(2)).toEqual([
      { name: 'Precision', count: 4, brand: 'Dell' },
      { name: 'Inspiron', count: 3, brand: 'Dell' },
    ]);
  });

  it('are one name in whatever capitals, written as most products write it', () =>
    expect(
      names(
        sold([
          ['HP', 'Elitebook 840', 1],
          ['HP', 'EliteBook 830', 2],
        ]).suggestNames('elitebook', 5),
      ),
    ).toEqual(['HP EliteBook 3']));

  it('are those of every maker that has one of that name', () =>
    expect(
      names(
        sold([
          ['HP', 'Pro 600', 1],
          ['Acer', 'Pro 5', 1],
        ]).suggestNames('pro', 5),
      ),
    ).toEqual(['Acer Pro 1', 'HP Pro 1']));

  it('end before the first number, after two words at most', () =>
    expect(
      sold([
        ['Apple', 'MacBook Pro Retina 13', 1],
        ['Lenovo', 'T480', 2],
        ['HP', 'Zbook', 3],
      ]).families(5),
    ).toEqual([
      { name: 'Zbook', count: 3, brand: 'HP' },
      { name: 'MacBook Pro', count: 1, brand: 'Apple' },
    ]));

  it('are found by the last word, too, once it has two letters', () => {
    expect(names(search.suggestNames('laptop de', 5))).toEqual(['Dell 1', 'Dell Latitude 1']);
    expect(names(search.suggestNames('laptop d', 5))).toEqual([]);
  });
});

describe('whatever is typed', () => {
  const words = fc.constantFrom(
    'dell',
    'λενοωο',
    't480',
    'thnikpad',
    '16gb',
    'κάτω από',
    '300€',
    'για',
    '8ης',
    'laptop',
    '"',
    '-',
  );
  const queries = fc.oneof(
    fc
      .array(fc.oneof(words, fc.string(), fc.string({ unit: 'binary' })), { maxLength: 8 })
      .map((parts) => parts.join(' ')),
    fc.string({ unit: 'binary', minLength: 500, maxLength: 10_000 }),
  );
  const options = fc.record({ isExact: fc.boolean(), readsFilters: fc.boolean() });

  it('is answered with products that exist, each once, and always the same', () => {
    fc.assert(
      fc.property(queries, options, (query, how) => {
        const outcome = search.find(query, how);
        expect(new Set(outcome.ranked).size).toBe(outcome.ranked.length);
        expect(outcome.ranked.every((position) => position in PRODUCTS)).toBe(true);
        expect(search.find(query, how)).toEqual(outcome);
        expect(searchOver(PRODUCTS, searchWords).find(query, how)).toEqual(outcome);
        expect(search.suggestNames(query, 3).series.length).toBeLessThanOrEqual(3);
      }),
      { numRuns: 60 },
    );
  });

  it('needs no products', () => {
    const empty = searchOver([], searchWords);
    fc.assert(
      fc.property(queries, options, (query, how) => {
        expect(empty.find(query, how).ranked).toEqual(NONE);
      }),
      { numRuns: 30 },
    );
  });

  it('does not mind how it is capitalised or accented', () => {
    const known = fc.constantFrom('Οθόνη', 'Λενόβο', 'ThinkPad T480', 'φορητός Dell', 'σχολή');
    fc.assert(
      fc.property(known, fc.constantFrom('NFC', 'NFD'), (query, form) => {
        const plain = search.find(query).ranked;
        expect(search.find(query.normalize(form).toUpperCase()).ranked).toEqual(plain);
      }),
    );
  });
});

it('every kind of the catalogue has a row of words, whose first word is a product type of it', () => {
  const meant = new Set(searchWords.kinds.map((row) => toKind(row.split(',')[0] ?? '')));
  expect(
    KINDS.filter((kind) => !meant.has(kind)),
    'a row of `kinds` in search.config.ts',
  ).toEqual([]);
});

describe('the products with a word in their name', () => {
  const named = (word: string) => search.named(word);
  it('are those of a model, a brand or a processor, not those that describe it', () => {
    expect(named('thinkpad')).toEqual([0, 2, 3, 4]);
    expect(named('hp')).toEqual([1]);
    expect(named('m1')).toEqual([8]);
    expect(named('windows')).toEqual([]);
    expect(named('trackpoint')).toEqual([]);
  });
  it('are found by the beginning of a word from four letters on, and by a part of a code', () => {
    expect([...named('t480')].sort()).toEqual([2, 3, 4]);
    expect(named('t48')).toEqual([]);
    expect(named('surf')).toEqual([6, 7]);
    expect(named('8350u')).toEqual([1, 2]);
    expect(named('i5-8350u')).toEqual([1, 2]);
  });
  it('are none for what is no word', () => expect(named('-')).toEqual([]));
});
