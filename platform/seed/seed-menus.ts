/** The menus that a shop begins with: the store's own navigation (domain/shop/navigation.ts), under the handles of every new shop of the hosted platform. */
import { perContentLanguage } from '#domain/locale/locales.ts';
import { about, blog, contact, footer, type NavigationLink, services } from '#domain/shop/navigation.ts';
import { storePages } from '#domain/shop/store-pages.ts';
import { type EveryPageWord, everyPageWords, serviceWords } from '#locales/words.ts';
import type { Localized } from '../catalogue/localized.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { rewriteTranslations } from '../catalogue/write-translations.ts';
import { policyOfPage } from '../content/policies.ts';
import type { PlatformContext } from '../context.ts';
import type { Trx } from '../db/database.ts';
import { claimMeta, readMeta } from '../db/meta.ts';

interface Entry {
  title: Localized;
  target: string;
  entries?: readonly Entry[];
}

/** Writes them once: what the owner removes does not come back. A menu that is there under such a handle stays as it is. */
export async function seedMenus({ db, now }: Pick<PlatformContext, 'db' | 'now'>): Promise<void> {
  if (await readMeta(db, 'menus_written')) return;
  const { collections } = await readCatalogue(db);
  const entries = collections.map(({ handle, title }) => ({ title, target: `/collections/${handle}` }));
  await db.transaction().execute(async (trx) => {
    if (!(await claimMeta(trx, 'menus_written', now().toISOString()))) return;
    await writeMenu(trx, 'main-menu', titleOf('nav.main'), [
      { title: titleOf('nav.laptops'), target: '/collections', entries },
      ...groupOf('nav.services', services),
      ...groupOf('nav.about', about),
      ...entriesOf(blog, contact),
    ]);
    const footerTitle = perContentLanguage(({ tag }) => serviceWords.shop[tag].footerMenu);
    await writeMenu(trx, 'footer', footerTitle, entriesOf(...footer.afterSale, ...footer.company, ...footer.legal));
  });
}

async function writeMenu(trx: Trx, handle: string, title: Localized, entries: readonly Entry[]): Promise<void> {
  const row = { handle, title: title.el };
  const menu = await trx
    .insertInto('menus')
    .values(row)
    .onConflict((conflict) => conflict.column('handle').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!menu) return;
  await rewriteTranslations(trx, 'menu', menu.id, { title });
  await writeEntries(trx, menu.id, null, entries);
}

async function writeEntries(
  trx: Trx,
  menuId: number,
  parentId: number | null,
  entries: readonly Entry[],
): Promise<void> {
  for (const [position, { title, target, entries: below = [] }] of entries.entries()) {
    const { id } = await trx
      .insertInto('menu_items')
      .values({ menu_id: menuId, parent_id: parentId, position, title: title.el, target })
      .returning('id')
      .executeTakeFirstOrThrow();
    await rewriteTranslations(trx, 'menu_item', id, { title });
    await writeEntries(trx, menuId, id, below);
  }
}

const titleOf = (word: EveryPageWord): Localized => perContentLanguage(({ tag }) => everyPageWords[tag][word]);

function entriesOf(...links: readonly NavigationLink[]): Entry[] {
  return links.flatMap(([path, word]) => {
    const target = targetOf(path);
    return target === null ? [] : { title: titleOf(word), target };
  });
}

/** A group of links, which leads where the first of them does. */
function groupOf(word: EveryPageWord, links: readonly NavigationLink[]): Entry[] {
  const entries = entriesOf(...links);
  return entries.slice(0, 1).map(({ target }) => ({ title: titleOf(word), target, entries }));
}

/** Null for a part of a page, which is no page of the API. */
function targetOf(path: string): string | null {
  if (path === blog[0]) return '/blogs/news';
  const handle = storePages.find((page) => page.path === path)?.handle;
  if (handle === undefined) return null;
  const policy = policyOfPage(handle);
  return policy === null ? `/pages/${handle}` : `/policies/${policy}`;
}
