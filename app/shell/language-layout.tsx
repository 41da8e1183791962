import type { ReactNode } from 'react';
import type { Language } from '#domain/locales.ts';
import { I18nProvider, ScreenWords } from '../i18n/i18n-context.tsx';
import type { MessageKey } from '../i18n/translate.ts';
import { Outlet } from '../router/screen-tree.tsx';
import { type ShopFacts, ShopFactsContext } from '../state/shop-facts.tsx';
import { useRenewedLayout } from './layout-renewal.ts';
import { RetryMissing } from './retry-missing.tsx';
import { Shell } from './shell.tsx';

interface Props {
  language: Language;
  messages: Record<MessageKey, string>;
  /** Of the screen, where it has many: only its language's travel. */
  screenWords: Record<string, string> | undefined;
  facts: ShopFacts;
  /** The account's place in the header, and the dialogs beside the page: features, which the shell does not know. */
  account: ReactNode;
  dialogs: ReactNode;
}

const NO_WORDS: Record<string, string> = {};

/** One language's whole store. Each language is a route of its own, so that only its messages travel. */
export function LanguageLayout({ language, messages, screenWords = NO_WORDS, facts, account, dialogs }: Props) {
  useRenewedLayout(facts);
  return (
    <I18nProvider language={language} messages={messages}>
      <ShopFactsContext value={facts}>
        <Shell account={account}>
          <ScreenWords words={screenWords}>
            <Outlet />
          </ScreenWords>
        </Shell>
        {dialogs}
        <RetryMissing />
      </ShopFactsContext>
    </I18nProvider>
  );
}
