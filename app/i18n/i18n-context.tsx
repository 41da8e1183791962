import { createContext, type ReactNode, use } from 'react';
import { type Language, localizePath } from '#domain/locales.ts';
import type { MoneyV2 } from '#domain/money.ts';
import { onceForEach } from '#domain/once-for-each.ts';
import { formatCents, formatMoney } from './format.ts';
import { createTranslate, type MessageKey, type Translate } from './translate.ts';

interface I18n<Key extends string = MessageKey> {
  language: Language;
  t: Translate<Key>;
  /** A path of the store in this language. */
  path: (plain: string) => string;
  money: (amount: MoneyV2) => string;
  cents: (cents: number) => string;
}

/** The words that a part of the store brings along, in both languages. */
type Words<Key extends string> = Record<Language, Record<Key, string>>;

interface Store extends I18n {
  /** The store's own words and those of one screen, made once for each screen. */
  withScreen: (words: Record<string, string>) => Store;
  /** The store's own words and those of one part, made once for each part. */
  withWords: <Key extends string>(words: Words<Key>) => I18n<MessageKey | Key>;
}

const I18nContext = createContext<Store | null>(null);

interface Props {
  language: Language;
  messages: Record<MessageKey, string>;
  children: ReactNode;
}

export function I18nProvider({ language, messages, children }: Props) {
  return <I18nContext value={getStore(language, messages)}>{children}</I18nContext>;
}

/**
 * The words of one screen in the page's language: its route brings them, and everything below may speak them,
 * `useI18n<ProductKey>()`. For a screen with many words, which would else carry those of the other language too.
 */
export function ScreenWords({ words, children }: { words: Record<string, string>; children: ReactNode }) {
  return <I18nContext value={useStore().withScreen(words)}>{children}</I18nContext>;
}

/** One for each set of messages: the server would make one for every page otherwise. */
const stores = new WeakMap<object, Store>();

function getStore(language: Language, messages: Record<MessageKey, string>): Store {
  const store = stores.get(messages) ?? createStore(language, messages);
  stores.set(messages, store);
  return store;
}

function createStore(language: Language, messages: Record<MessageKey, string>): Store {
  const own: I18n = {
    language,
    t: createTranslate(language, messages),
    path: (plain) => localizePath(plain, language),
    money: (amount) => formatMoney(amount, language),
    cents: (cents) => formatCents(cents, language),
  };
  const speak = (words: Words<string>): I18n<string> => ({
    ...own,
    t: createTranslate<string>(language, { ...messages, ...words[language] }),
  });
  return {
    ...own,
    withScreen: onceForEach((words) => createStore(language, { ...messages, ...words })),
    withWords: onceForEach(speak) as Store['withWords'],
  };
}

/**
 * The page's language: its words, its paths, its money. What every page needs is in the store's own messages; a part of
 * the store that only some pages show brings its words along, `useI18n(cartWords)`, so that the others need not carry them.
 */
export function useI18n<Key extends string = never>(): I18n<MessageKey | Key>;
export function useI18n<Key extends string>(words: Words<Key>): I18n<MessageKey | Key>;
export function useI18n<Key extends string>(words?: Words<Key>): I18n | I18n<MessageKey | Key> {
  const store = useStore();
  return words ? store.withWords(words) : store;
}

function useStore(): Store {
  const store = use(I18nContext);
  if (!store) throw new Error('useI18n outside of I18nProvider');
  return store;
}
