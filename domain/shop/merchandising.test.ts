import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import type { GradeKey } from '../machine/grade.ts';
import {
  bestSellers,
  cheapestFirstMacLast,
  chosenValues,
  defaultVariant,
  featuredByPrice,
  homeList,
  isHiddenTitle,
  offeredVariants,
} from './merchandising.ts';
import { seededRandom } from './seeded-random.ts';

describe('isHiddenTitle', () => {
  const rules = [['hp', '830', 'g5']];
  it.each([
    ['HP EliteBook 830 G5 (i5-8350U, A)', true],
    ['ELITEBOOK hp 830 13" G5', true],
    ['HP EliteBook 830 G6', false],
    ['HP EliteBook 840 G5', false],
  ])('%s: %s', (title, hidden) => expect(isHiddenTitle(title, rules)).toBe(hidden));
  it('hides nothing by an empty rule', () => expect(isHiddenTitle('HP EliteBook 830 G5', [[]])).toBe(false));
});

describe('offeredVariants', () => {
  const hidden = ['Windows 10 Pro', 'Windows 10 Home'];
  const titles = (...names: string[]) =>
    names.map((title) => ({
      title,
      selectedOptions: title.split(' / ').map((value) => ({ value })),
      availableForSale: !title.startsWith('Gone'),
    }));
  it('leaves hidden ones out', () =>
    expect(offeredVariants(titles('Windows 10 Pro', 'Windows 11 Pro'), hidden)).toEqual(titles('Windows 11 Pro')));
  it('sells one of them, and leaves nothing to select, when there is nothing else', () => {
    const [pro, home] = titles('Windows 10 Pro', 'Windows 10 Home');
    const soldOut = { ...pro, title: 'Windows 10 Pro', selectedOptions: [], availableForSale: false };
    expect(
      offeredVariants(
        [pro, home].flatMap((variant) => variant ?? []),
        hidden,
      ),
    ).toEqual([pro]);
    expect(offeredVariants([soldOut, ...titles('Windows 10 Home')], hidden)).toEqual([home]);
    expect(offeredVariants([soldOut], hidden)).toEqual([soldOut]);
    expect(offeredVariants([], hidden)).toEqual([]);
  });
  it('finds them among several options', () =>
    expect(offeredVariants(titles('Windows 10 Pro / 16 GB', 'Ubuntu / 16 GB'), hidden)).toEqual(
      titles('Ubuntu / 16 GB'),
    ));
  it('goes by the whole value', () =>
    expect(offeredVariants(titles('Windows 10 Pro for Workstations', 'Ubuntu'), hidden)).toHaveLength(2));
});

describe('defaultVariant', () => {
  const variant = (id: number, availableForSale: boolean) => ({ id, availableForSale });
  it('is the first that can be bought', () =>
    expect(defaultVariant([variant(1, false), variant(2, true)])).toEqual(variant(2, true)));
  it('is the first when none can', () => expect(defaultVariant([variant(1, false)])).toEqual(variant(1, false)));
  it('is undefined without variants', () => expect(defaultVariant([])).toBeUndefined());
});

interface Look {
  isSupported: boolean;
  isRoomy: boolean;
  grade: GradeKey | null;
}

describe('featuredByPrice', () => {
  const product = (title: string, vendor: string, priceCents: number, more: Partial<Look> = {}) => ({
    title,
    vendor,
    priceCents,
    isSupported: true,
    isRoomy: true,
    grade: 'a' as GradeKey | null,
    ...more,
  });
  const shop = [
    product('Lenovo ThinkPad X240', 'Lenovo', 80),
    product('Lenovo ThinkPad T470', 'Lenovo', 90),
    product('HP ProBook 430', 'HP', 100),
    product('Dell Latitude E7470', 'Dell', 139),
    product('Dell Latitude 5400', 'Dell', 200),
    product('Surface Pro 7', 'Microsoft', 389),
    product('MacBook Air', 'Apple', 549),
    product('MacBook Pro', 'Apple', 949),
  ];

  it('shows the cheapest, then one of each brand, by price', () =>
    expect(featuredByPrice(shop).map(({ title }) => title)).toEqual([
      'Lenovo ThinkPad X240',
      'Lenovo ThinkPad T470',
      'HP ProBook 430',
      'Dell Latitude E7470',
      'Surface Pro 7',
      'MacBook Air',
    ]));

  it('takes of each brand the best buy: a supported system first, then room, then grade A or better, then the price', () => {
    const cheapest = product('Dell Latitude E5450', 'Dell', 60, { isSupported: false, grade: 'b' });
    const laptops = [
      cheapest,
      product('Dell Latitude E7470', 'Dell', 139, { isSupported: false, grade: 'aa' }),
      product('Lenovo ThinkPad T480', 'Lenovo', 150, { grade: 'aminus' }),
      product('Dell Latitude 5400', 'Dell', 200, { grade: 'b' }),
      product('Dell Latitude 3190', 'Dell', 205, { isRoomy: false, grade: 'aa' }),
      product('Lenovo ThinkPad T490', 'Lenovo', 210, { grade: 'aplusparenthesis' }),
      product('HP ProBook 430 G3', 'HP', 215, { isSupported: false, grade: 'b' }),
      product('HP ProBook 440 G3', 'HP', 220, { isSupported: false, grade: 'a' }),
      product('Dell Latitude 5410', 'Dell', 240),
      product('Surface Pro 7', 'Microsoft', 389, { grade: null }),
      product('MacBook Air', 'Apple', 449, { isSupported: false }),
      product('MacBook Air M1', 'Apple', 549),
    ];
    expect(featuredByPrice(laptops).map(({ title }) => title)).toEqual([
      'Dell Latitude E5450',
      'Lenovo ThinkPad T490',
      'HP ProBook 440 G3',
      'Dell Latitude 5410',
      'Surface Pro 7',
      'MacBook Air M1',
    ]);
  });

  it('fills up by price where brands are missing', () => expect(featuredByPrice(shop.slice(0, 5))).toHaveLength(5));
  it('needs no product at all', () => expect(featuredByPrice([])).toEqual([]));
});

describe('the lists of the front page', () => {
  const shelf = fc
    .array(fc.record({ isMac: fc.boolean(), priceCents: fc.integer({ min: 1, max: 300_000 }) }), { maxLength: 20 })
    .map((machines) =>
      machines
        .map(({ isMac, priceCents }, n) => ({
          title: isMac ? `MacBook Pro ${n}` : `Latitude ${n}`,
          vendor: isMac ? 'Apple' : 'Dell',
          priceCents,
          isSupported: priceCents % 2 === 0,
          isRoomy: priceCents % 3 > 0,
          grade: null,
        }))
        .sort((a, b) => a.priceCents - b.priceCents),
    );
  const isMac = ({ vendor }: { vendor: string }) => vendor === 'Apple';
  const modes = fc.constantFrom('priceAscending', 'cheapestFirstMacLast', 'bestSellers');

  it('show six different products, or all there are, and the same ones for the same seed', () =>
    fc.assert(
      fc.property(modes, shelf, fc.string(), (mode, products, seed) => {
        const list = homeList(mode, products, seededRandom(seed));
        expect(new Set(list).size).toBe(Math.min(6, products.length));
        expect(list).toHaveLength(Math.min(6, products.length));
        expect(homeList(mode, products, seededRandom(seed))).toEqual(list);
      }),
    ));

  it('sort "price ascending" by price', () =>
    fc.assert(
      fc.property(shelf, (products) => {
        const prices = featuredByPrice(products).map(({ priceCents }) => priceCents);
        expect(prices).toEqual([...prices].sort((a, b) => a - b));
      }),
    ));

  it('begin "cheapest first, Mac last" with the cheapest that is not a Mac, and end it with one Mac', () =>
    fc.assert(
      fc.property(shelf, fc.string(), (products, seed) => {
        const others = products.filter((product) => !isMac(product));
        fc.pre(others.length >= 5 && others.length < products.length);
        const list = cheapestFirstMacLast(products, seededRandom(seed));
        expect(list[0]).toBe(others[0]);
        expect(list.map(isMac)).toEqual([false, false, false, false, false, true]);
      }),
    ));

  it('have five others and one Mac among the "best sellers"', () =>
    fc.assert(
      fc.property(shelf, fc.string(), (products, seed) => {
        const macs = products.filter(isMac).length;
        fc.pre(macs > 0 && products.length - macs >= 5);
        expect(bestSellers(products, seededRandom(seed)).map(isMac)).toEqual([false, false, false, false, false, true]);
      }),
    ));

  it('give every other product its turn', () => {
    const products = Array.from({ length: 8 }, (_, n) => ({
      title: `Latitude ${n}`,
      vendor: 'Dell',
      priceCents: n,
      isSupported: true,
      isRoomy: true,
      grade: null,
    }));
    const shown = Array.from({ length: 60 }, (_, day) => bestSellers(products, seededRandom(`day ${day}`))).flat();
    expect(new Set(shown).size).toBe(8);
  });
});

it('names what was chosen, and nothing for a product without options', () => {
  expect(chosenValues([{ value: 'Windows 11 Pro' }, { value: '16 GB' }])).toEqual(['Windows 11 Pro', '16 GB']);
  expect(chosenValues([{ value: 'Default Title' }])).toEqual([]);
});
