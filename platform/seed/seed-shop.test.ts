import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { footer } from '#domain/shop/navigation.ts';
import { everyPageWords } from '#locales/words.ts';
import { databaseKinds, useDatabase } from '#tests/support/databases.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { deleteMenu, findMenu, type MenuItem, readMenus } from '../content/menus.ts';
import { openDatabase } from '../db/database.ts';
import { seedShop } from './seed-shop.ts';

const now = () => new Date('2026-09-15T10:00:00.000Z');
const log = pino({ enabled: false });

describe.each(databaseKinds)('the start of a store on %s', (kind) => {
  const empty = useDatabase(kind);
  const demo = useDatabase(kind);

  it('leaves a database empty that was begun with SEED=none, until a start is asked for the demo shop', async () => {
    const db = await openDatabase(empty());
    await seedShop({ db, now, log }, 'none');
    await seedShop({ db, now, log }, 'demo');
    const counts = [
      await db.selectFrom('products').select('id').execute(),
      await db.selectFrom('discounts').select('id').execute(),
    ];
    expect(counts).toEqual([[], []]);
    await seedShop({ db, now, log }, 'demo', true);
    expect((await db.selectFrom('products').select('id').execute()).length).toBeGreaterThan(100);
    await db.destroy();
  });

  it('fills an empty one once', async () => {
    const db = await openDatabase(demo());
    await seedShop({ db, now, log }, 'demo');
    const { length } = await db.selectFrom('products').select('id').execute();
    await seedShop({ db, now, log }, 'demo');
    expect(length).toBeGreaterThan(100);
    expect(await db.selectFrom('products').select('id').execute()).toHaveLength(length);
    expect((await db.selectFrom('articles').select('id').execute()).length).toBeGreaterThan(0);
    await db.destroy();
  });

  it('writes the navigation of the store as menus, once', async () => {
    const db = await openDatabase(demo());
    const targets = (items: readonly MenuItem[]): unknown[] =>
      items.map(({ target, items: below }) => (below.length > 0 ? [target, targets(below)] : target));
    const { collections } = await readCatalogue(db);
    const menus = await readMenus(db);
    expect(menus.map(({ handle, title }) => [handle, title.en])).toEqual([
      ['main-menu', 'Main menu'],
      ['footer', 'Footer'],
    ]);
    expect(menus.map(({ items }) => targets(items))).toEqual([
      [
        ['/collections', collections.map(({ handle }) => `/collections/${handle}`)],
        ['/pages/refurbishment', ['/pages/refurbishment', '/pages/grade-guide', '/pages/warranty']],
        ['/pages/our-story', ['/pages/our-story', '/pages/our-mission']],
        '/blogs/news',
        '/pages/contact',
      ],
      expect.arrayContaining(['/pages/warranty', '/blogs/news', '/policies/terms-of-service', '/pages/accessibility']),
    ]);
    const links = Object.values(footer).flat();
    const pages = links.filter(([path]) => !path.includes('#'));
    expect(menus[1]?.items.map(({ title }) => title.en)).toEqual(pages.map(([, word]) => everyPageWords.en[word]));
    expect(menus[0]?.items[0]?.items[0]?.title).toEqual({ el: 'Όλοι οι φορητοί', en: 'All laptops' });
    const [main] = menus;
    if (main) await deleteMenu({ db }, main);
    await seedShop({ db, now, log }, 'demo');
    expect(await findMenu(db, 'main-menu')).toBeUndefined();
    await db.destroy();
  });
});
