import { type ReactNode, useEffect, useState } from 'react';
import { Outlet, useLocation, useRevalidator } from 'react-router';
import type { Language } from '#domain/locale/locales.ts';
import { I18nProvider, ScreenWords } from '../i18n/i18n-context.tsx';
import type { MessageKey } from '../i18n/translate.ts';
import { nextTryMs, useMissingReason } from '../state/missing-parts.ts';
import { useSayPaymentRequired } from '../state/payment-required.ts';
import { type ShopFacts, ShopFactsContext } from '../state/shop-facts.tsx';
import { useRenewedLayout } from './layout-renewal.ts';
import { Shell } from './shell.tsx';
import { useOnline } from './use-online.ts';

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

/**
 * Asks for the page's data again while parts of it are missing, as often as the specification says (section 9): the server
 * waits for the platform only two seconds. That a platform wants to be paid first is said once.
 */
function RetryMissing() {
  const reason = useMissingReason();
  const { revalidate } = useRevalidator();
  const isOnline = useOnline();
  const { key } = useLocation();
  const sayPaymentRequired = useSayPaymentRequired();
  const [tries, setTries] = useState({ key, made: 0 });
  const made = tries.key === key ? tries.made : 0;
  useEffect(() => {
    if (reason === 'payment_required') sayPaymentRequired();
  }, [reason, sayPaymentRequired]);
  useEffect(() => {
    const delay = nextTryMs(reason, made, isOnline);
    if (delay === null) return;
    const tryAgain = async () => {
      await revalidate();
      setTries({ key, made: made + 1 });
    };
    const timer = setTimeout(() => void tryAgain(), delay);
    return () => clearTimeout(timer);
  }, [reason, made, key, revalidate, isOnline]);
  return null;
}
