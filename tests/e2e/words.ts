import { accountWords } from '#app/features/account/account-words.ts';
import { cartWords } from '#app/features/cart/cart-words.ts';
import { catalogueWords } from '#app/features/catalogue/catalogue-words.ts';
import { contactWords } from '#app/features/content/contact-words.ts';
import { contentWords } from '#app/features/content/content-words.ts';
import { withdrawalWords } from '#app/features/content/withdrawal-words.ts';
import { homeWords } from '#app/features/home/home-words.ts';
import { productWords } from '#app/features/product/product-words.ts';
import { localizePath } from '#app/i18n/language.ts';
import { el } from '#app/i18n/messages/el.ts';
import { en } from '#app/i18n/messages/en.ts';
import { createTranslate } from '#app/i18n/translate.ts';
import { el as checkoutEl } from '#platform/checkout/messages/el.ts';
import { en as checkoutEn } from '#platform/checkout/messages/en.ts';

function wordsOf(language: 'el' | 'en') {
  return {
    ...accountWords[language],
    ...cartWords[language],
    ...catalogueWords[language],
    ...contactWords[language],
    ...contentWords[language],
    ...withdrawalWords[language],
    ...homeWords[language],
    ...productWords[language],
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
  variant: 'Windows 11 Pro / 16 GB',
};
