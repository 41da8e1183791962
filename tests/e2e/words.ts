import { accountWords } from '#app/features/account/account-words.ts';
import { cartWords } from '#app/features/cart/cart-words.ts';
import { catalogueWords } from '#app/features/catalogue/catalogue-words.ts';
import { compareWords } from '#app/features/compare/compare-words.ts';
import { contactWords } from '#app/features/content/contact/contact-words.ts';
import { contentWords } from '#app/features/content/content-words.ts';
import { withdrawalWords } from '#app/features/content/withdrawal/withdrawal-words.ts';
import { finderWords } from '#app/features/finder/finder-words.ts';
import { productWords } from '#app/features/product/product-words.ts';
import { recentWords } from '#app/features/recent/recent-words.ts';
import { facetWords } from '#app/i18n/facet-words.ts';
import { localizePath } from '#app/i18n/language.ts';
import { el } from '#app/i18n/messages/el.ts';
import { en } from '#app/i18n/messages/en.ts';
import { createTranslate } from '#app/i18n/translate.ts';
import { menuWords } from '#app/shell/menu-words.ts';
import { searchWords } from '#app/shell/search-words.ts';
import { el as checkoutEl } from '#platform/checkout/messages/el.ts';
import { en as checkoutEn } from '#platform/checkout/messages/en.ts';

type Language = 'el' | 'en';

/** One part's words in one language. Typed as one record: a union for each of the parts would multiply with all others. */
function pick<Key extends string>(
  words: Record<Language, Record<Key, string>>,
  language: Language,
): Record<Key, string> {
  return words[language];
}

function wordsOf(language: Language) {
  return {
    ...pick(accountWords, language),
    ...pick(cartWords, language),
    ...pick(catalogueWords, language),
    ...pick(compareWords, language),
    ...pick(facetWords, language),
    ...pick(finderWords, language),
    ...pick(menuWords, language),
    ...pick(recentWords, language),
    ...pick(searchWords, language),
    ...pick(contactWords, language),
    ...pick(contentWords, language),
    ...pick(withdrawalWords, language),
    ...pick(productWords, language),
  };
}

/** Journeys ask for the store's own words, from its catalogues of messages, in either language. */
export const languages = [
  {
    language: 'el',
    t: createTranslate('el', { ...el, ...wordsOf('el') }),
    checkout: checkoutEl,
    path: (path: string) => localizePath(path, 'el'),
  },
  {
    language: 'en',
    t: createTranslate('en', { ...en, ...wordsOf('en') }),
    checkout: checkoutEn,
    path: (path: string) => localizePath(path, 'en'),
  },
] as const;

/** A product of the demo catalogue that costs less than the free-shipping threshold, with several variants. */
export const LAPTOP = {
  handle: 'lenovo-thinkpad-t480-i5-8350u-8gb-a',
  name: 'Lenovo ThinkPad T480',
  variant: 'Windows 11 Pro, 16 GB',
  /** Of the variant that is chosen unless somebody chooses another. */
  sku: 'LE-T480-I58350U-8-256-A-W11P-8',
};
