import { defaultLanguage, fromEveryLocale, type Language, perLanguage } from '#domain/locale/locales.ts';
import type { contact } from './el/screens/contact.ts';
import type { everyPage } from './el/screens/every-page.ts';
import type { orderReturn } from './el/screens/order-return.ts';
import type { withdrawal } from './el/screens/withdrawal.ts';
import type { services } from './el/services.ts';

export type ServiceWords = typeof services;

const SERVICES = await fromEveryLocale((tag): Promise<{ services: ServiceWords }> => import(`./${tag}/services.ts`));

const parts = Object.keys(SERVICES[defaultLanguage].services) as (keyof ServiceWords)[];

/** What each service says, in every language. */
export const serviceWords = Object.fromEntries(
  parts.map((part) => [part, perLanguage(({ tag }) => SERVICES[tag].services[part])]),
) as { readonly [Part in keyof ServiceWords]: Readonly<Record<Language, ServiceWords[Part]>> };

export type EveryPageWord = keyof typeof everyPage;

type Words<Messages> = Readonly<Record<keyof Messages, string>>;

/** What screens of the storefront say, for those of their words that a service repeats. */
const SCREENS = await fromEveryLocale(async (tag) => {
  const every: { everyPage: Words<typeof everyPage> } = await import(`./${tag}/screens/every-page.ts`);
  const contactPage: { contact: Words<typeof contact> } = await import(`./${tag}/screens/contact.ts`);
  const returns: { orderReturn: Words<typeof orderReturn> } = await import(`./${tag}/screens/order-return.ts`);
  const withdrawals: { withdrawal: Words<typeof withdrawal> } = await import(`./${tag}/screens/withdrawal.ts`);
  return { ...every, ...contactPage, ...returns, ...withdrawals };
});

export const everyPageWords = perLanguage(({ tag }) => SCREENS[tag].everyPage);
export const contactWords = perLanguage(({ tag }) => SCREENS[tag].contact);
export const returnWords = perLanguage(({ tag }) => SCREENS[tag].orderReturn);
export const withdrawalWords = perLanguage(({ tag }) => SCREENS[tag].withdrawal);
