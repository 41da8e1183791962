import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { askForLogin } from '../../state/auth-dialog-state.ts';
import { SESSION_SOURCE } from '../../state/auth-state.ts';
import { isPaymentRequired, useSayPaymentRequired } from '../../state/payment-required.ts';
import { useShopFacts } from '../../state/shop-facts.tsx';
import { showToast } from '../../state/toasts.ts';
import { toPlatform } from '../../storefront/browser-platform.ts';
import type { Platform } from '../../storefront/request.ts';
import { LoginAfterSignupError, SessionExpiredError } from './account-error.ts';
import { type AccountKey, accountWords } from './account-words.ts';
import { failureWords } from './failure-words.ts';
import { logOut } from './login/session.ts';

export function useAccountWords() {
  return useI18n(accountWords).t;
}

/** The platform for what the browser asks itself. Only effects and events may call this function's result. */
export function usePlatform(): () => Platform {
  const { browserPlatform } = useShopFacts();
  return useCallback(() => toPlatform(browserPlatform), [browserPlatform]);
}

/**
 * Says in a toast what went wrong, and returns it for the form's own notice, which stays until the next attempt.
 *
 * @param source the form or button, whose next attempt takes the toast away
 */
export function useTellFailure(source: string): (error: unknown, fallback: AccountKey) => string {
  const words = useAccountWords();
  const logInAgain = useLogInAgain();
  const sayPaymentRequired = useSayPaymentRequired();
  return useCallback(
    (error, fallback) => {
      const found = failureWords(error, fallback, words);
      const cause = error instanceof LoginAfterSignupError ? error.cause : error;
      if (isPaymentRequired(cause)) sayPaymentRequired(source);
      const action = error instanceof SessionExpiredError && { label: words('auth.login'), run: logInAgain };
      const about = error instanceof SessionExpiredError ? SESSION_SOURCE : source;
      if (!isPaymentRequired(error)) showToast({ ...found, source: about, ...(action && { action }) });
      return [found.title, found.description].filter(Boolean).join('. ').replaceAll('..', '.');
    },
    [words, logInAgain, sayPaymentRequired, source],
  );
}

/**
 * A login that keeps the page: in a dialog above it, or, where the platform logs in on a page of its own, in another tab that shares
 * its session with this one.
 */
export function useLogInAgain(): () => void {
  const { path } = useI18n();
  const { accounts } = useShopFacts();
  return useCallback(() => {
    if (accounts) window.open(path('/account'), '_blank', 'noopener');
    else askForLogin();
  }, [accounts, path]);
}

export function useLogOut(): () => void {
  const { path } = useI18n();
  const words = useAccountWords();
  const platform = usePlatform();
  const { accounts, publicUrl } = useShopFacts();
  const navigate = useNavigate();
  return useCallback(() => {
    const isLeaving = logOut(platform(), accounts, publicUrl + path('/'));
    showToast({ kind: 'success', title: words('toast.loggedOut'), source: SESSION_SOURCE });
    if (!isLeaving) void navigate(path('/'));
  }, [platform, words, path, navigate, accounts, publicUrl]);
}
