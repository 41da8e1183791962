/** Every text that the store shows or sends, as data: from the files of words themselves, so that a new one is never forgotten. */
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import type { ContentLanguage } from '#domain/locale/locales.ts';
import { pictureText } from '#platform/catalogue/picture-text.ts';
import { PAYMENT_METHODS } from '#platform/payments/payment-methods.ts';
import { press, reviews } from '#shop.config';

export interface Text {
  /** The place in its file: `hero.title.0`. */
  key: string;
  text: string;
}

export interface TextFile {
  name: string;
  texts: Record<ContentLanguage, Text[]>;
}

const ROOT = join(import.meta.dirname, '../..');
export const LANGUAGES: readonly ContentLanguage[] = ['el', 'en'];

/** What is no text: addresses, names of pictures and icons, dates, numbers in figures. */
const NO_TEXT = /^(?:[/#]\S*|https?:\S+|\d{4}-\d\d-\d\d)$/;
const NO_TEXT_NAMES = new Set(['id', 'to', 'href', 'updated', 'figure']);

/** Files of texts: whatever is shown from anywhere else would be checked by nobody (places.test.ts). */
export const READ =
  /^locales\/|^shop\/texts\/|^domain\/locale\/locales\.ts$|(?:^|\/)notice-words\.ts$|catalogue\/picture-text\.ts$|^platform\/payments\/[^/]+\/[a-z]+-provider\.ts$/;

type Module = Record<string, unknown>;

const modules = import.meta.glob<Module>(['../../locales/{el,en}/*/*.ts', '../../shop/texts/{el,en}/*.ts'], {
  eager: true,
});

/** Words in pictures' names that say a colour. */
const COLOURS = (
  'black silver grey gold rose midnight platinum burgundy cobalt blue sand green purple pink bronze graphite ' +
  'redkeys bluekeys'
).split(' ');

/** One picture of each kind and colour, of a product by this name. */
const PICTURES = [
  ...['x-front', 'x-side', 'x-closed', 'x-keys', 'x-back', 'grade-a', 'other'],
  ...COLOURS.map((colour) => `x-${colour}-front`),
];
const OF = { el: 'Α', en: 'A' };

/** Each file of words, or each pair of files, with all of its texts. */
export function readTextFiles(): TextFile[] {
  return [
    ...readModules(),
    textFile('shop.config.ts', languagePair({ press, reviews })),
    textFile('platform/catalogue/picture-text.ts', languagePair(PICTURES.map((file) => pictureText(OF, file)))),
    textFile('platform/payments', paymentWords()),
    ...globSync('platform/seed/**/*.yaml', { cwd: ROOT })
      .map((name) => name.replaceAll('\\', '/'))
      .sort()
      .map((name) => textFile(name, languagePair(parse(readFileSync(join(ROOT, name), 'utf8')) as unknown))),
  ];
}

function paymentWords(): Record<ContentLanguage, unknown> {
  const inLanguage = (language: ContentLanguage) =>
    Object.fromEntries(PAYMENT_METHODS.map(({ name, words }) => [name, words(language)]));
  return { el: inLanguage('el'), en: inLanguage('en') };
}

/** `handle` is the same once more, for the router. */
export function wordsOf({ handle: _, ...words }: Module = {}): Module {
  return words;
}

/** Each file of a language with the same one of the other. */
function readModules(): TextFile[] {
  return Object.entries(modules).flatMap(([path, module]) => {
    if (!path.includes('/el/')) return [];
    const [el, en] = [wordsOf(module), wordsOf(modules[path.replace('/el/', '/en/')])];
    return [textFile(relative(ROOT, join(import.meta.dirname, path)).replace('/el/', '/{el,en}/'), { el, en })];
  });
}

function isBoth(value: unknown): value is Record<ContentLanguage, unknown> {
  return typeof value === 'object' && value !== null && 'el' in value && 'en' in value;
}

function textFile(name: string, both: Record<ContentLanguage, unknown>): TextFile {
  return { name, texts: { el: flatten(both.el), en: flatten(both.en) } };
}

/** A tree whose leaves hold both languages, as two trees. What is not in two languages is no text. */
function languagePair(tree: unknown): Record<ContentLanguage, unknown> {
  const pick = (value: unknown, language: ContentLanguage): unknown => {
    if (typeof value !== 'object' || value === null) return null;
    if (isBoth(value)) return value[language];
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, pick(inner, language)]));
  };
  return { el: pick(tree, 'el'), en: pick(tree, 'en') };
}

/** A sentence made by a function is read twice: about one thing, and about several. */
export function flatten(value: unknown, key = '', ownName = ''): Text[] {
  const under = (name: string | number) => (key === '' ? String(name) : `${key}.${name}`);
  if (typeof value === 'string') {
    return NO_TEXT.test(value) || NO_TEXT_NAMES.has(ownName) ? [] : [{ key, text: value }];
  }
  if (typeof value === 'function') {
    const say = value as (...args: unknown[]) => unknown;
    const placeholders = Array.from({ length: say.length }, (_, index) => `{${index}}`);
    return [
      ...flatten(say(...placeholders), under('several')),
      ...flatten(say(...placeholders.map(() => 1)), under('one')),
    ];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, under(name), name));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' };

/** What is read: without marks, links' targets, placeholders and addresses. */
export function plainText(text: string): string {
  return text
    .replace(/<\/?(?:a|b|em|i|strong|code|small|abbr)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\{\w+\}/g, '{}')
    .replace(/https?:\S+|\S+@\S+|\b(?:www\.)?[\w-]+\.(?:gr|com|eu)\b\S*/g, ' ');
}
