import { beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, givenDatabase } from '#tests/support/databases.ts';
import { inWords } from '#tests/support/told-problems.ts';
import { amongPictures } from '../../media/gather-pictures.ts';
import { readCatalogue } from '../read-catalogue.ts';
import { writeCsv } from './csv.ts';
import { imageSources, importProducts } from './import-products.ts';

const HEADINGS =
  'sku|store_view_code|attribute_set_code|product_type|categories|name|description|short_description|weight|product_online|visibility|price|special_price|special_price_from_date|special_price_to_date|url_key|meta_title|base_image|additional_images|qty|is_in_stock|manage_stock|configurable_variations|configurable_variation_labels|additional_attributes'.split(
    '|',
  );
const LISTED = {
  product_online: '1',
  visibility: 'Catalog, Search',
  is_in_stock: '1',
  manage_stock: '1',
  qty: '2.0000',
};
const SIMPLE = { ...LISTED, product_type: 'simple' };
const PART = { ...SIMPLE, visibility: 'Not Visible Individually' };
const ROWS: readonly Readonly<Record<string, string>>[] = [
  {
    ...SIMPLE,
    sku: 'M-7490',
    categories: 'Default Category/Laptops,Default Category/Laptops/Dell',
    name: 'Dell Latitude 7490 (i5-8350U, 16GB, 256GB, 14", A)',
    short_description: 'Ελαφρύς',
    description: '<p>Ένα <b>μηχάνημα</b></p>',
    weight: '1.4100',
    price: '299.0000',
    special_price: '249.0000',
    special_price_from_date: '11/1/26',
    url_key: 'dell-latitude-7490',
    meta_title: 'Dell 7490',
    base_image: '/p/r/pro-14-front.jpg',
    additional_images: '/p/r/pro-14-front.jpg,/g/r/grade-a.jpg,no_selection',
    additional_attributes: 'manufacturer=Dell,ean=5201234567890,ports=USB-C, HDMI,color=Black',
  },
  { sku: 'M-7490', store_view_code: 'en', name: 'Dell Latitude 7490, light', description: 'A machine' },
  { ...PART, sku: 'T-8', name: 'T480 8GB', price: '200', url_key: 't480-8', base_image: '/a/i/air-13-front.jpg' },
  { ...PART, sku: 'T-16', name: 'T480 16GB', price: '230', url_key: 't480-16', product_online: '2' },
  {
    ...LISTED,
    product_type: 'configurable',
    sku: 'T',
    name: 'Lenovo T480',
    url_key: 'lenovo-t480',
    additional_attributes: '"manufacturer=""Lenovo"""',
    configurable_variations: 'sku=T-8,memory=8GB|sku=T-16,memory=16GB',
    configurable_variation_labels: 'memory=Μνήμη',
  },
  {
    ...SIMPLE,
    sku: 'OFF',
    name: 'Dell off',
    price: '100',
    url_key: 'dell-off',
    product_online: '2',
    additional_attributes: 'brand=Dell',
  },
  {
    ...SIMPLE,
    sku: 'END',
    name: 'Dell end',
    price: '120',
    special_price: '99',
    special_price_to_date: '12/24/26',
    url_key: 'dell-end',
    is_in_stock: '0',
    additional_attributes: 'brand=Dell',
  },
  {
    ...SIMPLE,
    sku: 'FREE',
    name: 'Dell uncounted',
    price: '80',
    url_key: 'dell-uncounted',
    manage_stock: '0',
    additional_attributes: 'brand=Dell',
  },
  { ...LISTED, product_type: 'bundle', sku: 'SET', name: 'A set', url_key: 'set' },
];

const magentoCsv = (rows: readonly Readonly<Record<string, string>>[]) =>
  writeCsv([HEADINGS, ...rows.map((row) => HEADINGS.map((heading) => row[heading] ?? ''))]);
const now = () => new Date('2026-11-20T08:00:00.000Z');
const findPicture = amongPictures(new Set(['pro-14-front', 'grade-a', 'air-13-front']));
const bytesOf = (text: string) => new TextEncoder().encode(text);

describe.each(databaseKinds)('Magento’s export on %s', (kind) => {
  const { db } = givenDatabase(kind);
  const load = (text: string) =>
    importProducts({ db, now }, bytesOf(text), { findPicture, from: 'magento' }).then(inWords);
  beforeEach(() => db.deleteFrom('products').execute());

  it.each([
    ['', 9_900],
    ['2026-11-20 00:00:00', 9_900],
    ['2026-11-21', 12_000],
    ['11/1/26', 9_900],
    ['20/11/2026, 12:00 π.μ.', 9_900],
    ['12/24/26', 12_000],
    // The first of December, or the twelfth of January.
    ['1/12/26', 12_000],
    ['soon', 12_000],
  ])('sells at the special price whose sale begins on «%s» for %d cents', async (begins, cents) => {
    const row = { ...SIMPLE, sku: 'S', name: 'Dell sale', price: '120', special_price: '99', url_key: 'dell-sale' };
    const file = magentoCsv([{ ...row, special_price_from_date: begins, additional_attributes: 'brand=Dell' }]);
    const result = await load(file);
    expect(result).toMatchObject({ status: 'imported', created: 1 });
    expect('warnings' in result && result.warnings.map(({ column }) => column)).toEqual(
      cents === 9_900 ? [] : ['special_price'],
    );
    const { productByHandle } = await readCatalogue(db);
    expect(productByHandle.get('dell-sale')?.variants).toMatchObject([{ priceCents: cents }]);
  });

  it('becomes the shop’s products, in two languages', async () => {
    const csv = magentoCsv(ROWS);
    expect(await load(csv)).toMatchObject({
      status: 'imported',
      created: 5,
      rest: null,
      ignoredColumns: ['attribute_set_code'],
      warnings: expect.arrayContaining([
        { line: 8, column: 'special_price', message: 'The sale has an end, so the regular price is read.' },
        expect.objectContaining({ line: 9, column: 'qty' }),
        expect.objectContaining({ line: 10, message: expect.stringContaining('"bundle"') }),
      ]),
    });
    const { productByHandle, hidden } = await readCatalogue(db);
    expect(productByHandle.get('dell-latitude-7490')).toMatchObject({
      vendor: 'Dell',
      productType: 'Laptops',
      tags: ['Laptops', 'Dell'],
      title: { en: 'Dell Latitude 7490, light' },
      descriptionHtml: { el: '<p>Ελαφρύς</p>\n<p>Ένα <b>μηχάνημα</b></p>', en: '<p>A machine</p>' },
      images: [{ file: 'pro-14-front' }, { file: 'grade-a' }],
      options: [],
      variants: [
        {
          sku: 'M-7490',
          barcode: '5201234567890',
          priceCents: 24_900,
          compareAtCents: 29_900,
          stock: 2,
          weightGrams: 1410,
        },
      ],
    });
    expect(productByHandle.get('lenovo-t480')).toMatchObject({
      vendor: 'Lenovo',
      options: [{ name: { el: 'Μνήμη' }, values: [{ name: { el: '8GB' } }, { name: { el: '16GB' } }] }],
      variants: [
        { sku: 'T-8', priceCents: 20_000, stock: 2 },
        { sku: 'T-16', priceCents: 23_000, stock: 0 },
      ],
    });
    expect(productByHandle.get('dell-end')).toMatchObject({ totalInventory: 0, variants: [{ priceCents: 12_000 }] });
    expect(productByHandle.get('dell-uncounted')).toMatchObject({ totalInventory: 1 });
    expect(hidden.map(({ handle }) => handle)).toEqual(['dell-off']);
    expect(await load(csv)).toMatchObject({ created: 0, updated: 0, unchanged: 5 });
  });

  it('names mistakes by Magento’s own columns', async () => {
    const row = {
      ...SIMPLE,
      sku: 'A',
      name: 'Right',
      price: '10',
      url_key: 'right',
      additional_attributes: 'brand=Dell',
    };
    const wrong = { ...row, sku: 'B', url_key: 'wrong', price: 'ask' };
    const set = {
      ...row,
      sku: 'C',
      url_key: 'set',
      product_type: 'configurable',
      configurable_variations: 'sku=GONE,a=1',
    };
    expect(await load(magentoCsv([row, wrong, set]))).toEqual({
      status: 'refused',
      problems: expect.arrayContaining([
        expect.objectContaining({ line: 3, column: 'price' }),
        expect.objectContaining({
          line: 4,
          column: 'configurable_variations',
          message: expect.stringContaining('"GONE"'),
        }),
      ]),
    });
    expect(await load('sku,name\nA,B\n')).toMatchObject({
      status: 'refused',
      problems: expect.arrayContaining([expect.objectContaining({ line: 1, column: 'product_online' })]),
    });
  });
});

it('names the pictures of products and variations as the folder of photos has them', () => {
  expect(imageSources(bytesOf(magentoCsv(ROWS)), 'magento')).toEqual([
    'pro-14-front.jpg',
    'grade-a.jpg',
    'air-13-front.jpg',
  ]);
});
