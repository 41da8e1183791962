/** The store's own navigation (domain/shop/navigation.ts), as the API's menus. */

import { perContentLanguage } from '#domain/locale/locales.ts';
import { about, blog, contact, footer, type NavigationLink, services } from '#domain/shop/navigation.ts';
import { storePages } from '#domain/shop/store-pages.ts';
import { type EveryPageWord, everyPageWords, serviceWords } from '#locales/words.ts';
import type { Localized } from '../catalogue/localized.ts';
import { policyOfPage } from './policies.ts';

/** The target of an entry. */
export type MenuTarget =
  | { type: 'page'; handle: string }
  | { type: 'policy'; handle: string }
  | { type: 'blog'; handle: string }
  | { type: 'collection'; handle: string }
  /** The list of all collections, and below it each of them. */
  | { type: 'collections' };

export interface MenuEntry {
  title: Localized;
  target: MenuTarget;
  entries?: readonly MenuEntry[];
}

export interface Menu {
  id: number;
  handle: string;
  title: Localized;
  entries: readonly MenuEntry[];
}

const titleOf = (word: EveryPageWord): Localized => perContentLanguage(({ tag }) => everyPageWords[tag][word]);

/** Null for a part of a page, which is no page of the API. */
function targetOf(path: string): MenuTarget | null {
  if (path === blog[0]) return { type: 'blog', handle: 'news' };
  const handle = storePages.find((page) => page.path === path)?.handle;
  if (handle === undefined) return null;
  const policy = policyOfPage(handle);
  return policy === null ? { type: 'page', handle } : { type: 'policy', handle: policy };
}

function entriesOf(...links: readonly NavigationLink[]): MenuEntry[] {
  return links.flatMap(([path, word]) => {
    const target = targetOf(path);
    return target === null ? [] : { title: titleOf(word), target };
  });
}

/** A group of links, which leads where the first of them does. */
function groupOf(word: EveryPageWord, links: readonly NavigationLink[]): MenuEntry[] {
  const entries = entriesOf(...links);
  return entries.slice(0, 1).map(({ target }) => ({ title: titleOf(word), target, entries }));
}

/** The handles are those that every new shop of the hosted platform has. */
export const menus: readonly Menu[] = [
  {
    id: 1,
    handle: 'main-menu',
    title: titleOf('nav.main'),
    entries: [
      { title: titleOf('nav.laptops'), target: { type: 'collections' } },
      ...groupOf('nav.services', services),
      ...groupOf('nav.about', about),
      ...entriesOf(blog, contact),
    ],
  },
  {
    id: 2,
    handle: 'footer',
    title: perContentLanguage(({ tag }) => serviceWords.shop[tag].footerMenu),
    entries: entriesOf(...footer.afterSale, ...footer.company, ...footer.legal),
  },
];
