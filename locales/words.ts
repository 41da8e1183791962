import { defaultLanguage, fromEveryLocale, type Language, perLanguage } from '#domain/locales.ts';
import type { everyPage } from './el/screens/every-page.ts';
import type { services } from './el/services.ts';

export type ServiceWords = typeof services;

const SERVICES = await fromEveryLocale((tag): Promise<{ services: ServiceWords }> => import(`./${tag}/services.ts`));

const parts = Object.keys(SERVICES[defaultLanguage].services) as (keyof ServiceWords)[];

/** What each service says, in every language. */
export const serviceWords = Object.fromEntries(
  parts.map((part) => [part, perLanguage(({ tag }) => SERVICES[tag].services[part])]),
) as { readonly [Part in keyof ServiceWords]: Readonly<Record<Language, ServiceWords[Part]>> };

export type EveryPageWord = keyof typeof everyPage;

const SCREENS = await fromEveryLocale(
  (tag): Promise<{ everyPage: Record<EveryPageWord, string> }> => import(`./${tag}/screens/every-page.ts`),
);

/** What every page of the storefront says, for those of its words that a service repeats. */
export const everyPageWords = perLanguage(({ tag }) => SCREENS[tag].everyPage);
