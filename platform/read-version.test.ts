import { sql } from 'kysely';
import pino from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, givenDatabase } from '#tests/support/databases.ts';
import { fixtureCatalogue } from '#tests/support/fixture-catalogue.ts';
import type { Database } from './db/database.ts';
import { readVersion } from './read-version.ts';
import { seedDemo } from './seed/seed-demo.ts';

const NOW = new Date('2026-11-20T08:00:00.000Z');
const STAMPS = { created_at: NOW.toISOString(), updated_at: NOW.toISOString() };

describe.each(databaseKinds)('the version of what pages show on %s', (kind) => {
  const { db } = givenDatabase(kind);
  beforeAll(async () => {
    await seedDemo({ db, now: () => new Date(0), log: pino({ enabled: false }) }, fixtureCatalogue);
    const blog = await db
      .insertInto('blogs')
      .values({ handle: 'news', title: 'News', ...STAMPS })
      .returning('id')
      .executeTakeFirstOrThrow();
    const texts = { title: 'a', excerpt_html: '', content_html: '', author: '', tags: '[]', image_alt: '' };
    await db
      .insertInto('articles')
      .values({ ...texts, ...STAMPS, blog_id: blog.id, handle: 'a', image_file: null, published_at: NOW.toISOString() })
      .execute();
    const field = { namespace: 'xana', key: 'test', type: 'single_line_text_field', value: 'x', ...STAMPS };
    const { id, product_id } = await db
      .selectFrom('product_variants')
      .select(['id', 'product_id'])
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const collection = await db.selectFrom('collections').select('id').limit(1).executeTakeFirstOrThrow();
    await db
      .insertInto('collection_products')
      .values({ collection_id: collection.id, product_id, position: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const menu = await db
      .insertInto('menus')
      .values({ handle: 'test', title: 'Test' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('menu_items')
      .values({ menu_id: menu.id, parent_id: null, position: 0, title: 'Test', target: '/' })
      .execute();
    const before = await readVersion(db, NOW);
    await db
      .insertInto('product_metafields')
      .values({ ...field, product_id })
      .execute();
    const between = await readVersion(db, NOW);
    await db
      .insertInto('variant_metafields')
      .values({ ...field, variant_id: id })
      .execute();
    expect(new Set([before, between, await readVersion(db, NOW)]).size).toBe(3);
  });

  const isRaisedBy = async (work: { execute: (db: Database) => Promise<unknown> }) => {
    const before = await readVersion(db, NOW);
    await work.execute(db);
    return (await readVersion(db, NOW)) !== before;
  };

  it.each([
    ['product_metafields', 'value'],
    ['variant_metafields', 'value'],
    ['translations', 'value'],
    ['product_images', 'alt'],
    ['variant_option_values', 'variant_id'],
    ['product_option_values', 'name'],
    ['product_options', 'name'],
    ['product_variants', 'price_cents'],
    ['product_variants', 'compare_at_cents'],
    ['collection_products', 'product_id'],
    ['collections', 'handle'],
    ['menus', 'title'],
    ['menu_items', 'target'],
    ['products', 'title'],
    ['articles', 'handle'],
    ['blogs', 'handle'],
  ])('rises with %s.%s', async (table, column) =>
    expect(await isRaisedBy(sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)}`)).toBe(true),
  );

  it.each([
    [5, 4, false],
    [4, 0, true],
    [0, 0, false],
    [0, 1, true],
  ])('of a stock that goes from %i to %i rises: %s', async (from, to, isRaised) => {
    const set = (stock: number) => sql`update product_variants set stock = ${stock}`;
    await set(from).execute(db);
    expect(await isRaisedBy(set(to))).toBe(isRaised);
  });

  it('rises when the hour of an article comes', async () =>
    expect(await readVersion(db, new Date(NOW.getTime() - 1))).not.toBe(await readVersion(db, NOW)));

  it.each(['product_metafields', 'variant_metafields', 'variant_option_values', 'product_images', 'products'])(
    'rises when rows of %s go',
    async (table) => expect(await isRaisedBy(sql`delete from ${sql.table(table)}`)).toBe(true),
  );
});
