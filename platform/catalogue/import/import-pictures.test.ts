import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, useDatabase } from '#tests/support/databases.ts';
import { photo } from '#tests/support/photos.ts';
import { inWords } from '#tests/support/told-problems.ts';
import { type Database, openDatabase } from '../../db/database.ts';
import { gatherPictures } from '../../media/gather-pictures.ts';
import { createMedia } from '../../media/media.ts';
import { listOwnPictures, mediaDirectory, sizeOfOwnPicture } from '../../media/own-pictures.ts';
import { removeUnusedPictures } from '../../media/remove-unused-pictures.ts';
import { listPictures, sizeOfPicture } from '../../media/stored-pictures.ts';
import { readCatalogue } from '../read-catalogue.ts';
import { exportProducts } from './export-products.ts';
import { imageSources, importProducts } from './import-products.ts';

const now = () => new Date('2026-11-20T08:00:00.000Z');

describe.each(databaseKinds)("products with the owner's photos on %s", (kind) => {
  const [first, second] = [useDatabase(kind), useDatabase(kind)];
  const shops: { db: Database; directory: string }[] = [];
  const photos = () => join(first().dataDir, 'photos');
  const shop = (index: number) => shops[index] as { db: Database; directory: string };

  beforeAll(async () => {
    for (const location of [first(), second()]) {
      shops.push({ db: await openDatabase(location), directory: mediaDirectory(location.dataDir) });
    }
    mkdirSync(photos());
    for (const number of [1, 2, 3]) writeFileSync(join(photos(), `photo-${number}.jpg`), await photo(number));
  });
  afterAll(() => Promise.all(shops.map(({ db }) => db.destroy())));

  async function load(index: number, csv: string, fetch?: (address: string) => Promise<Uint8Array>) {
    const bytes = new TextEncoder().encode(csv);
    const { db, directory } = shop(index);
    const stored = listPictures();
    const pictures = await gatherPictures(imageSources(bytes), {
      stored,
      directory,
      ...(fetch ? { fetch } : { folder: photos() }),
    });
    const result = await importProducts({ db, now }, bytes, {
      findPicture: pictures.find,
      makePictures: pictures.make,
      sizeOf: (file) => sizeOfOwnPicture(directory, file) ?? sizeOfPicture(file),
    }).finally(pictures.close);
    return inWords(result);
  }
  const file = (second: string) =>
    `Handle,Title,Vendor,Variant SKU,Variant Price,Variant Inventory Qty,Image Src\nt480,ThinkPad T480,Lenovo,T-1,269,2,photo-1.jpg\nt480,,,,,,${second}\n`;
  const images = async (index: number) =>
    (await readCatalogue(shop(index).db)).productByHandle.get('t480')?.images.map(({ file, width, height }) => ({
      file,
      width,
      height,
    }));

  it('changes nothing when one photo is wrong', async () => {
    const whole = await photo(4, { width: 1200, height: 900 });
    writeFileSync(join(photos(), 'half.jpg'), whole.subarray(0, whole.length / 2));
    expect(await load(0, file('half.jpg'))).toMatchObject({
      status: 'refused',
      problems: [{ line: 3, column: 'Image Src', message: expect.stringMatching(/damaged/) }],
    });
    expect(await images(0)).toBeUndefined();
    expect(listOwnPictures(shop(0).directory)).toEqual([]);
    // A wrong cell elsewhere: the photos are not even made.
    expect(await load(0, file('photo-2.jpg').replace('269', 'free'))).toMatchObject({ status: 'refused' });
    expect(listOwnPictures(shop(0).directory)).toEqual([]);
  });

  it('shows them in their own size, and a changed one under another name', async () => {
    expect(await load(0, file('photo-2.jpg'))).toMatchObject({ status: 'imported', created: 1 });
    const before = (await images(0)) ?? [];
    expect(before).toEqual([
      { file: expect.stringMatching(/^photo-1-x/), width: 640, height: 480 },
      { file: expect.stringMatching(/^photo-2-x/), width: 640, height: 480 },
    ]);
    expect(await load(0, file('photo-2.jpg'))).toMatchObject({ unchanged: 1 });
    writeFileSync(join(photos(), 'photo-2.jpg'), await photo(9, { width: 480, height: 480 }));
    expect(await load(0, file('photo-2.jpg'))).toMatchObject({ updated: 1 });
    const after = (await images(0)) ?? [];
    expect(after.map(({ file }) => file)).toContain(before[0]?.file);
    expect(after.at(-1)).toMatchObject({ file: expect.stringMatching(/^photo-2-x/), width: 480, height: 480 });
    expect(after.at(-1)?.file).not.toBe(before[1]?.file);
  });

  it('gives a second shop the same products and photos', async () => {
    const { csv } = await exportProducts({ db: shop(0).db }, { publicUrl: 'https://first.example.gr' });
    expect(csv).toContain('https://first.example.gr/cdn/shop/files/photo-1-x');
    const media = createMedia({ own: shop(0).directory });
    const fetch = async (address: string) => new Uint8Array(await (await media(new Request(address))).arrayBuffer());
    expect(await load(1, csv, fetch)).toMatchObject({ status: 'imported', created: 1 });
    expect(await images(1)).toEqual(await images(0));
    expect((await exportProducts({ db: shop(1).db }, { publicUrl: 'https://first.example.gr' })).csv).toBe(csv);
  });

  it('removes what nothing shows any more, after a while', async () => {
    const { db, directory } = shop(0);
    const unused = (await images(0))?.map(({ file }) => file) ?? [];
    const kept = unused[0] ?? '';
    await db.deleteFrom('product_images').where('file', '!=', kept).execute();
    for (const name of listOwnPictures(directory)) utimesSync(join(directory, name), now(), now());
    expect(await removeUnusedPictures(db, directory, now())).toEqual([]);
    const later = new Date(now().getTime() + 7 * 24 * 60 * 60_000);
    expect(await removeUnusedPictures(db, directory, later)).toHaveLength(unused.length - 1);
    expect(listOwnPictures(directory)).toEqual([kept]);
    await db.deleteFrom('products').execute();
    expect(await removeUnusedPictures(db, directory, null)).toEqual([kept]);
  });
});
