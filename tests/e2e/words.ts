import { createTranslate } from '#app/i18n/translate.ts';
import { localizePath } from '#domain/locales.ts';
import { account as accountEl } from '#locales/el/screens/account.ts';
import { cart as cartEl } from '#locales/el/screens/cart.ts';
import { catalogue as catalogueEl } from '#locales/el/screens/catalogue.ts';
import { compare as compareEl } from '#locales/el/screens/compare.ts';
import { contact as contactEl } from '#locales/el/screens/contact.ts';
import { content as contentEl } from '#locales/el/screens/content.ts';
import { everyPage as everyPageEl } from '#locales/el/screens/every-page.ts';
import { finder as finderEl } from '#locales/el/screens/finder.ts';
import { menu as menuEl } from '#locales/el/screens/menu.ts';
import { product as productEl } from '#locales/el/screens/product.ts';
import { recent as recentEl } from '#locales/el/screens/recent.ts';
import { search as searchEl } from '#locales/el/screens/search.ts';
import { withdrawal as withdrawalEl } from '#locales/el/screens/withdrawal.ts';
import { checkout as checkoutEl } from '#locales/el/services/checkout.ts';
import { account as accountEn } from '#locales/en/screens/account.ts';
import { cart as cartEn } from '#locales/en/screens/cart.ts';
import { catalogue as catalogueEn } from '#locales/en/screens/catalogue.ts';
import { compare as compareEn } from '#locales/en/screens/compare.ts';
import { contact as contactEn } from '#locales/en/screens/contact.ts';
import { content as contentEn } from '#locales/en/screens/content.ts';
import { everyPage as everyPageEn } from '#locales/en/screens/every-page.ts';
import { finder as finderEn } from '#locales/en/screens/finder.ts';
import { menu as menuEn } from '#locales/en/screens/menu.ts';
import { product as productEn } from '#locales/en/screens/product.ts';
import { recent as recentEn } from '#locales/en/screens/recent.ts';
import { search as searchEn } from '#locales/en/screens/search.ts';
import { withdrawal as withdrawalEn } from '#locales/en/screens/withdrawal.ts';
import { checkout as checkoutEn } from '#locales/en/services/checkout.ts';

const greek = {
  ...everyPageEl,
  ...accountEl,
  ...cartEl,
  ...compareEl,
  ...contactEl,
  ...contentEl,
  ...withdrawalEl,
  ...finderEl,
  ...recentEl,
  ...menuEl,
  ...searchEl,
  ...catalogueEl,
  ...productEl,
};

const english: Record<keyof typeof greek, string> = {
  ...everyPageEn,
  ...accountEn,
  ...cartEn,
  ...compareEn,
  ...contactEn,
  ...contentEn,
  ...withdrawalEn,
  ...finderEn,
  ...recentEn,
  ...menuEn,
  ...searchEn,
  ...catalogueEn,
  ...productEn,
};

/** Journeys ask for the store's own words, from its catalogues of messages, in either language. */
export const languages = [
  {
    language: 'el',
    t: createTranslate<keyof typeof greek>('el', greek),
    checkout: checkoutEl,
    path: (path: string) => localizePath(path, 'el'),
  },
  {
    language: 'en',
    t: createTranslate<keyof typeof greek>('en', english),
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
