import { beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, givenDatabase } from '#tests/support/databases.ts';
import { inWords } from '#tests/support/told-problems.ts';
import { WOO_ROWS, woocommerceCsv } from '#tests/support/woocommerce-export.ts';
import { amongPictures } from '../../media/gather-pictures.ts';
import { readCatalogue } from '../read-catalogue.ts';
import { type ImportSettings, imageSources, importProducts } from './import-products.ts';

const now = () => new Date('2026-11-20T08:00:00.000Z');
const findPicture = amongPictures(new Set(['pro-14-front', 'grade-a', 'air-13-front']));
const bytesOf = (text: string) => new TextEncoder().encode(text);

describe.each(databaseKinds)('WooCommerce’s export on %s', (kind) => {
  const { db } = givenDatabase(kind);
  const load = (text: string, asked: Partial<ImportSettings> = {}) =>
    importProducts({ db, now }, bytesOf(text), { findPicture, from: 'woocommerce', ...asked }).then(inWords);
  beforeEach(() => db.deleteFrom('products').execute());

  it('finds the days of a sale and the weight however a translation words them', async () => {
    const csv = woocommerceCsv(WOO_ROWS, { inGreek: true })
      .replace('Ημερομηνία έναρξης προσφοράς', 'Ημερομηνία έναρξης της τιμής προσφοράς')
      .replace('Ημερομηνία λήξης προσφοράς', 'Ημερομηνία που λήγει η προσφορά')
      .replace('Βάρος (kg)', 'Βάρος (κ.)');
    expect(await load(csv)).toMatchObject({
      status: 'imported',
      created: 7,
      ignoredColumns: expect.not.arrayContaining(['Βάρος (κ.)']),
    });
  });

  it.each([false, true])('becomes the shop’s products, with Greek headings: %s', async (inGreek) => {
    const csv = woocommerceCsv(WOO_ROWS, { inGreek });
    expect(await load(csv)).toMatchObject({
      status: 'imported',
      created: 7,
      rest: null,
      ignoredColumns: ['Is featured?', 'Attribute 1 visible', 'Attribute 1 global', 'Meta: _yoast_wpseo_title'],
      warnings: expect.arrayContaining([
        { line: 5, column: inGreek ? 'Κανονική τιμή' : 'Regular price', message: 'It is 0, so this is not for sale.' },
        expect.objectContaining({ line: 6, column: inGreek ? 'Απόθεμα' : 'Stock' }),
        expect.objectContaining({ line: 8, message: expect.stringContaining('"grouped"') }),
        expect.objectContaining({ line: 9, message: expect.stringContaining('dates') }),
      ]),
    });
    const { productByHandle, hidden } = await readCatalogue(db);
    expect(productByHandle.get('dell-latitude-7490-i5-8350u-16gb-ram-256gb-ssd-14-a')).toMatchObject({
      vendor: 'Dell',
      productType: 'Laptops',
      tags: ['business', 'Dell', 'Laptops', 'Offers'],
      descriptionHtml: {
        el: '<p>Ελαφρύς<br>και γρήγορος</p>\n<p>Με εγγύηση</p>\n<p>Ένα <b>μηχάνημα</b></p>\n<ul><li>Θύρες: USB-C, HDMI</li></ul>',
      },
      images: [{ file: 'pro-14-front' }, { file: 'grade-a' }],
      options: [],
      variants: [
        {
          sku: 'W-7490',
          barcode: '5201234567890',
          priceCents: 24_900,
          compareAtCents: 29_900,
          stock: 2,
          weightGrams: 1410,
        },
      ],
    });
    expect(productByHandle.get('φορητός-lenovo-t480')).toMatchObject({
      vendor: 'Lenovo',
      images: [{ file: 'air-13-front' }],
      options: [{ name: { el: 'Μνήμη' }, values: [{ name: { el: '8GB' } }, { name: { el: '16GB' } }] }],
      variants: [
        { priceCents: 20_000, stock: 3 },
        { priceCents: 23_000, stock: 3 },
      ],
    });
    expect(hidden).toMatchObject([
      { handle: 'latitude-draft', vendor: 'Dell', descriptionHtml: { el: '<p>Ready [more] </p>' } },
    ]);
    expect(productByHandle.get('dell-without-a-price')).toMatchObject({ availableForSale: false });
    expect(productByHandle.get('dell-uncounted')).toMatchObject({ totalInventory: 1 });
    expect(productByHandle.get('dell-uncounted-2')).toMatchObject({ totalInventory: 0 });
    expect(productByHandle.get('dell-timed')?.variants).toMatchObject([{ priceCents: 12_000, compareAtCents: null }]);
    expect(await load(csv)).toMatchObject({ created: 0, updated: 0, unchanged: 7 });
  });

  it('names mistakes by WooCommerce’s own columns, and gives the rows back as they were', async () => {
    const row = { Type: 'simple', Published: '1', Name: 'Right', 'Regular price': '10', Stock: '1', Brands: 'Dell' };
    const wrong = { ...row, Name: 'Wrong', 'Regular price': 'ask' };
    const orphan = { ...row, Type: 'variation', Name: 'Orphan', Parent: 'id:99' };
    const problems = [
      expect.objectContaining({ line: 3, column: 'Regular price' }),
      expect.objectContaining({ line: 4, column: 'Parent' }),
    ];
    expect(await load(woocommerceCsv([row, wrong, orphan]))).toEqual({ status: 'refused', problems });
    const partial = await load(woocommerceCsv([row, wrong, orphan]), { partial: true });
    expect(partial).toMatchObject({ created: 1, rest: { csv: woocommerceCsv([wrong, orphan]), problems } });
  });

  it('says what a file lacks that is no such export', async () => {
    const columns = [
      ...['Name', 'Parent', 'Published', 'Visibility in catalog', 'In stock?', 'Stock'],
      ...['Regular price', 'Sale price', 'Date sale price starts', 'Date sale price ends'],
    ];
    const problems = columns.map((column) => expect.objectContaining({ line: 1, column }));
    expect(await load('Handle,Type\na,b\n')).toEqual({ status: 'refused', problems });
  });

  it('refuses a heading that it cannot read where drafts would else be published', async () => {
    const file = woocommerceCsv([{ Name: 'Dell' }]).replace('Published', 'Publié');
    const problem = expect.objectContaining({ line: 1, column: 'Published' });
    expect(await load(file)).toEqual({ status: 'refused', problems: [problem] });
  });
});

it('names the pictures of products and variations for fetching', () => {
  expect(imageSources(bytesOf(woocommerceCsv(WOO_ROWS)), 'woocommerce')).toEqual([
    'https://old.example/wp-content/uploads/pro-14-front.jpg',
    'https://old.example/grade-a.jpg',
    'https://old.example/air-13-front.jpg',
  ]);
});
