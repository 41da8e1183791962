/** The store's own navigation, as the API's menus; tests hold the words to those of the storefront. */
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

const page = (handle: string, el: string, en: string): MenuEntry => ({
  title: { el, en },
  target: { type: 'page', handle },
});

const story = page('our-story', 'Η ιστορία μας', 'Our story');
const mission = page('our-mission', 'Η αποστολή μας', 'Our mission');
const refurbishment = page('refurbishment', 'Ανακατασκευή', 'Refurbishment');
const warranty = page('warranty', 'Εγγύηση και υποστήριξη', 'Warranty and after-sales');
const gradeGuide = page('grade-guide', 'Οδηγός κατηγοριών', 'Grade guide');
const contact = page('contact', 'Επικοινωνία', 'Contact');
const blog: MenuEntry = { title: { el: 'Blog', en: 'Blog' }, target: { type: 'blog', handle: 'news' } };

/** The handles are those that every new shop of the hosted platform has. */
export const menus: readonly Menu[] = [
  {
    id: 1,
    handle: 'main-menu',
    title: { el: 'Κύριο μενού', en: 'Main menu' },
    entries: [
      { title: { el: 'Φορητοί', en: 'Laptops' }, target: { type: 'collections' } },
      { ...refurbishment, title: { el: 'Υπηρεσίες', en: 'Services' }, entries: [refurbishment, gradeGuide, warranty] },
      { ...story, title: { el: 'Ποιοι είμαστε', en: 'About' }, entries: [story, mission] },
      blog,
      contact,
    ],
  },
  {
    id: 2,
    handle: 'footer',
    title: { el: 'Υποσέλιδο', en: 'Footer' },
    entries: [
      warranty,
      refurbishment,
      gradeGuide,
      page('withdrawal', 'Υπαναχώρηση από τη σύμβαση', 'Withdraw from contract'),
      story,
      mission,
      blog,
      contact,
      { title: { el: 'Όροι', en: 'Terms' }, target: { type: 'policy', handle: 'terms-of-service' } },
      { title: { el: 'Απόρρητο', en: 'Privacy' }, target: { type: 'policy', handle: 'privacy-policy' } },
      page('accessibility', 'Προσβασιμότητα', 'Accessibility'),
    ],
  },
];
