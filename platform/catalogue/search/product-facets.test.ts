import { describe, expect, it } from 'vitest';
import type { Product } from '../catalogue.ts';
import { facetsOf } from './product-facets.ts';
import { type ProductFilter, productFilterSet } from './product-filters.ts';

const product = (
  id: number,
  vendor: string,
  productType: string,
  variants: readonly [cents: number, stock: number][],
) =>
  ({
    ...{ id, vendor, productType, tags: [`tag-${id}`], options: [], metafields: [] },
    maxPriceCents: Math.max(...variants.map(([cents]) => cents)),
    availableForSale: variants.some(([, stock]) => stock > 0),
    variants: variants.map(([priceCents, stock]) => ({ priceCents, stock, selected: [], metafields: [] })),
  }) as unknown as Product;
const shop = [
  product(1, 'Dell', 'Laptop', [
    [20_000, 0],
    [30_000, 1],
  ]),
  product(2, 'Lenovo', 'Laptop', [[40_000, 0]]),
  product(3, 'Lenovo', 'Monitor', [[10_000, 2]]),
  product(4, '', 'Cable', [[500, 1]]),
];
const facets = (products: readonly Product[], filters: readonly ProductFilter[] = []) =>
  facetsOf(products, productFilterSet(filters), 'en').map(({ id, values }) => [
    id.split('.').at(-1),
    values.map(({ label, count }) => `${label} ${count}`),
  ]);

describe('the filters of a list', () => {
  it('count what each would leave, and leave out what a product does not say', () =>
    expect(facets(shop)).toEqual([
      ['availability', ['In stock 3', 'Out of stock 2']],
      ['price', ['Price 4']],
      ['vendor', ['Dell 1', 'Lenovo 2']],
      ['product_type', ['Cable 1', 'Laptop 2', 'Monitor 1']],
    ]));

  it('count beside one that is on what the others of its kind would add', () =>
    expect(facets(shop, [{ productVendor: 'lenovo' }])).toEqual([
      ['availability', ['In stock 1', 'Out of stock 1']],
      ['price', ['Price 2']],
      ['vendor', ['Dell 1', 'Lenovo 2']],
      ['product_type', ['Laptop 1', 'Monitor 1']],
    ]));

  it('have no price and no names where there is nothing', () =>
    expect(facets([])).toEqual([['availability', ['In stock 0', 'Out of stock 0']]]));

  it('reach up to the dearest variant', () => {
    const price = facetsOf(shop, productFilterSet([]), 'en').find(({ type }) => type === 'PRICE_RANGE');
    expect(price?.values.map(({ input }) => input)).toEqual([{ price: { min: 0, max: 400 } }]);
  });
});

describe('a filter lets through', () => {
  const category = (id: string) => ({ category: { id } });
  it.each<[string, ProductFilter, number[]]>([
    ['what is in stock', { available: true }, [1, 3, 4]],
    ['what is not', { available: false }, [1, 2]],
    ['a price from', { price: { min: 300 } }, [1, 2]],
    ['a price to', { price: { max: 100 } }, [3, 4]],
    ['a price of one cent more than none has', { price: { min: 100.01, max: 199.99 } }, []],
    ['a price that only a sold-out variant has', { price: { min: 150, max: 250 } }, []],
    ['a tag', { tag: 'TAG-2' }, [2]],
    ['a type', { productType: 'monitor' }, [3]],
    ['a category', category('gid://shopify/TaxonomyCategory/el-6-6'), [1, 2]],
    ['a category above, without its prefix', category('el-17'), [3]],
    ['a category that nothing is of', category('el-6-8'), []],
  ])('%s', (_what, filter, ids) => {
    const set = productFilterSet([filter]);
    expect(shop.filter((one) => set.matches(one)).map(({ id }) => id)).toEqual(ids);
  });

  it('a product only when one variant is all that was asked of variants', () =>
    expect(
      shop
        .filter((one) => productFilterSet([{ available: true }, { price: { max: 250 } }]).matches(one))
        .map(({ id }) => id),
    ).toEqual([3, 4]));
});
