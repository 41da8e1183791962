/**
 * The languages of the store, one row each. A row and the folder `locales/<tag>/` are all that a language needs: addresses, formats,
 * menus, feeds and mails are made from them. The first row is the shop's own language, with plain paths.
 */
interface LocaleRow {
  /** BCP 47: the `lang` of pages, the folder's name, what `localStorage.language` holds. */
  tag: string;
  /** Its name in itself, in full and in short. */
  name: string;
  shortName: string;
  /** In front of every path: `/en`, or empty for the shop's own language. */
  prefix: string;
  /** The Storefront API's code. A language without texts of its own on the platform names one that has them. */
  api: 'EL' | 'EN';
  /** Its name for `Intl`. */
  intl: string;
  /** Its letters: which font is preloaded, which wordmark and spelling of places is shown. */
  script: 'greek' | 'latin';
  /** The separators that `Intl.NumberFormat` writes. */
  group: string;
  decimal: string;
  /** The form of a word beside this number (Unicode CLDR). */
  plural: (count: number) => 'one' | 'other';
  /** `{weekday}`, `{day}` and `{month}` of one day; `{from.…}` and `{to.…}` of two days, in one month or in two. */
  days: Readonly<Record<'one' | 'short' | 'shortAcross' | 'long' | 'longAcross', string>>;
  /** The conjunction of a list, and the clock in Greece, inside a sentence. */
  and: string;
  athensTime: string;
  /** The picture beside a shared link, in `art/brand/public`. */
  socialPicture: string;
  /** The language that replaces texts of the owner (shop.config.ts) that this one lacks; null: it must have them all. */
  fallback: string | null;
  /** False: only builds in the mode `every-locale` have it, as the tests of layouts make them. */
  isPublished: boolean;
}

const oneAndMore = (count: number) => (count === 1 ? 'one' : 'other');

/** Formats of every kind of English. A word joiner keeps a dash with both of its days, and a month with its day. */
const ENGLISH = {
  api: 'EN',
  intl: 'en-US',
  script: 'latin',
  group: ',',
  decimal: '.',
  plural: oneAndMore,
  days: {
    one: '{weekday}, {month}\u00A0{day}',
    short: '{from.weekday}–\u2060{to.weekday}, {from.month}\u00A0{from.day}–\u2060{to.day}',
    shortAcross: '{from.weekday}–\u2060{to.weekday}, {from.month}\u00A0{from.day} – {to.month}\u00A0{to.day}',
    long: '{from.weekday}, {from.month}\u00A0{from.day} to\u00A0{to.weekday}, {to.month}\u00A0{to.day}',
    longAcross: '{from.weekday}, {from.month}\u00A0{from.day} to\u00A0{to.weekday}, {to.month}\u00A0{to.day}',
  },
  socialPicture: '/social-en.jpg',
} as const;

const TABLE = [
  {
    tag: 'el',
    name: 'Ελληνικά',
    shortName: 'ΕΛ',
    prefix: '',
    api: 'EL',
    intl: 'el-GR',
    script: 'greek',
    group: '.',
    decimal: ',',
    plural: oneAndMore,
    days: {
      one: '{weekday} {day}\u00A0{month}',
      short: '{from.weekday}\u00A0{from.day}\u00A0– {to.weekday}\u00A0{to.day}\u00A0{to.month}',
      shortAcross: '{from.weekday}\u00A0{from.day}\u00A0{from.month}\u00A0– {to.weekday}\u00A0{to.day}\u00A0{to.month}',
      long: '{from.weekday}\u00A0{from.day} έως\u00A0{to.weekday} {to.day}\u00A0{to.month}',
      longAcross: '{from.weekday} {from.day}\u00A0{from.month} έως\u00A0{to.weekday} {to.day}\u00A0{to.month}',
    },
    and: 'και',
    athensTime: 'ώρα Ελλάδας',
    socialPicture: '/social-el.jpg',
    fallback: null,
    isPublished: true,
  },
  {
    ...ENGLISH,
    tag: 'en',
    name: 'English',
    shortName: 'EN',
    prefix: '/en',
    and: 'and',
    athensTime: 'Greek time',
    fallback: null,
    isPublished: true,
  },
  {
    ...ENGLISH,
    tag: 'en-XA',
    name: 'Éénglíísh, ááccééntééd',
    shortName: 'XA',
    prefix: '/en-xa',
    and: 'áánd',
    athensTime: 'Gréééék tííméé',
    fallback: 'en',
    isPublished: false,
  },
] as const satisfies readonly LocaleRow[];

export type Language = (typeof TABLE)[number]['tag'];
export type Locale = LocaleRow & { tag: Language };
/** Languages in which goods, checkout and mails are written; one with a `fallback` borrows them. */
export type ContentLanguage = Extract<(typeof TABLE)[number], { fallback: null }>['tag'];
type ContentLocale = Locale & { tag: ContentLanguage };

/** In plain Node there is no mode. */
const MODE = (import.meta as { env?: { MODE?: string } }).env?.MODE ?? '';
const [first, ...others] = TABLE;

/** The locales of a build. @param mode Vite's; `every-locale` has those too that are not published */
export function everyLocale(mode: string): readonly [Locale, ...Locale[]] {
  return [first, ...others.filter(({ isPublished }) => isPublished || mode === 'every-locale')];
}

/** The published languages; the shop's own first. */
export const locales = everyLocale(MODE);

export const languages: readonly Language[] = locales.map(({ tag }) => tag);
export const defaultLanguage: ContentLanguage = first.tag;

const byTag = new Map<string, Locale>(TABLE.map((row) => [row.tag, row]));

const contentLocales = locales.filter((locale): locale is ContentLocale => locale.fallback === null);
export const contentLanguages: readonly ContentLanguage[] = contentLocales.map(({ tag }) => tag);

export function localeOf(language: Language): Locale {
  return byTag.get(language) ?? first;
}

/** The language of goods, checkout and mails for a reader of this one. */
export function contentLanguageOf(language: Language): ContentLanguage {
  const own = localeOf(language).fallback ?? language;
  return contentLanguages.find((tag) => tag === own) ?? defaultLanguage;
}

/** The other languages that a reader can change to. */
export function localesBeside(language: Language): readonly Locale[] {
  return locales.filter(({ tag }) => tag !== language);
}

/** As `localesBeside`, for the checkout and the other pages beside the storefront. */
export function contentLocalesBeside(language: ContentLanguage): readonly ContentLocale[] {
  return contentLocales.filter(({ tag }) => tag !== language);
}

/** A value for each language that is offered. */
export function perLanguage<Value>(make: (locale: Locale) => Value): Record<Language, Value> {
  return Object.fromEntries(locales.map((locale) => [locale.tag, make(locale)])) as Record<Language, Value>;
}

/** A value for each language that has goods, checkout and mails of its own. */
export function perContentLanguage<Value>(make: (locale: ContentLocale) => Value): Record<ContentLanguage, Value> {
  return Object.fromEntries(contentLocales.map((locale) => [locale.tag, make(locale)])) as Record<
    ContentLanguage,
    Value
  >;
}

/** One module of every language that is offered, loaded at once. */
export async function fromEveryLocale<Module>(
  load: (tag: Language) => Promise<Module>,
): Promise<Record<Language, Module>> {
  const modules = await Promise.all(languages.map(async (tag) => [tag, await load(tag)] as const));
  return Object.fromEntries(modules) as Record<Language, Module>;
}

/** A tag in any case, as a form, a query or a stored row holds it; null when the store does not speak it. */
export function parseLanguage(text: unknown): Language | null {
  if (typeof text !== 'string') return null;
  return languages.find((tag) => tag.toLowerCase() === text.toLowerCase()) ?? null;
}

/** As `parseLanguage`, for what only has the languages of goods, checkout and mails. */
export function parseContentLanguage(text: unknown): ContentLanguage | null {
  const language = parseLanguage(text);
  return language && contentLanguageOf(language);
}

/** The first of the browser's languages (`Accept-Language`) that the store speaks, otherwise its own. */
export function acceptedLanguage(header: string | null | undefined): Language {
  const asked = (header ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? '');
  const found = asked.map((tag) => parseLanguage(tag) ?? parseLanguage(tag.split('-')[0])).find((tag) => tag !== null);
  return found ?? defaultLanguage;
}

/** The language of a path by its prefix; plain paths are in the shop's own. */
export function languageOf(pathname: string): Language {
  return locales.find(({ prefix }) => hasPrefix(pathname, prefix))?.tag ?? defaultLanguage;
}

function hasPrefix(pathname: string, prefix: string): boolean {
  return prefix !== '' && pathname.startsWith(prefix) && /^(?:\/|$)/.test(pathname.slice(prefix.length));
}

/** `/en/products` → `/products`. */
export function stripLanguage(pathname: string): string {
  return pathname.slice(localeOf(languageOf(pathname)).prefix.length) || '/';
}

/** Puts a path of the store (with or without query and hash) into a language: `/products?q=x` → `/en/products?q=x`. */
export function localizePath(path: string, language: Language): string {
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const { prefix } = localeOf(language);
  const plain = stripLanguage(pathname);
  return (prefix !== '' && plain === '/' ? prefix : prefix + plain) + rest;
}

/** The one address of a path whose language prefix is in another case: `/EN/products` → `/en/products`; null when it is right. */
export function withPrefixInLowerCase(pathname: string): string | null {
  const lower = pathname.toLowerCase();
  const found = locales.find(({ prefix }) => prefix !== '' && new RegExp(`^${prefix}(?=/|\\.data$|$)`).test(lower));
  if (!found || pathname.startsWith(found.prefix)) return null;
  return found.prefix + pathname.slice(found.prefix.length);
}
