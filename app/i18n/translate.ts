import { keepTogether } from '#domain/locale/keep-together.ts';
import { type Language, localeOf } from '#domain/locale/locales.ts';
import type { everyPage } from '#locales/el/screens/every-page.ts';
import { formatNumber } from '../../domain/locale/format-number.ts';

export type Messages = typeof everyPage;
export type MessageKey = keyof Messages;
type PluralOf<Key extends string> = Key extends `${infer Base}.one` ? Base : never;
type Values = Record<string, string | number>;

/** Speaks one language from one set of messages; by default the store's own. */
export interface Translate<Key extends string = MessageKey> {
  (key: Key, values?: Values): string;
  /** Chooses `key.one` or `key.other` by the language's rule; `{count}` is replaced by the number. */
  count(key: PluralOf<Key>, count: number, values?: Values): string;
  /** The text of a key that may not be there. */
  find(key: string): string | undefined;
}

/**
 * Numbers stay on one line with what they count. A missing message shows its key, so a gap is seen and never crashes a page.
 *
 * @param ownWords of one part of the store; they win over the messages of the whole
 */
export function createTranslate<Key extends string = MessageKey>(
  language: Language,
  messages: Readonly<Partial<Record<Key, string>>>,
  ownWords: Readonly<Record<string, string>> = {},
): Translate<Key> {
  const fill = (key: string, values: Values = {}) => {
    const text: string = ownWords[key] ?? messages[key as Key] ?? key;
    if (!text.includes('{')) return keepTogether(text);
    const filled = text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? formatNumber(value, language) : (value ?? placeholder);
    });
    return keepTogether(filled);
  };
  return Object.assign((key: Key, values?: Values) => fill(key, values), {
    count: (key: PluralOf<Key>, count: number, values?: Values) =>
      fill(`${key}.${localeOf(language).plural(count)}`, { count, ...values }),
    find: (key: string) => (key in ownWords || key in messages ? fill(key) : undefined),
  });
}
