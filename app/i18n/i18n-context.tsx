import { createContext, type ReactNode, use, useMemo } from 'react';
import { type Language, localizePath } from '#domain/locale/locales.ts';
import type { MoneyV2 } from '#domain/money/money.ts';
import { formatCents, formatMoney } from './format.ts';
import { createTranslate, type MessageKey, type Translate } from './translate.ts';
import type { Words } from './words.ts';

interface I18n<Key extends string = MessageKey> {
  language: Language;
  t: Translate<Key>;
  /** A path of the store in this language. */
  path: (plain: string) => string;
  money: (amount: MoneyV2) => string;
  cents: (cents: number) => string;
}

interface Store extends I18n {
  messages: Record<string, string>;
}

const I18nContext = createContext<Store | null>(null);

interface Props {
  language: Language;
  messages: Record<MessageKey, string>;
  children: ReactNode;
}

export function I18nProvider({ language, messages, children }: Props) {
  const store = useMemo(() => createStore(language, messages), [language, messages]);
  return <I18nContext value={store}>{children}</I18nContext>;
}

/**
 * The words of a screen in the page's language. Its route loads them, and everything below uses them with
 * `useI18n<ProductKey>()`. A screen with many words would otherwise load those of the other languages too.
 */
export function ScreenWords({ words, children }: { words: Record<string, string>; children: ReactNode }) {
  const { language, messages } = useStore();
  const store = useMemo(() => createStore(language, { ...messages, ...words }), [language, messages, words]);
  return <I18nContext value={store}>{children}</I18nContext>;
}

function createStore(language: Language, messages: Record<string, string>): Store {
  return {
    language,
    messages,
    t: createTranslate<MessageKey>(language, messages),
    path: (plain) => localizePath(plain, language),
    money: (amount) => formatMoney(amount, language),
    cents: (cents) => formatCents(cents, language),
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
  return useMemo(() => (words ? withWords(store, words) : store), [store, words]);
}

function withWords(store: Store, words: Words<string>): I18n<string> {
  const { language, messages } = store;
  return { ...store, t: createTranslate<string>(language, messages, words[language]) };
}

function useStore(): Store {
  const store = use(I18nContext);
  if (!store) throw new Error('useI18n outside of I18nProvider');
  return store;
}
