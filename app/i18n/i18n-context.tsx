import { createContext, type ReactNode, use, useMemo } from 'react';
import type { MoneyV2 } from '#domain/money.ts';
import { formatCents, formatMoney } from './format.ts';
import { type Language, localizePath } from './language.ts';
import { createTranslate, type MessageKey, type Translate } from './translate.ts';

interface I18n {
  language: Language;
  t: Translate;
  /** A path of the store in this language. */
  path: (plain: string) => string;
  money: (amount: MoneyV2) => string;
  cents: (cents: number) => string;
}

const I18nContext = createContext<I18n | null>(null);

interface Props {
  language: Language;
  messages: Record<MessageKey, string>;
  children: ReactNode;
}

export function I18nProvider({ language, messages, children }: Props) {
  const i18n = useMemo<I18n>(
    () => ({
      language,
      t: createTranslate(language, messages),
      path: (plain) => localizePath(plain, language),
      money: (amount) => formatMoney(amount, language),
      cents: (cents) => formatCents(cents, language),
    }),
    [language, messages],
  );
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('useI18n outside of I18nProvider');
  return i18n;
}
