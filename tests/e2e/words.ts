import { createTranslate } from '#app/i18n/translate.ts';
import { contentLanguageOf, everyLocale, type Language, localizePath } from '#domain/locale/locales.ts';
import type { account } from '#locales/el/screens/account.ts';
import type { cart } from '#locales/el/screens/cart.ts';
import type { catalogue } from '#locales/el/screens/catalogue.ts';
import type { compare } from '#locales/el/screens/compare.ts';
import type { contact } from '#locales/el/screens/contact.ts';
import type { content } from '#locales/el/screens/content.ts';
import type { everyPage } from '#locales/el/screens/every-page.ts';
import type { finder } from '#locales/el/screens/finder.ts';
import type { menu } from '#locales/el/screens/menu.ts';
import type { product } from '#locales/el/screens/product.ts';
import type { recent } from '#locales/el/screens/recent.ts';
import type { search } from '#locales/el/screens/search.ts';
import type { withdrawal } from '#locales/el/screens/withdrawal.ts';
import { serviceWords } from '#locales/words.ts';
import { EVERY_LOCALE } from '#server/start/build-directory.ts';

type Messages = typeof account &
  typeof cart &
  typeof catalogue &
  typeof compare &
  typeof contact &
  typeof content &
  typeof everyPage &
  typeof finder &
  typeof menu &
  typeof product &
  typeof recent &
  typeof search &
  typeof withdrawal;

/** Files of `locales/<tag>/screens`, each with the export of its name. */
const FILES = [
  ...['every-page', 'account', 'cart', 'compare', 'contact', 'content', 'withdrawal', 'finder', 'recent', 'menu'],
  ...['search', 'catalogue', 'product'],
];

async function messagesOf(tag: Language): Promise<Messages> {
  const modules = await Promise.all(FILES.map((file) => import(`#locales/${tag}/screens/${file}.ts`)));
  return Object.assign({}, ...modules.flatMap((module) => Object.values(module)));
}

/** Journeys ask for the store's own words, from its catalogues of messages. */
async function speak<Tag extends Language>(tag: Tag) {
  return {
    language: tag,
    t: createTranslate<keyof Messages>(tag, await messagesOf(tag)),
    checkout: serviceWords.checkout[contentLanguageOf(tag)],
    path: (path: string) => localizePath(path, tag),
  };
}

export const languages = [await speak('el'), await speak('en')] as const;

/** Those that only one build has (server/start/build-directory.ts). */
export const unpublished = await Promise.all(
  everyLocale(EVERY_LOCALE)
    .filter(({ isPublished }) => !isPublished)
    .map(async (locale) => ({ locale, ...(await speak(locale.tag)) })),
);

/** A product of the demo catalogue that costs less than the free-shipping threshold, with several variants. */
export const LAPTOP = {
  handle: 'lenovo-thinkpad-t480-i5-8350u-8gb-a',
  name: 'Lenovo ThinkPad T480',
  /** Of the variant that is chosen unless somebody chooses another. */
  sku: 'LE-T480-I58350U-8-256-A-W11P-8',
};
