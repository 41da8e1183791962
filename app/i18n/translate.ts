import { keepTogether } from '#domain/keep-together.ts';
import { type Language, localeOf } from '#domain/locales.ts';
import type { everyPage } from '#locales/el/screens/every-page.ts';
import { formatNumber } from '../../domain/format-number.ts';

export type Messages = typeof everyPage;
export type MessageKey = keyof Messages;
type PluralOf<Key extends string> = Key extends `${infer Base}.one` ? Base : never;
type Values = Record<string, string | number>;

/** Texts of one set of messages; what visitors search for stands in some of them. */
const MOST_KEPT = 2_000;

/** Speaks one language from one set of messages; by default the store's own. */
export interface Translate<Key extends string = MessageKey> {
  (key: Key, values?: Values): string;
  /** Chooses `key.one` or `key.other` by the language's rule; `{count}` stands for the number. */
  count(key: PluralOf<Key>, count: number, values?: Values): string;
  /** The text of a key that may not be there. */
  find(key: string): string | undefined;
}

/** Numbers stay on one line with what they count. A message that is missing shows its key, so that a gap is seen and never crashes a page. */
export function createTranslate<Key extends string = MessageKey>(
  language: Language,
  messages: Partial<Record<Key, string>>,
): Translate<Key> {
  // Most texts, with their values, are the same on many pages.
  const kept = new Map<string, string>();
  const keep = (text: string) => {
    const together = kept.get(text) ?? keepTogether(text);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(text, together);
    return together;
  };
  const fill = (key: string, values: Values = {}) => {
    const text: string = messages[key as Key] ?? key;
    if (!text.includes('{')) return keep(text);
    const filled = text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? formatNumber(value, language) : (value ?? placeholder);
    });
    return keep(filled);
  };
  return Object.assign((key: Key, values?: Values) => fill(key, values), {
    count: (key: PluralOf<Key>, count: number, values?: Values) =>
      fill(`${key}.${localeOf(language).plural(count)}`, { count, ...values }),
    find: (key: string) => (key in messages ? fill(key) : undefined),
  });
}
