import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { I18nProvider } from '../i18n/i18n-context.tsx';
import type { Language } from '../i18n/language.ts';
import type { MessageKey } from '../i18n/translate.ts';
import { type ShopFacts, ShopFactsContext } from '../state/shop-facts.tsx';
import { Shell } from './shell.tsx';

interface Props {
  language: Language;
  messages: Record<MessageKey, string>;
  facts: ShopFacts;
  cart: ReactNode;
}

/** One language's whole store. Each language is a layout of its own, so that only its messages travel. */
export function LanguageLayout({ language, messages, facts, cart }: Props) {
  return (
    <I18nProvider language={language} messages={messages}>
      <ShopFactsContext value={facts}>
        <Shell>
          <Outlet />
        </Shell>
        {cart}
      </ShopFactsContext>
    </I18nProvider>
  );
}
