import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { buildCatalogue } from '../build-catalogue.ts';
import { productMatcher } from './match-product.ts';
import { productSearch } from './product-search.ts';

const NOW = new Date('2026-09-15T10:00:00.000Z');

const base = {
  status: 'active' as const,
  seo_title: '',
  seo_description: '',
  description_html: '',
  updated_at: '2026-06-01T00:00:00.000Z',
  published_at: '2026-01-01T00:00:00.000Z',
};

const catalogue = buildCatalogue(
  {
    products: [
      {
        ...base,
        id: 1,
        handle: 'a',
        title: 'Dell Latitude 5400 (i5-8365U)',
        vendor: 'Dell',
        product_type: 'Laptop',
        tags: '["business","Έκπτωση"]',
        created_at: '2024-05-10T12:00:00.000Z',
      },
      {
        ...base,
        id: 2,
        handle: 'b',
        title: 'HP EliteBook 840',
        vendor: 'HP',
        product_type: 'Laptop',
        tags: '["business"]',
        created_at: '2025-01-01T00:00:00.000Z',
      },
      {
        ...base,
        id: 3,
        handle: 'c',
        title: 'Ταμπλέτα Apple',
        vendor: 'Apple',
        product_type: 'Tablet',
        tags: '[]',
        created_at: '2026-09-15T09:59:59.000Z',
      },
    ],
    variants: [
      {
        id: 1,
        product_id: 1,
        position: 0,
        sku: 'DE-1',
        barcode: null,
        price_cents: 31_900,
        weight_grams: null,
        compare_at_cents: null,
      },
      {
        id: 2,
        product_id: 2,
        position: 0,
        sku: 'HP-1',
        barcode: null,
        price_cents: 25_000,
        weight_grams: null,
        compare_at_cents: null,
      },
      {
        id: 3,
        product_id: 2,
        position: 1,
        sku: 'HP-2',
        barcode: null,
        price_cents: 45_000,
        weight_grams: null,
        compare_at_cents: null,
      },
    ],
    images: [],
    prices: [],
    options: [],
    optionValues: [],
    productMetafields: [],
    variantMetafields: [],
    variantOptionValues: [],
    collections: [],
    collectionProducts: [],
    translations: [{ resource: 'product', resource_id: 3, language: 'en', key: 'title', value: 'Tablet Apple' }],
  },
  {
    stock: [
      { id: 1, stock: 1 },
      { id: 2, stock: 0 },
      { id: 3, stock: 0 },
    ],
    sold: [],
  },
  { content: 0, stock: '0' },
);

const search = await productSearch(catalogue);

function find(query: string | null): string {
  return catalogue.products
    .filter(productMatcher(query, NOW, search))
    .map(({ handle }) => handle)
    .join('');
}

describe('products(query:)', () => {
  it.each([
    ['', 'abc'],
    [null, 'abc'],
    ['dell', 'a'],
    ['lati', 'a'],
    ['8365u', 'a'],
    ['ταμπλετα', 'c'],
    ['ΤΑΜΠΛΈΤΑ', 'c'],
    ['tablet', 'c'],
    ['DE-1', 'a'],
    ['"latitude 5400"', 'a'],
    ['"5400 latitude"', ''],
    ['5400 latitude', 'a'],
    ['vendor:Dell', 'a'],
    ['vendor:dell OR vendor:hp', 'ab'],
    ['vendor:Dell AND product_type:Laptop', 'a'],
    ['product_type:Laptop vendor:HP', 'b'],
    ['product_type:Laptop,Tablet', 'abc'],
    ['product_type:Lap*', 'ab'],
    ['-vendor:Dell', 'bc'],
    ['NOT vendor:Dell', 'bc'],
    ['NOT (vendor:Dell OR vendor:HP)', 'c'],
    ['tag:business -vendor:HP', 'a'],
    ['tag:έκπτωση', 'a'],
    ["tag:'Έκπτωση'", 'a'],
    ['tag_not:business', 'c'],
    ['title:EliteBook', 'b'],
    ['title:"latitude 5400"', 'a'],
    ['title:Elite*', 'b'],
    ['title:Elite', ''],
    ['available_for_sale:true', 'a'],
    ['available_for_sale:false', 'bc'],
    ['variants.price:>300', 'ab'],
    ['variants.price:<=250', 'b'],
    // Each comparison looks for a variant of its own.
    ['variants.price:>=319 variants.price:<320', 'ab'],
    ['variants.price:450.00', 'b'],
    ['variants.price:cheap', ''],
    ['created_at:2024', 'a'],
    ['created_at:<=2024', 'a'],
    ['created_at:>2024', 'bc'],
    ["created_at:>='2025-01-01T00:00:00Z'", 'bc'],
    ['created_at:2024-05', 'a'],
    ['created_at:<now', 'abc'],
    ['created_at:>now', ''],
    ['created_at:yesterday', ''],
    ['updated_at:2026-06-01', 'abc'],
    ['(vendor:Dell', 'a'],
    ['vendor:Dell)', 'a'],
    ['AND', 'abc'],
    ['OR OR', 'abc'],
    ['"', 'abc'],
    ['colour:red', ''],
  ])('%j finds %j', (query, handles) => expect(find(query)).toBe(handles));

  it('takes any text', () => {
    const words = fc.constantFrom(
      '(',
      ')',
      '-',
      '"',
      "'",
      'AND',
      'OR',
      'NOT',
      'dell',
      'vendor:',
      'title:>',
      'created_at:<=2',
      '*',
      ':',
      ' ',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map((list) => list.join(' ')),
        ),
        (query) => void find(query),
      ),
    );
    expect(find('('.repeat(10_000))).toBe('abc');
  });
});
