import { describe, expect, it } from 'vitest';
import type { ProductRecord, VariantRecord } from '../product-record.ts';
import { compareProducts } from './compare-products.ts';

const both = (text: string) => ({ el: text, en: text });
const variant = (more: Partial<VariantRecord> = {}): VariantRecord => ({
  sku: 'A',
  values: ['Windows 11 Pro'],
  priceCents: 26_900,
  compareAtCents: null,
  stock: 5,
  barcode: null,
  weightGrams: null,
  metafields: [],
  ...more,
});
const product = (more: Partial<ProductRecord> = {}): ProductRecord => ({
  handle: 't480',
  status: 'active',
  title: both('ThinkPad T480'),
  descriptionHtml: both(''),
  seoTitle: both(''),
  seoDescription: both(''),
  vendor: 'Lenovo',
  productType: 'Laptop',
  tags: ['business'],
  images: [{ file: 'front', alt: both('Front') }],
  options: [{ name: both('OS'), values: [both('Windows 11 Pro')] }],
  variants: [variant()],
  metafields: [],
  ...more,
});
const changes = (before: Partial<ProductRecord>, after: Partial<ProductRecord>) =>
  compareProducts(product(before), product(after)).map(({ sku, what, from, to }) => [
    [sku, what].filter(Boolean).join(' '),
    from,
    to,
  ]);

describe('what an import would change', () => {
  it('is nothing where all is the same', () => expect(changes({}, {})).toEqual([]));

  const weight = { namespace: 'xana', key: 'ports', type: 'single_line_text_field', value: 'HDMI' };
  it.each<[Partial<ProductRecord>, unknown]>([
    [{ title: { el: 'Α', en: 'A' } }, ['title', 'ThinkPad T480', 'Α (en: A)']],
    [{ descriptionHtml: both('<p>x</p>') }, ['description', null, '<p>x</p>']],
    [{ seoTitle: both('x') }, ['search title', null, 'x']],
    [{ seoDescription: both('x') }, ['search description', null, 'x']],
    [{ status: 'draft' }, ['status', 'active', 'draft']],
    [{ vendor: 'HP' }, ['vendor', 'Lenovo', 'HP']],
    [{ productType: '' }, ['type', 'Laptop', null]],
    [{ tags: ['a', 'b'] }, ['tags', 'business', 'a, b']],
    [{ images: [] }, ['pictures', 'front', null]],
    [{ metafields: [weight] }, ['xana.ports', null, 'HDMI']],
    [
      { options: [{ name: both('OS'), values: [both('W'), both('U')] }] },
      ['options', 'OS: Windows 11 Pro', 'OS: W, U'],
    ],
  ])('%j', (after, change) => expect(changes({}, after)).toContainEqual(change));

  it.each<[Partial<VariantRecord>, unknown]>([
    [{ values: ['Ubuntu'] }, ['A choice', 'Windows 11 Pro', 'Ubuntu']],
    [{ priceCents: 1 }, ['A price', '269.00', '0.01']],
    [{ compareAtCents: 30_000 }, ['A price before', null, '300.00']],
    [{ stock: null }, ['A stock', '5', '0']],
    [{ stock: 1 }, ['A stock', '5', '1']],
    [{ barcode: '1' }, ['A barcode', null, '1']],
    [{ weightGrams: 1_500 }, ['A grams', null, '1500']],
    [{ metafields: [weight] }, ['A xana.ports', null, 'HDMI']],
  ])('of a variant: %j', (after, change) => {
    expect(changes({}, { variants: [variant(after)] })).toEqual([change]);
  });

  it('is variants that come, go and change places', () => {
    const [a, b, c] = ['A', 'B', 'C'].map((sku) => variant({ sku }));
    if (!a || !b || !c) throw new Error('there are three');
    expect(changes({ variants: [a, b, c] }, { variants: [b, a, variant({ sku: 'D', stock: null })] })).toEqual([
      ['order of variants', 'A, B', 'B, A'],
      ['C', 'Windows 11 Pro, 269.00 € × 5', null],
      ['D', null, 'Windows 11 Pro, 269.00 € × 0'],
    ]);
  });
});
