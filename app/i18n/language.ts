import type { Language } from '#shop.config';

export type { Language };

/** The names by which the Storefront API calls them. */
export const LANGUAGE_CODES = { el: 'EL', en: 'EN' } as const satisfies Record<Language, string>;

/** The names by which `Intl` calls them. */
export const LOCALES = { el: 'el-GR', en: 'en-US' } as const satisfies Record<Language, string>;

/** Plain paths are Greek; `/en` and everything below it is English. */
export function languageOf(pathname: string): Language {
  return pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'el';
}

/** The one address of a path whose language prefix is in another case: `/EN/products` → `/en/products`; null when it is right. */
export function withPrefixInLowerCase(pathname: string): string | null {
  const prefix = /^\/en(?=\/|\.data$|$)/i.exec(pathname)?.[0];
  return prefix === undefined || prefix === '/en' ? null : `/en${pathname.slice(3)}`;
}

/** `/en/products` → `/products`. */
export function stripLanguage(pathname: string): string {
  return languageOf(pathname) === 'en' ? pathname.slice(3) || '/' : pathname;
}

/** Puts a path of the store (with or without query and hash) into a language: `/products?q=x` → `/en/products?q=x`. */
export function localizePath(path: string, language: Language): string {
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const plain = stripLanguage(pathname);
  if (language === 'el') return plain + rest;
  return (plain === '/' ? '/en' : `/en${plain}`) + rest;
}
