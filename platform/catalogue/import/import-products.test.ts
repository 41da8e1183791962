import { pino } from 'pino';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, givenDatabase } from '#tests/support/databases.ts';
import { fixtureCatalogue } from '#tests/support/fixture-catalogue.ts';
import { inWords } from '#tests/support/told-problems.ts';
import { amongPictures } from '../../media/gather-pictures.ts';
import { seedDemo } from '../../seed/seed-demo.ts';
import { readCatalogue } from '../read-catalogue.ts';
import { exportProducts } from './export-products.ts';
import { type ImportSettings, importProducts } from './import-products.ts';

const now = () => new Date('2026-11-20T08:00:00.000Z');
const log = pino({ enabled: false });
const settings = {
  findPicture: amongPictures(new Set(['pro-14-front', 'grade-a', 'tab-11-front', 'air-13-front'])),
};

const header =
  'Handle,Title,Title (en),Body (HTML),Vendor,Tags,Option1 Name,Option1 Name (en),Option1 Value,Option1 Value (en),Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Status';
const latitude = `${header}
latitude,"Latitude 7490 (i5-8350U, 14"""", A)","Latitude 7490, English",<p>Ένα</p>,Dell,"business, νέο",Λειτουργικό,System,Windows 11,,L-W,3,"249,00",https://cdn.example/files/pro-14-front.webp?v=3,active
latitude,,,,,,,,Χωρίς λειτουργικό,No system,L-N,0,229.00,grade-a,
`;

describe.each(databaseKinds)('product files on %s', (kind) => {
  const { db } = givenDatabase(kind);
  const load = (text: string, asked: Partial<ImportSettings> = {}) =>
    importProducts({ db, now }, new TextEncoder().encode(text), { ...settings, ...asked }).then(inWords);
  const product = async (handle: string) => (await readCatalogue(db)).productByHandle.get(handle);

  beforeAll(() => seedDemo({ db, now, log }, fixtureCatalogue));

  it('creates a product that the shop reads in both languages', async () => {
    expect(await load(latitude)).toMatchObject({ status: 'imported', created: 1, updated: 0, removedSkus: [] });
    expect(await product('latitude')).toMatchObject({
      title: { el: 'Latitude 7490 (i5-8350U, 14"", A)', en: 'Latitude 7490, English' },
      descriptionHtml: { el: '<p>Ένα</p>', en: '<p>Ένα</p>' },
      tags: ['business', 'νέο'],
      availableForSale: true,
      minPriceCents: 22_900,
      images: [
        { file: 'pro-14-front', alt: { en: 'Latitude 7490, English – front view' } },
        { file: 'grade-a', alt: { el: 'Latitude 7490 (i5-8350U, 14"", A) – παράδειγμα της κατηγορίας όψης' } },
      ],
      variants: [
        {
          sku: 'L-W',
          stock: 3,
          priceCents: 24_900,
          selected: [{ option: { name: { el: 'Λειτουργικό', en: 'System' } } }],
        },
        { sku: 'L-N', stock: 0, selected: [{ value: { name: { el: 'Χωρίς λειτουργικό', en: 'No system' } } }] },
      ],
    });
    const { collectionByHandle } = await readCatalogue(db);
    expect(collectionByHandle.get('dell')?.products.at(-1)?.handle).toBe('latitude');
    expect(await load(latitude)).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
  });

  it('keeps the option of a product that comes in one way only', async () => {
    const row =
      'single,Latitude 7400 (i5-8365U),,<p>Ένα</p>,Dell,,Χρώμα,Colour,Μαύρο,Black,S-B,1,199.00,grade-a,active';
    await load(`${header}\n${row}\n`);
    expect((await product('single'))?.variants).toMatchObject([
      { selected: [{ option: { name: { en: 'Colour' } }, value: { name: { el: 'Μαύρο', en: 'Black' } } }] },
    ]);
  });

  it('takes custom fields in, checks those that are facts and exports them again', async () => {
    const fields =
      'Handle,Weight (kg) (product.metafields.xana.weight),Ports (product.metafields.xana.ports),Care (product.metafields.own.care),Variant SKU,Battery (variant.metafields.xana.battery_health)';
    const file = (weight: string) => `${fields}\nalpha-14,${weight},HDMI; 2 × USB-C,dry,ALPHA-W-GR,87\n`;
    expect(await load(file('heavy'))).toMatchObject({
      status: 'refused',
      problems: [{ line: 2, column: 'Weight (kg) (product.metafields.xana.weight)' }],
    });
    expect(await load(file('"1,4"'))).toMatchObject({ updated: 1, ignoredColumns: [] });
    const values = async () =>
      (await product('alpha-14'))?.metafields.map(({ namespace, key, value }) => [`${namespace}.${key}`, value]);
    expect(await values()).toEqual([
      ['xana.weight', '{"value":1.4,"unit":"kg"}'],
      ['xana.ports', '["HDMI","2 × USB-C"]'],
      ['own.care', 'dry'],
    ]);
    const [variant] = (await product('alpha-14'))?.variants ?? [];
    expect(variant?.metafields).toMatchObject([{ key: 'battery_health', value: '87', type: 'number_integer' }]);
    const { csv } = await exportProducts({ db });
    expect(csv).toContain('Weight (kg) (product.metafields.xana.weight)');
    expect(await load(csv, { stock: true })).toMatchObject({ updated: 0, created: 0 });
    // What a file has no column for stays; an empty cell takes the field away.
    expect(await load('Handle,x (product.metafields.own.care)\nalpha-14,\n')).toMatchObject({ updated: 1 });
    expect(await values()).toHaveLength(2);
  });

  it('does not bring sold pieces back, unless asked for the stock', async () => {
    await db.updateTable('product_variants').set({ stock: 1 }).where('sku', '=', 'L-W').execute();
    const stock = async () => (await product('latitude'))?.variants.map((variant) => [variant.sku, variant.stock]);
    const kept = await load(latitude);
    expect(kept).toMatchObject({ updated: 0, unchanged: 1, ownStock: [{ sku: 'L-W', stock: 1, inFile: 3 }] });
    expect(await stock()).toEqual([
      ['L-W', 1],
      ['L-N', 0],
    ]);
    expect(await load(latitude, { stock: true })).toMatchObject({ updated: 1, ownStock: [] });
    expect(await stock()).toEqual([
      ['L-W', 3],
      ['L-N', 0],
    ]);
  });

  it('names what is for sale without a picture', async () => {
    const rows = 'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price,Status\n';
    const bare = (handle: string, status: string) =>
      `${handle},Vostro 3500,Dell,Title,Default Title,${handle},199,${status}\n`;
    const file = rows + bare('bare-1', 'active') + bare('bare-2', 'draft');
    expect(await load(file, { dryRun: true })).toMatchObject({ created: 2, pictureless: ['bare-1'] });
  });

  it('keeps variants and pictures that a partial file does not have', async () => {
    const partial = `${header}
latitude,"Latitude 7490 (i5-8350U, 14"""", A)","Latitude 7490, English",<p>Ένα</p>,Dell,"business, νέο",Λειτουργικό,System,Χωρίς λειτουργικό,No system,L-N,0,219,grade-a,
latitude,,,,,,,,Ubuntu,,L-U,2,209,air-13-front,
`;
    expect(await load(partial)).toMatchObject({ updated: 1, removedSkus: [], remainingSkus: ['L-W'] });
    const after = await product('latitude');
    expect(after?.variants.map(({ sku, stock, priceCents }) => [sku, stock, priceCents])).toEqual([
      ['L-W', 3, 24_900],
      ['L-N', 0, 21_900],
      ['L-U', 2, 20_900],
    ]);
    expect(after?.variants.map(({ selected }) => selected[0]?.value.name.el)).toEqual([
      'Windows 11',
      'Χωρίς λειτουργικό',
      'Ubuntu',
    ]);
    expect(after?.images.map(({ file }) => file)).toEqual(['pro-14-front', 'grade-a', 'air-13-front']);
    // A product that has rows for its pictures only.
    expect(await load('Handle,Title,Vendor,Variant SKU,Image Src\nlatitude,L,Dell,,grade-a\n')).toMatchObject({
      removedSkus: [],
      remainingSkus: ['L-W', 'L-N', 'L-U'],
    });
    expect(await load(partial, { deleteMissing: true })).toMatchObject({ removedSkus: ['L-W'], remainingSkus: [] });
    expect((await product('latitude'))?.images.map(({ file }) => file)).toEqual(['grade-a', 'air-13-front']);
    await load(latitude, { deleteMissing: true, stock: true });
  });

  it('refuses a partial file whose options do not fit the variants that stay', async () => {
    const row = (options: string) => `${header}\nlatitude,L,,,Dell,,${options},1,209,,\n`;
    expect(await load(row('Πληκτρολόγιο,Keyboard,Ελληνικό,Greek,L-U'))).toMatchObject({
      problems: [{ line: 2, column: 'Option1 Name', message: expect.stringMatching(/\(L-W, L-N\).*--delete-missing/) }],
    });
    expect(await load(row('Λειτουργικό,System,Windows 11,,L-U'))).toMatchObject({
      problems: [{ line: 2, column: 'Variant SKU', message: expect.stringMatching(/Windows 11 is L-W in the shop/) }],
    });
  });

  it('says beforehand what would change, and changes nothing', async () => {
    const before = (await exportProducts({ db })).csv;
    const changed = latitude.replace('3,"249,00"', '5,"239,00"').replace('Ένα', 'Δύο');
    const text = `${changed}new,New,,,Dell,,Title,,Default Title,,N-1,4,99,,\n`;
    const result = await load(text, { dryRun: true, stock: true });
    expect(result).toMatchObject({ status: 'planned', created: 1, updated: 1 });
    expect(result).toHaveProperty('changes', [
      {
        handle: 'latitude',
        title: 'Latitude 7490 (i5-8350U, 14"", A)',
        isNew: false,
        differences: [
          { sku: null, what: 'description', from: '<p>Ένα</p>', to: '<p>Δύο</p>' },
          { sku: 'L-W', what: 'price', from: '249.00', to: '239.00' },
          { sku: 'L-W', what: 'stock', from: '3', to: '5' },
        ],
      },
      {
        handle: 'new',
        title: 'New',
        isNew: true,
        differences: [{ sku: 'N-1', what: '', from: null, to: '99.00 € × 4' }],
      },
    ]);
    expect((await exportProducts({ db })).csv).toBe(before);
  });

  it('keeps variants by SKU, removes those that are gone when asked, moves between collections', async () => {
    const before = (await product('latitude'))?.variants.find(({ sku }) => sku === 'L-N');
    const changed = `${header}
latitude,Latitude,,,HP,,Λειτουργικό,,Χωρίς λειτουργικό,No system,L-N,7,199,grade-a,
latitude,,,,,,,,Ubuntu,,L-U,1,209,,
`;
    expect(await load(changed, { stock: true, deleteMissing: true })).toMatchObject({
      updated: 1,
      removedSkus: ['L-W'],
    });
    const after = await product('latitude');
    expect(after?.variants.map(({ sku, stock, priceCents }) => [sku, stock, priceCents])).toEqual([
      ['L-N', 7, 19_900],
      ['L-U', 1, 20_900],
    ]);
    expect(after?.variants[0]?.id).toBe(before?.id);
    const { collectionByHandle } = await readCatalogue(db);
    expect(collectionByHandle.get('dell')?.products.map(({ handle }) => handle)).not.toContain('latitude');
  });

  it('leaves what a missing column would say', async () => {
    const before = await product('alpha-14');
    expect(
      await load(
        'Handle;Variant SKU;Variant Price\nalpha-14;ALPHA-W-GR;300\nalpha-14;ALPHA-W-EN;310\nalpha-14;ALPHA-U-GR;290\n',
      ),
    ).toMatchObject({ updated: 1 });
    const after = await product('alpha-14');
    expect(after).toMatchObject({
      title: before?.title,
      options: before?.options,
      images: before?.images,
      totalInventory: before?.totalInventory,
    });
    expect(after?.variants.map(({ priceCents }) => priceCents)).toEqual([30_000, 31_000, 29_000]);
  });

  it.each([
    [
      'older',
      'Handle,Title,Body (HTML),Vendor,Published,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,SEO Title,SEO Description,Status',
    ],
    [
      'newer',
      'URL handle,Title,Description,Vendor,Published on online store,SKU,Weight value (grams),Inventory quantity,Price,Compare-at price,Barcode,SEO title,SEO description,Status',
    ],
  ])("reads the hosted platform's %s column names", async (age, columns) => {
    const row = `Pro-${age.toUpperCase()},Pro ${age},<p>x</p>,HP,TRUE,'00${age},1480.0,-2,249.00,299.00,'5201234567890,Find me,Read me,active`;
    expect(await load(`${columns}\n${row}\n`)).toMatchObject({
      status: 'imported',
      created: 1,
      ignoredColumns: [],
      warnings: [
        { line: 2, column: 'Variant Inventory Qty', message: expect.stringContaining('-2 pieces are read as 0') },
      ],
    });
    expect(await product(`pro-${age}`)).toMatchObject({
      seoTitle: { el: 'Find me', en: 'Find me' },
      seoDescription: { el: 'Read me' },
      variants: [
        {
          sku: `00${age}`,
          stock: 0,
          weightGrams: 1480,
          priceCents: 24_900,
          compareAtCents: 29_900,
          barcode: '5201234567890',
        },
      ],
    });
    expect(await load(`${columns}\n${row}\n`)).toMatchObject({ updated: 0, unchanged: 1 });
    expect((await exportProducts({ db })).csv).toContain(`,00${age},1480,0,249.00,299.00,5201234567890,`);
  });

  it.each([
    ['\n', true],
    ['\r', true],
    ['\r\n', true],
    ['', false],
  ])('takes a last line that leaves its empty cells out only when it ends: %j', async (end, isTaken) => {
    const handle = `end-${[...end].map((sign) => sign.charCodeAt(0)).join('-')}`;
    const lines = ['Handle,Title,Vendor,Variant SKU,Variant Price,Status', `${handle},E,Dell,${handle},100`];
    const text = `${lines.join(end || '\n')}${end}`;
    const result = await importProducts({ db, now }, new TextEncoder().encode(text), settings);
    expect(result.status).toBe(isTaken ? 'imported' : 'refused');
  });

  it('keeps drafts out of the shop until they are active', async () => {
    const file = (status: string) =>
      `Handle,Title,Vendor,Variant SKU,Variant Price,Status\nhidden-1,H,Dell,H-1,100,${status}\n`;
    expect(await load(file('draft'))).toMatchObject({ created: 1 });
    expect(await product('hidden-1')).toBeUndefined();
    expect((await readCatalogue(db)).hidden.map(({ handle }) => handle)).toContain('hidden-1');
    expect((await exportProducts({ db })).csv).toMatch(/^hidden-1,H,.*,H-1,,0,100\.00,,,/m);
    expect(await load(file('active'))).toMatchObject({ updated: 1 });
    expect(await product('hidden-1')).toMatchObject({ status: 'active' });
    expect(await load(file('archived'))).toMatchObject({ updated: 1 });
    expect(await product('hidden-1')).toBeUndefined();
  });

  it('measures a reduction by the lowest price of the 30 days before it', async () => {
    const at = (day: string, price: string) =>
      importProducts(
        { db, now: () => new Date(`${day}T08:00:00.000Z`) },
        new TextEncoder().encode(
          `Handle,Title,Vendor,Variant SKU,Variant Price,Compare-at price\nsale-1,S,Dell,S-1,${price}\n`,
        ),
        settings,
      );
    const prior = async () => (await product('sale-1'))?.variants.map((variant) => variant.priorPriceCents);
    await at('2026-06-01', '300,');
    await at('2026-10-20', '280,');
    await at('2026-10-25', '320,');
    expect(await prior()).toEqual([null]);
    expect(await at('2026-11-10', '250,400')).toMatchObject({ updated: 1 });
    expect(await prior()).toEqual([28_000]);
    expect(await at('2026-11-11', '290,400')).toMatchObject({ updated: 1 });
    // Not below what it cost within the 30 days: no reduction.
    expect(await prior()).toEqual([null]);
    expect(await at('2026-11-12', '290,280')).toMatchObject({ warnings: [{ column: 'Variant Compare At Price' }] });
  });

  it('gives the same bytes after export, import and export, also in an empty shop', async () => {
    const { csv, products } = await exportProducts({ db });
    expect(csv).toMatch(/^beta-13,.*,Title,,Default Title,/m);
    expect(await load(csv)).toMatchObject({ created: 0, updated: 0, unchanged: products });
    const excel = (await exportProducts({ db }, { forExcel: true })).csv;
    expect(await load(excel)).toMatchObject({ unchanged: products });

    await db.deleteFrom('products').execute();
    await db.deleteFrom('translations').where('resource', '!=', 'collection').execute();
    expect(await load(csv)).toMatchObject({ created: products, unchanged: 0 });
    expect((await exportProducts({ db })).csv).toBe(csv);
    expect((await product('alpha-14'))?.title.en).toBe('Alpha 14 (i5-8365U, 16GB)');
  });

  it('reads goods that the hosted platform does not count as 1 piece, and leaves a known stock alone', async () => {
    const row = 'uncounted,Uncounted,,,Dell,,Title,,Default Title,,U-1,,"90,00",,\n';
    expect(await load(`${header}\n${row}`)).toMatchObject({
      status: 'imported',
      created: 1,
      warnings: [{ column: 'Variant Inventory Qty', message: 'It is empty, so it is read as 1 piece.' }],
    });
    await db.updateTable('product_variants').set({ stock: 7 }).where('sku', '=', 'U-1').execute();
    expect(await load(`${header}\n${row}`, { stock: true })).toMatchObject({
      warnings: [{ message: 'It is empty, so the stock stays.' }],
    });
    expect((await product('uncounted'))?.variants).toMatchObject([{ stock: 7 }]);
    await db.deleteFrom('products').where('handle', '=', 'uncounted').execute();
  });

  it('changes nothing when a single row is wrong', async () => {
    const { csv } = await exportProducts({ db });
    const result = await load(
      `${latitude.replace('3,"249,00"', '99,"249,00"')}other,Other,,,Dell,,Title,,Default Title,,O-1,x,10,,\n`,
    );
    expect(result).toMatchObject({ status: 'refused', problems: [{ line: 4, column: 'Variant Inventory Qty' }] });
    expect((await exportProducts({ db })).csv).toBe(csv);
  });
});

describe('a bad file is refused by line and column', () => {
  const { db } = givenDatabase('sqlite');
  beforeAll(() => seedDemo({ db, now, log }, fixtureCatalogue));
  let before = '';
  beforeEach(async () => {
    before = (await exportProducts({ db })).csv;
  });

  const wide =
    'Handle,Title,Vendor,Published,Status,Option1 Name,Option1 Value,Option1 Value (en),Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Barcode,Image Src,Image Position';
  const good = 'new,New,Dell,TRUE,active,OS,W,,N-1,1400,1,10.00,,pro-14-front,1';
  const second = (row: string) => `${wide}\n${good}\n${row}\n`;

  it.each([
    ['no header', '', 1, '', /empty/],
    ['neither handle nor title', 'Vendor\nx\n', 1, 'Handle', /missing/],
    ['a column twice', 'Handle,Title,title\na,b,c\n', 1, 'Title', /two columns/],
    ['an open quote', 'Handle,Title\na,"b\n', 2, '', /never ends/],
    ['too many cells', 'Handle,Title,Vendor\na,b,c,d\n', 2, '', /4 cells, but there are 3/],
    ['a handle', second(',New,,,,,,,,,,,,,'), 3, 'Handle', /no handle/],
    [
      'a handle with a slash',
      second('a/b,New,Dell,,,OS,W,,N-2,,1,1,,,'),
      3,
      'Handle',
      /small letters, digits and dashes/,
    ],
    ['no title', `${wide}\n${good.replace('New', '')}\n`, 2, 'Title', /no title/],
    ['no vendor', `${wide}\n${good.replace('Dell', '')}\n`, 2, 'Vendor', /who makes it/],
    ['a status', `${wide}\n${good.replace('active', 'live')}\n`, 2, 'Status', /active, draft or archived/],
    ['published', `${wide}\n${good.replace('TRUE', 'maybe')}\n`, 2, 'Published', /TRUE or FALSE/],
    ['no price', second('new,,,,,,U,,N-2,,1,,,,'), 3, 'Variant Price', /An empty cell is no price/],
    ['a price with dots', second('new,,,,,,U,,N-2,,1,1.299,,,'), 3, 'Variant Price', /"1.299" is no price/],
    ['a negative price', second('new,,,,,,U,,N-2,,1,-1,,,'), 3, 'Variant Price', /"-1" is no price/],
    ['a stock in words', second('new,,,,,,U,,N-2,,many,1,,,'), 3, 'Variant Inventory Qty', /whole number/],
    ['a weight', second('new,,,,,,U,,N-2,1.4 kg,1,1,,,'), 3, 'Variant Grams', /write grams/],
    ['a barcode', second('new,,,,,,U,,N-2,,1,1,"5,2E+12",,'), 3, 'Variant Barcode', /shortened/],
    ['a picture', second('new,,,,,,,,,,,,,nowhere.jpg,2'), 3, 'Image Src', /"nowhere" is no picture/],
    ['a position', second('new,,,,,,,,,,,,,grade-a,first'), 3, 'Image Position', /1 for the first/],
    [
      'an SKU of another product',
      second('new,,,,,,U,,TAB-11,,1,1,,,'),
      3,
      'Variant SKU',
      /belongs to the product tab-11/,
    ],
    ['a choice twice', second('new,,,,,,W,,N-2,,1,1,,,'), 3, 'Option1 Value', /W is on line 2 already/],
    ['no value', second('new,,,,,,,,N-2,,1,1,,,'), 3, 'Option1 Value', /value of each option/],
    ['another option name', second('new,,,,,Keys,U,,N-2,,1,1,,,'), 3, 'Option1 Name', /names this option "OS"/],
    ['no option name', `${wide}\n${good.replace('OS', '')}\n`, 2, 'Option1 Name', /no name of the option/],
    [
      'two translations',
      `${wide}\nnew,New,Dell,,,OS,W,A,N-1,,1,1,,,\nnew,,,,,Χ,W,B,N-2,,1,1,,,\n`,
      3,
      'Option1 Value (en)',
      /"A" further up/,
    ],
    ['old and new names of one column', 'Handle,URL handle\na,a\n', 1, 'Handle', /"Handle", "URL handle"/],
    ['columns alone', `${wide}\n`, 1, '', /no products/],
    ['half a row', `${wide}\n${good}\nnew,,,,,,U,,N-`, 3, '', /ends within this line \(9 of 15 cells\)/],
    ['a long title', `${wide}\n${good.replace('New', 'x'.repeat(256))}\n`, 2, 'Title', /256 characters/],
    ['a web page', '<!doctype html><title>Products</title>', 1, '', /HTML or XML/],
    ['JSON', '{"products":[]}', 1, '', /JSON/],
    ['a character that no text has', 'Handle,Title\na,\0\n', 1, '', /no text has/],
  ])('%s', async (_name, text, line, column, message) => {
    const result = inWords(await importProducts({ db, now }, new TextEncoder().encode(text), settings));
    if (result.status !== 'refused') throw new Error('The file was taken');
    expect(result.problems).toContainEqual({ line, column, message: expect.stringMatching(message) });
    expect((await exportProducts({ db })).csv).toBe(before);
  });

  it.each([
    ['neither UTF-8 nor a list', Uint8Array.of(0x48, 0xe1, 0x0a), /must name the columns/],
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x48, 0), /UTF-16/],
    ['an Excel workbook', Uint8Array.of(0x50, 0x4b, 3, 4), /Excel workbook/],
    ['an old Excel workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), /old Excel/],
    ['gzip', Uint8Array.of(0x1f, 0x8b, 8), /gzip/],
    ['a PDF document', new TextEncoder().encode('%PDF-1.7'), /PDF/],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47), /--images FOLDER/],
    ['a photo', Uint8Array.of(0xff, 0xd8, 0xff), /--images FOLDER/],
    ['huge', new Uint8Array(32 * 1024 * 1024 + 1).fill(0x41), /33\u00a0MB/],
  ])('a file that is %s', async (_name, bytes, message) => {
    const result = inWords(await importProducts({ db, now }, bytes, settings));
    expect(result).toMatchObject({ problems: [{ line: 1, message: expect.stringMatching(message) }] });
    expect((await exportProducts({ db })).csv).toBe(before);
  });

  it('names foreign columns', async () => {
    const text = `${wide},Cost per item\ndraft-1,D,Dell,FALSE,draft,,,,D-1,,1,1,,,,FALSE\n`;
    const result = await importProducts({ db, now }, new TextEncoder().encode(text), { ...settings, dryRun: true });
    expect(result).toMatchObject({ created: 1, ignoredColumns: ['Cost per item'] });
  });

  it.each([
    ['a gift card', 'TRUE,FALSE', { problems: [{ line: 2, column: 'Gift Card', code: 'gift_card' }] }],
    ['a service', 'FALSE,FALSE', { created: 1, warnings: [{ column: 'Variant Requires Shipping', code: 'not_sent' }] }],
    ['goods', 'FALSE,TRUE', { created: 1, warnings: [], ignoredColumns: [] }],
  ])('take %s for what it is', async (_, cells, expected) => {
    const text = `${wide},Gift Card,Variant Requires Shipping\ndraft-1,D,Dell,FALSE,draft,,,,D-1,,1,1,,,,${cells}\n`;
    const result = await importProducts({ db, now }, new TextEncoder().encode(text), { ...settings, dryRun: true });
    expect(result).toMatchObject(expected);
  });
});

describe('files as other shops write them', () => {
  const { db } = givenDatabase('sqlite');

  const columns = 'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Variant Image';
  const load = (rows: readonly string[], asked: Partial<ImportSettings> = {}) =>
    importProducts({ db, now }, new TextEncoder().encode([columns, ...rows, ''].join('\n')), {
      ...settings,
      ...asked,
    }).then(inWords);
  const variantsOf = async (handle: string) =>
    (await readCatalogue(db)).productByHandle
      .get(handle)
      ?.variants.map(({ sku, priceCents, selected }) => [
        sku,
        selected.map(({ value }) => value.name.el).join(),
        priceCents,
      ]);

  it('without SKUs find their variants by handle and options, also a second time', async () => {
    const rows = (price: string) => [
      `plain,Plain,Dell,Title,Default Title,,${price},grade-a,`,
      `two,Two,Dell,Λειτουργικό,Windows 11,,${price},grade-a,`,
      `two,,,,Χωρίς,,${price},,`,
    ];
    expect(await load(rows('100'))).toMatchObject({ status: 'imported', created: 2, warnings: [] });
    const named = (cents: number) => [
      [['plain', '', cents]],
      [
        ['two-windows-11', 'Windows 11', cents],
        ['two-χωρίς', 'Χωρίς', cents],
      ],
    ];
    expect([await variantsOf('plain'), await variantsOf('two')]).toEqual(named(10_000));
    expect(await load(rows('90'))).toMatchObject({ created: 0, updated: 2, removedSkus: [], remainingSkus: [] });
    expect([await variantsOf('plain'), await variantsOf('two')]).toEqual(named(9_000));
  });

  it('with a picture beside a variant say which shows it', async () => {
    const rows = [
      'tinted,Tinted,Apple,Χρώμα,Ασημί,C-SI,500,pro-14-front,pro-14-front',
      'tinted,,,,Γκρι,C-GR,500,,air-13-front',
    ];
    expect(await load(rows)).toMatchObject({ status: 'imported', created: 1, warnings: [] });
    const product = (await readCatalogue(db)).productByHandle.get('tinted');
    expect(product?.images.map(({ file }) => file)).toEqual(['pro-14-front', 'air-13-front']);
    const fields = product?.variants.map(({ metafields }) => metafields.map(({ key, value }) => `${key} ${value}`));
    expect(fields).toEqual([['picture pro-14-front'], ['picture air-13-front']]);
  });

  it('with an SKU in two products name both lines, and take it once', async () => {
    const rows = ['one,One,Dell,,,SAME,100,grade-a,', 'other,Other,Dell,,,SAME,120,grade-a,'];
    const message = 'SAME is on line 2 already; this variant is other here.';
    const warnings = [{ line: 3, column: 'Variant SKU', message }];
    expect(await load(rows)).toMatchObject({ status: 'imported', created: 2, warnings });
    expect([await variantsOf('one'), await variantsOf('other')]).toEqual([
      [['SAME', '', 10_000]],
      [['other', '', 12_000]],
    ]);
    expect(await load(rows)).toMatchObject({ created: 0, updated: 0, unchanged: 2, warnings });
  });

  it('with handles of any script', async () => {
    expect(await load(['φορητός-t480,T480,Lenovo,,,GR-1,100,grade-a,'])).toMatchObject({
      status: 'imported',
      created: 1,
    });
    expect(await variantsOf('φορητός-t480')).toHaveLength(1);
  });

  it('with pictures of variants take those too, each once', async () => {
    await load(['pictures,P,Dell,,,P-1,100,grade-a,grade-a', 'pictures,,,,,,,pro-14-front,']);
    await load(['coloured,C,Dell,Χρώμα,Μαύρο,C-1,100,grade-a,grade-a', 'coloured,,,,Λευκό,C-2,100,,air-13-front']);
    const files = async (handle: string) =>
      (await readCatalogue(db)).productByHandle.get(handle)?.images.map(({ file }) => file);
    expect(await files('pictures')).toEqual(['grade-a', 'pro-14-front']);
    expect(await files('coloured')).toEqual(['grade-a', 'air-13-front']);
  });

  it('with a price of 0 say that it is not for sale', async () => {
    const message = 'It is 0, so this is not for sale.';
    const rows = ['free,Free,Dell,,,FREE,0,grade-a,', 'typo,Typo,Dell,,,TYPO,x,grade-a,'];
    expect(await load(rows, { partial: true })).toMatchObject({
      status: 'imported',
      warnings: [{ line: 2, column: 'Variant Price', message }],
    });
    expect((await readCatalogue(db)).productByHandle.get('free')?.availableForSale).toBe(false);
  });

  it('with a price a hundred times lower are refused, until that is asked for', async () => {
    const rows = (price: string) => [`slip,Slip,Dell,,,SLIP,${price},grade-a,`];
    await load(rows('249'));
    const message = 'SLIP would cost 2.49, and costs 249.00; correct it, or add --lower-prices if it is right.';
    const problems = [{ line: 2, column: 'Variant Price', message }];
    expect(await load(rows('2.49'))).toEqual({ status: 'refused', problems });
    expect(await load(rows('2.49'), { lowerPrices: true })).toMatchObject({ status: 'imported', updated: 1 });
  });

  it('with wrong products are taken without those, whose rows come back to be mended', async () => {
    const wrong = ['wrong,"Wrong, ""quoted""",Dell,OS,A,W-1,100,grade-a,', 'wrong,,,,B,W-2,many,,'];
    const rows = [
      wrong[0] ?? '',
      'good,Good,Dell,,,G-1,100,grade-a,',
      wrong[1] ?? '',
      'a/b,Slash,Dell,,,S-1,100,grade-a,',
    ];
    expect(await load(rows)).toMatchObject({ status: 'refused' });
    const result = await load(rows, { partial: true });
    expect(result).toMatchObject({
      status: 'imported',
      created: 1,
      rest: {
        problems: [
          { line: 4, column: 'Variant Price' },
          { line: 5, column: 'Handle' },
        ],
      },
    });
    expect(result.status === 'imported' && result.rest?.csv).toBe(
      [columns, wrong[0], wrong[1], rows[3], ''].join('\n'),
    );
    expect([await variantsOf('good'), await variantsOf('wrong')]).toEqual([[['G-1', '', 10_000]], undefined]);
    // Nothing of a file whose columns are unclear is taken.
    const noHandle = new TextEncoder().encode('Vendor\nx\n');
    expect(await importProducts({ db, now }, noHandle, { ...settings, partial: true })).toMatchObject({
      status: 'refused',
    });
    expect(await load(['late,Late,Dell,,,L-1,100,grade-a,'], { partial: true })).toMatchObject({ rest: null });
  });
});
