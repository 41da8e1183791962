import { fromEveryLocale, type Language, perLanguage } from '#domain/locales.ts';
import type { services } from './el/services.ts';

type Services = typeof services;

const SERVICES = await fromEveryLocale((tag): Promise<{ services: Services }> => import(`./${tag}/services.ts`));

/** What one service says, in every language. */
export function wordsOf<Part extends keyof Services>(part: Part): Readonly<Record<Language, Services[Part]>> {
  return perLanguage(({ tag }) => SERVICES[tag].services[part]);
}
