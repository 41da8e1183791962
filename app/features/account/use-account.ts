import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { useShopFacts } from '../../state/shop-facts.tsx';
import { showToast } from '../../state/toasts.ts';
import { toPlatform } from '../../storefront/browser-platform.ts';
import type { Platform } from '../../storefront/request.ts';
import { StorefrontError } from '../../storefront/storefront-error.ts';
import { logOut } from './account-api.ts';
import { AccountError, NoTokenError, SessionExpiredError } from './account-error.ts';
import { type AccountKey, accountWords } from './account-words.ts';

export function useAccountWords() {
  return useI18n(accountWords).t;
}

/** The platform for what the browser asks itself. Only effects and events may call this function's result. */
export function usePlatform(): () => Platform {
  const { browserPlatform } = useShopFacts();
  return useCallback(() => toPlatform(browserPlatform), [browserPlatform]);
}

/** The platform's refusals that the store has words of its own for. */
const KNOWN_CODES: Record<string, AccountKey> = {
  TAKEN: 'error.taken',
  CUSTOMER_DISABLED: 'error.unidentified',
  UNIDENTIFIED_CUSTOMER: 'error.unidentified',
  THROTTLED: 'error.throttled',
  TOO_SHORT: 'error.password',
};

/** Says in a toast what went wrong: the platform's refusal, the end of the session, or the screen's own words. */
export function useTellFailure(): (error: unknown, fallback: AccountKey) => void {
  const words = useAccountWords();
  return useCallback(
    (error, fallback) => {
      if (error instanceof NoTokenError) return showToast({ kind: 'info', title: words('toast.redirect') });
      showToast({ kind: 'error', title: titleOf(error, fallback, words) });
    },
    [words],
  );
}

function titleOf(error: unknown, fallback: AccountKey, words: (key: AccountKey) => string): string {
  if (error instanceof SessionExpiredError) return words('error.expired');
  if (error instanceof AccountError) {
    const known = error.codes.map((code) => KNOWN_CODES[code]).find((key) => key !== undefined);
    return known ? words(known) : error.message || words(fallback);
  }
  const isThrottled = error instanceof StorefrontError && error.failure.kind === 'graphql' && error.isTransient;
  return words(isThrottled ? 'error.throttled' : fallback);
}

export function useLogOut(): () => void {
  const { path } = useI18n();
  const words = useAccountWords();
  const platform = usePlatform();
  const navigate = useNavigate();
  return useCallback(() => {
    logOut(platform());
    showToast({ kind: 'success', title: words('toast.loggedOut') });
    void navigate(path('/'));
  }, [platform, words, path, navigate]);
}
