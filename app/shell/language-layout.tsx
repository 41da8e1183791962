import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { I18nProvider } from '../i18n/i18n-context.tsx';
import type { Language } from '../i18n/language.ts';
import type { MessageKey } from '../i18n/translate.ts';
import { type ShopFacts, ShopFactsContext } from '../state/shop-facts.tsx';
import { useRenewedLayout } from './layout-renewal.ts';
import { RetryMissing } from './retry-missing.tsx';
import { Shell } from './shell.tsx';

interface Props {
  language: Language;
  messages: Record<MessageKey, string>;
  facts: ShopFacts;
  /** The account's place in the header, and the dialogs beside the page: features, which the shell does not know. */
  account: ReactNode;
  dialogs: ReactNode;
}

/** One language's whole store. Each language is a layout of its own, so that only its messages travel. */
export function LanguageLayout({ language, messages, facts, account, dialogs }: Props) {
  useRenewedLayout(facts);
  return (
    <I18nProvider language={language} messages={messages}>
      <ShopFactsContext value={facts}>
        <Shell account={account}>
          <Outlet />
        </Shell>
        {dialogs}
        <RetryMissing />
      </ShopFactsContext>
    </I18nProvider>
  );
}
