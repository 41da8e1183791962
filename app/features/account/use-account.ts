import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { askForLogin } from '../../state/auth-dialog-state.ts';
import { isPaymentRequired, useSayPaymentRequired } from '../../state/payment-required.ts';
import { useShopFacts } from '../../state/shop-facts.tsx';
import { showToast } from '../../state/toasts.ts';
import { toPlatform } from '../../storefront/browser-platform.ts';
import type { Platform } from '../../storefront/request.ts';
import { StorefrontError } from '../../storefront/storefront-error.ts';
import { AccountError, LoginAfterSignupError, NoTokenError, SessionExpiredError } from './account-error.ts';
import { type AccountKey, accountWords } from './account-words.ts';
import { logOut } from './session.ts';

export function useAccountWords() {
  return useI18n(accountWords).t;
}

/** The platform for what the browser asks itself. Only effects and events may call this function's result. */
export function usePlatform(): () => Platform {
  const { browserPlatform } = useShopFacts();
  return useCallback(() => toPlatform(browserPlatform), [browserPlatform]);
}

/** The platform's refusals that the store has words of its own for; first those of one screen, then those of all. */
const KNOWN_CODES: Record<string, AccountKey> = {
  'error.address.TAKEN': 'error.addressTaken',
  TAKEN: 'error.taken',
  CUSTOMER_DISABLED: 'error.unidentified',
  UNIDENTIFIED_CUSTOMER: 'error.unidentified',
  THROTTLED: 'error.throttled',
  TOO_SHORT: 'error.password',
};

/** Says in a toast what went wrong: the platform's refusal, the end of the session, or the screen's own words. */
export function useTellFailure(): (error: unknown, fallback: AccountKey) => void {
  const words = useAccountWords();
  const logInAgain = useLogInAgain();
  const sayPaymentRequired = useSayPaymentRequired();
  return useCallback(
    (error, fallback) => {
      const isHalfDone = error instanceof LoginAfterSignupError;
      if (isPaymentRequired(isHalfDone ? error.cause : error)) sayPaymentRequired();
      if ((isHalfDone ? error.cause : error) instanceof NoTokenError) {
        return showToast({ kind: 'info', title: words('toast.redirect') });
      }
      if (isHalfDone) return showToast({ kind: 'error', title: words('error.loginAfterSignup') });
      if (error instanceof SessionExpiredError) {
        const action = { label: words('auth.login'), run: logInAgain };
        return showToast({ kind: 'info', title: words('error.expired'), description: words('session.kept'), action });
      }
      if (isPaymentRequired(error)) return;
      showToast({ kind: 'error', title: titleOf(error, fallback, words) });
    },
    [words, logInAgain, sayPaymentRequired],
  );
}

/**
 * A login that loses nothing of what stands on the page: in the dialog above it, or, where the platform logs in on a page
 * of its own, in another tab, with which this one agrees.
 */
export function useLogInAgain(): () => void {
  const { path } = useI18n();
  const { accounts } = useShopFacts();
  return useCallback(() => {
    if (accounts) window.open(path('/account'), '_blank', 'noopener');
    else askForLogin();
  }, [accounts, path]);
}

function titleOf(error: unknown, fallback: AccountKey, words: (key: AccountKey) => string): string {
  if (error instanceof AccountError) {
    const known = error.codes.map((code) => KNOWN_CODES[`${fallback}.${code}`] ?? KNOWN_CODES[code]).find(Boolean);
    return known ? words(known) : error.message || words(fallback);
  }
  const isThrottled = error instanceof StorefrontError && error.failure.kind === 'graphql' && error.isTransient;
  return words(isThrottled ? 'error.throttled' : fallback);
}

export function useLogOut(): () => void {
  const { path } = useI18n();
  const words = useAccountWords();
  const platform = usePlatform();
  const { accounts, publicUrl } = useShopFacts();
  const navigate = useNavigate();
  return useCallback(() => {
    const isLeaving = logOut(platform(), accounts, publicUrl + path('/'));
    showToast({ kind: 'success', title: words('toast.loggedOut') });
    if (!isLeaving) void navigate(path('/'));
  }, [platform, words, path, navigate, accounts, publicUrl]);
}
