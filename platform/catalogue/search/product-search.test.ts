import { describe, expect, it } from 'vitest';
import type { Catalogue, Product } from '../catalogue.ts';
import { productSearch } from './product-search.ts';

const both = (text: string) => ({ el: text, en: text });
const variant = (more: object) => ({ selected: [], sku: 's', barcode: null, ...more });
const product = (id: number, title: string, more: object = {}) =>
  ({
    ...{ kind: 'Product', id, title: both(title), vendor: title.split(' ')[0], productType: 'Laptop' },
    ...{ tags: [], variants: [], descriptionHtml: both(''), ...more },
  }) as unknown as Product;
const catalogueOf = (products: Product[]) => ({ products }) as unknown as Catalogue;
const idsOf = (products: Iterable<Product>) => [...products].map(({ id }) => id);

const SHOP = [
  product(1, 'Lenovo ThinkPad T480 (i5-8350U, 16GB, 256GB SSD, A+)'),
  product(2, 'Dell Latitude 5400 (i5-8365U, 8GB, 256GB SSD, A)', { variants: [variant({ sku: 'LAT-77' })] }),
  product(3, 'HP EliteBook 840 G5 (i5-8350U, 8GB, 256GB SSD, A)', {
    descriptionHtml: { el: '<p>Με φωτιζόμενο πληκτρολόγιο</p>', en: '<p>With a backlit keyboard</p>' },
  }),
  product(4, 'Dell Dock WD19', { productType: 'Dock', tags: ['business'] }),
];

describe('the search of the API', async () => {
  const search = await productSearch(catalogueOf(SHOP));

  it.each([
    ['thinkpad', [1]],
    ['θινκπαντ', [1]],
    ['τηινκπαδ', [1]],
    ['λατιτουντ', [2]],
    ['lattitude', [2]],
    ['latitdue', [2]],
    ['latit', [2]],
    ['lat-77', [2]],
    ['fotizomeno pliktrologio', [3]],
    ['backlit', [3]],
    ['business', [4]],
    ['', [1, 2, 3, 4]],
    ['zebra', []],
  ])('%j finds %j', (query, ids) => expect(idsOf(search.find(query))).toEqual(ids));

  it('corrects nothing where a query is meant to the letter', () => {
    expect(idsOf(search.findExactly('latitdue'))).toEqual([]);
    expect(idsOf(search.findExactly('latitude'))).toEqual([2]);
  });

  it('looks at some fields only where they are named', async () => {
    const violet = await productSearch(
      catalogueOf([
        product(1, 'T', { descriptionHtml: both('<p>violet</p>') }),
        product(2, 'T', { tags: ['violet'] }),
        product(3, 'T', { variants: [variant({ sku: 'violet' })] }),
        product(4, 'T', { variants: [variant({ barcode: 'violet' })] }),
        product(5, 'T', { variants: [variant({ selected: [{ value: { name: both('Violet') } }] })] }),
        product(6, 'T', { productType: 'violet' }),
        product(7, 'T'),
      ]),
    );
    const fields = ['BODY', 'TAG', 'VARIANTS_SKU', 'VARIANTS_BARCODE', 'VARIANTS_TITLE', 'PRODUCT_TYPE'] as const;
    expect(fields.map((field) => idsOf(violet.findIn('violet', [field])))).toEqual([[1], [2], [3], [4], [5], [6]]);
    expect([idsOf(search.findIn('thinkpad', ['TITLE'])), idsOf(search.findIn('thinkpad', ['VENDOR']))]).toEqual([
      [1],
      [],
    ]);
    expect([idsOf(search.findIn('dell', ['VENDOR'])), idsOf(search.findIn('', ['TITLE']))]).toEqual([[2, 4], []]);
    expect(idsOf(search.findIn('θινκπαντ', ['TITLE']))).toEqual([1]);
  });

  it('finds a product under its new words after a change', async () => {
    const [first, ...others] = SHOP as [Product, ...Product[]];
    const renamed = { ...first, title: both('Lenovo Yoga 370') } as Product;
    const changed = await productSearch(catalogueOf([renamed, ...others]));
    expect([idsOf(changed.find('yoga')), idsOf(changed.find('thinkpad'))]).toEqual([[1], []]);
    expect(idsOf(search.find('thinkpad'))).toEqual([1]);
  });
});
