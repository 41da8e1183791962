import { defaultLanguage, fromEveryLocale, type Language, perLanguage } from '#domain/locales.ts';
import type { services } from './el/services.ts';

export type ServiceWords = typeof services;

const SERVICES = await fromEveryLocale((tag): Promise<{ services: ServiceWords }> => import(`./${tag}/services.ts`));

const parts = Object.keys(SERVICES[defaultLanguage].services) as (keyof ServiceWords)[];

/** What each service says, in every language. */
export const serviceWords = Object.fromEntries(
  parts.map((part) => [part, perLanguage(({ tag }) => SERVICES[tag].services[part])]),
) as { readonly [Part in keyof ServiceWords]: Readonly<Record<Language, ServiceWords[Part]>> };
