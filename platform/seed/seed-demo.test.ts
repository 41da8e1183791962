import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { databaseKinds, givenDatabase } from '#tests/support/databases.ts';
import { fixtureCatalogue } from '#tests/support/fixture-catalogue.ts';
import { temporaryDirectory } from '#tests/support/temporary-directory.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { listPictures } from '../media/stored-pictures.ts';
import { seedDemo } from './seed-demo.ts';
import { readSeedFiles } from './seed-files.ts';

const now = () => new Date('2026-09-15T10:00:00.000Z');
const log = pino({ enabled: false });

describe.each(databaseKinds)('seeding on %s', (kind) => {
  const { db } = givenDatabase(kind);

  it('writes nothing when it fails', async () => {
    const broken = fixtureCatalogue();
    broken.products.push(...fixtureCatalogue().products.slice(0, 1));
    await expect(seedDemo({ db, now, log }, () => broken)).rejects.toThrow();
    expect(await db.selectFrom('meta').selectAll().execute()).toEqual([]);
  });

  it('writes once, also when two start at once', async () => {
    await Promise.all([seedDemo({ db, now, log }, fixtureCatalogue), seedDemo({ db, now, log }, fixtureCatalogue)]);
    await seedDemo({ db, now, log }, () => {
      throw new Error('not read again');
    });
    const { products, collectionByHandle, productByHandle } = await readCatalogue(db);
    expect(products.map(({ handle }) => handle)).toEqual(fixtureCatalogue().products.map(({ handle }) => handle));
    expect(collectionByHandle.get('business')?.products.map(({ handle }) => handle)).toEqual(['alpha-14', 'beta-13']);
    const alpha = productByHandle.get('alpha-14');
    expect(alpha?.images[0]?.alt).toEqual({
      el: 'Άλφα 14 (i5-8365U, 16GB) – μπροστινή όψη',
      en: 'Alpha 14 (i5-8365U, 16GB) – front view',
    });
    expect(alpha?.variants.map(({ sku, selected }) => [sku, ...selected.map(({ value }) => value.name.en)])).toEqual([
      ['ALPHA-W-GR', 'Windows 11 Pro', 'Greek'],
      ['ALPHA-W-EN', 'Windows 11 Pro', 'English'],
      ['ALPHA-U-GR', 'Ubuntu 24.04', 'Greek'],
    ]);
    const codes = await db
      .selectFrom('discounts')
      .select(['code', 'amount_cents', 'ends_at'])
      .orderBy('code')
      .execute();
    expect(codes).toContainEqual({ code: 'MINUS20', amount_cents: 2_000, ends_at: null });
    expect(codes).toContainEqual({ code: 'OLD', amount_cents: null, ends_at: '2026-01-31T22:00:00.000Z' });
  });
});

it('the demo shop is valid', () => {
  const { products, collections, discounts } = readSeedFiles(listPictures());
  expect(products.length).toBeGreaterThan(100);
  expect(collections.length).toBeGreaterThan(0);
  expect(discounts.length).toBeGreaterThan(0);
});

describe('a mistake is named', () => {
  const valid = `- handle: a
  title: A
  vendor: V
  productType: Laptop
  createdAt: 2026-01-01
  options: [{ name: OS, values: [W] }]
  variants: [{ sku: S, values: [W], price: 1.10, stock: 1 }]
  description: D
`;

  function read(products: string) {
    const directory = temporaryDirectory();
    mkdirSync(join(directory, 'products'));
    writeFileSync(join(directory, 'products', 'dell.yaml'), products);
    writeFileSync(join(directory, 'models.csv'), 'model,weight\nX1,1.1\n');
    writeFileSync(join(directory, 'collections.yaml'), '[]');
    writeFileSync(join(directory, 'discounts.yaml'), '[]');
    return readSeedFiles(new Set(['front']), directory);
  }

  it('a valid file is read', () => {
    expect(read(valid).products[0]).toMatchObject({
      title: { el: 'A', en: 'A' },
      variants: [{ price: 110, stock: 1 }],
    });
  });

  it('a product may come without a description', () => {
    expect(read(valid.replace('  description: D\n', '')).products[0]?.description).toEqual({ el: '', en: '' });
  });

  it.each([
    ['price: 1.10', 'price: -1', /dell\.yaml: a: variants\.0\.price/],
    ['stock: 1', 'stock: 1.5', /dell\.yaml: a: variants\.0\.stock/],
    ['title: A', 'title: { el: A }', /dell\.yaml: a: title/],
    ['vendor: V', 'vendr: V', /dell\.yaml: a: (vendor|vendr)/],
    ['values: [W], price', 'values: [X], price', /dell\.yaml: a: .*value must be one of its option's/],
    ['values: [W], price', 'values: [], price', /dell\.yaml: a: .*one value for each option/],
    ['description: D', 'description: D\n  images: [back]', /dell\.yaml: a: images: there is no picture back/],
    ['description: D', `description: D\n${valid}`, /handle a stands there twice/],
    [valid, 'handle: a', /must be a list/],
  ])('%s → %s', (text, wrong, message) => {
    expect(() => read(valid.replace(text, wrong))).toThrow(message);
  });
});
