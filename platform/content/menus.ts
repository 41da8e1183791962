/** The store's own navigation, as the API's menus. */

import { perContentLanguage } from '#domain/locales.ts';
import { type ServiceWords, serviceWords } from '#locales/words.ts';
import type { Localized } from '../catalogue/localized.ts';

/** What an entry leads to. */
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

const titleOf = (word: keyof ServiceWords['menus']): Localized =>
  perContentLanguage(({ tag }) => serviceWords.menus[tag][word]);

function entry(word: keyof ServiceWords['menus'], target: MenuTarget, entries?: readonly MenuEntry[]): MenuEntry {
  return { title: titleOf(word), target, ...(entries && { entries }) };
}

const page = (word: keyof ServiceWords['menus'], handle: string) => entry(word, { type: 'page', handle });

const story = page('story', 'our-story');
const mission = page('mission', 'our-mission');
const refurbishment = page('refurbishment', 'refurbishment');
const warranty = page('warranty', 'warranty');
const gradeGuide = page('gradeGuide', 'grade-guide');
const contact = page('contact', 'contact');
const blog = entry('blog', { type: 'blog', handle: 'news' });

/** The handles are those that every new shop of the hosted platform has. */
export const menus: readonly Menu[] = [
  {
    id: 1,
    handle: 'main-menu',
    title: titleOf('mainMenu'),
    entries: [
      entry('laptops', { type: 'collections' }),
      entry('services', refurbishment.target, [refurbishment, gradeGuide, warranty]),
      entry('about', story.target, [story, mission]),
      blog,
      contact,
    ],
  },
  {
    id: 2,
    handle: 'footer',
    title: titleOf('footer'),
    entries: [
      warranty,
      refurbishment,
      gradeGuide,
      page('withdrawal', 'withdrawal'),
      story,
      mission,
      blog,
      contact,
      entry('terms', { type: 'policy', handle: 'terms-of-service' }),
      entry('privacy', { type: 'policy', handle: 'privacy-policy' }),
      page('accessibility', 'accessibility'),
    ],
  },
];
