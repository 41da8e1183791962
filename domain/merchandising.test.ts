import { describe, expect, it } from 'vitest';
import { defaultVariant, featuredByPrice, isHiddenTitle, offeredVariants } from './merchandising.ts';

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
    names.map((title) => ({ title, selectedOptions: title.split(' / ').map((value) => ({ value })) }));
  it('leaves hidden ones out', () =>
    expect(offeredVariants(titles('Windows 10 Pro', 'Windows 11 Pro'), hidden)).toEqual(titles('Windows 11 Pro')));
  it('keeps them when there is nothing else', () =>
    expect(offeredVariants(titles('Windows 10 Home'), hidden)).toEqual(titles('Windows 10 Home')));
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

describe('featuredByPrice', () => {
  const product = (title: string, vendor: string, priceCents: number) => ({ title, vendor, priceCents });
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

  it('fills up by price where brands are missing', () => expect(featuredByPrice(shop.slice(0, 5))).toHaveLength(5));
  it('needs no product at all', () => expect(featuredByPrice([])).toEqual([]));
});
