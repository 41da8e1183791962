import { expect, it } from 'vitest';
import type { Collection } from '../catalogue.ts';
import { collectionOrder, productOrder, sortedProducts } from './product-order.ts';

const collectionOf = (prices: readonly number[]): Collection => ({
  kind: 'Collection',
  id: 1,
  handle: 'laptops',
  title: { el: '', en: '' },
  descriptionHtml: { el: '', en: '' },
  updatedAt: '2026-11-20T08:00:00.000Z',
  rule: null,
  sort: 'manual',
  products: prices.map((minPriceCents, index) => ({
    kind: 'Product',
    id: index + 1,
    handle: `p${index}`,
    title: { el: '', en: '' },
    status: 'active' as const,
    seoTitle: { el: '', en: '' },
    seoDescription: { el: '', en: '' },
    descriptionHtml: { el: '', en: '' },
    vendor: '',
    productType: '',
    tags: [],
    createdAt: '',
    updatedAt: '',
    publishedAt: '',
    images: [],
    options: [],
    variants: [],
    minPriceCents,
    maxPriceCents: minPriceCents,
    totalInventory: 0,
    availableForSale: false,
    metafields: [],
    sold: 0,
  })),
});

it('sorts a collection once for each order and direction', () => {
  const collection = collectionOf([300, 100, 200]);
  const byPrice = (reverse: boolean) => sortedProducts(collection, productOrder('PRICE', 'el'), reverse);
  expect(byPrice(false).map(({ id }) => id)).toEqual([2, 3, 1]);
  expect(byPrice(true).map(({ id }) => id)).toEqual([1, 3, 2]);
  expect(byPrice(false)).toBe(byPrice(false));
  const own = () => sortedProducts(collection, collectionOrder(collection), false);
  expect(own().map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(own()).toBe(own());
});

it('keeps the lists of two collections apart, though their orders have one name', () => {
  const [one, other] = [collectionOf([100, 200]), collectionOf([200, 100])];
  const order = productOrder('PRICE', 'el');
  expect(sortedProducts(one, order, false).map(({ id }) => id)).toEqual([1, 2]);
  expect(sortedProducts(other, order, false).map(({ id }) => id)).toEqual([2, 1]);
});
