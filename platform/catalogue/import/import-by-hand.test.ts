/** Lists that an owner wrote in a spreadsheet, without a shop system before. */
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, givenDatabase } from '#tests/support/databases.ts';
import { inWords } from '#tests/support/told-problems.ts';
import { windows1253 } from '#tests/support/windows-1253.ts';
import { amongPictures } from '../../media/gather-pictures.ts';
import { readCatalogue } from '../read-catalogue.ts';
import { importProducts } from './import-products.ts';

const now = () => new Date('2026-11-20T08:00:00.000Z');
const utf8 = (text: string) => new TextEncoder().encode(text);

const LIST = `Κατάλογος Νοεμβρίου;;;;;
;;;;;
Κωδικός;Τίτλος;Μάρκα;Κατηγορία;Τιμή;Απόθεμα
L-1;"Lenovo ThinkPad T480 (i5-8350U, 16GB, 256GB SSD, 14"", A)";Lenovo;Φορητοί;1.249,90 €;3
;;;;;
L-2;Dell Latitude 7490;Dell;Φορητοί;249,90 €;2
L-3;Dell Latitude 7490;;Φορητοί;229 €;1
`;

describe.each(databaseKinds)('a list made by hand on %s', (kind) => {
  const { db } = givenDatabase(kind);
  beforeEach(() => db.deleteFrom('products').execute());

  const load = async (bytes: Uint8Array) =>
    inWords(await importProducts({ db, now }, bytes, { findPicture: amongPictures(new Set()) }));
  it.each([
    ['UTF-8', utf8, []],
    [
      'Windows-1253',
      windows1253,
      [expect.objectContaining({ line: 1, message: expect.stringContaining('Greek Windows') })],
    ],
  ])(
    'a list in %s with a title above its Greek headings becomes products, and the same ones again',
    async (_, encode, notes) => {
      const told = { line: 4, column: 'Handle', message: expect.stringContaining('of 3 products') };
      const first = await load(encode(LIST));
      expect(first).toMatchObject({ status: 'imported', created: 3, ignoredColumns: [], warnings: [...notes, told] });
      const { products, hidden } = await readCatalogue(db);
      const found = [...products, ...hidden].map(({ handle, vendor, productType, variants: [variant] }) => [
        ...[handle, vendor, productType, variant?.sku, variant?.priceCents, variant?.stock],
      ]);
      expect(found.sort()).toEqual([
        ['dell-latitude-7490', 'Dell', 'Φορητοί', 'L-2', 24_990, 2],
        ['dell-latitude-7490-2', 'Dell', 'Φορητοί', 'L-3', 22_900, 1],
        ['lenovo-thinkpad-t480-i5-8350u-16gb-256gb-ssd-14-a', 'Lenovo', 'Φορητοί', 'L-1', 124_990, 3],
      ]);
      // The rows are known by their codes, whatever their order.
      const [top = '', rows = ''] = LIST.split(/(?<=Απόθεμα\n)/);
      const turned = top + rows.trimEnd().split('\n').reverse().join('\n');
      expect(await load(encode(`${turned}\n`))).toMatchObject({ status: 'imported', created: 0, unchanged: 3 });
    },
  );

  it('refuses a row without a title, such as a sum, once', async () => {
    expect(await load(utf8(`${LIST};;;Σύνολο;1.729,70 €;6\n`))).toMatchObject({
      status: 'refused',
      problems: [{ line: 8, column: 'Title', message: expect.stringContaining('no title') }],
    });
  });

  it('takes a column’s own name before one that people write', async () => {
    const file = 'Handle,Title,Name,Vendor,Price,Τιμή\nt480,ThinkPad T480,x,Lenovo,289,1\n';
    expect(await load(utf8(file))).toMatchObject({ status: 'imported', created: 1, ignoredColumns: ['Name', 'Τιμή'] });
    const handle = 't480';
    expect((await readCatalogue(db)).productByHandle.get(handle)).toMatchObject({
      title: { el: 'ThinkPad T480' },
      minPriceCents: 28_900,
    });
  });

  it('reads names that HTML has marked as what they say, and leaves a text in HTML as it is', async () => {
    const file = `Handle,Title,Vendor,Body (HTML),Variant Price
bag,"Τσάντα 15.6&quot; &ndash; μαύρη <16&#8243;",Dell &amp; Co,<p>A &amp; B</p>,19.90
`;
    expect(await load(utf8(file))).toMatchObject({ status: 'imported', created: 1 });
    const handle = 'bag';
    expect((await readCatalogue(db)).productByHandle.get(handle)).toMatchObject({
      title: { el: 'Τσάντα 15.6" – μαύρη <16″' },
      vendor: 'Dell & Co',
      descriptionHtml: { el: '<p>A &amp; B</p>' },
    });
  });
});
