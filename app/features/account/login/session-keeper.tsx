import { useRef } from 'react';
import { nextSessionStep } from '#domain/customer/session-step.ts';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import { expireSession, getSession, SESSION_SOURCE, useAuthState } from '../../../state/auth-state.ts';
import { showToast } from '../../../state/toasts.ts';
import { useOnChange } from '../../../ui/use-on-change.ts';
import { useAccountWords, useLogInAgain, usePlatform } from '../use-account.ts';
import { renewSession } from './session.ts';

/** Ms until a renewal that did not reach the platform is tried again. */
const RETRY_AFTER_MS = 60_000;
/** Shorter than any session lives. */
const RENEWAL_PAUSE_MS = 5 * 60_000;
/** Timers stop while a machine sleeps, and cannot count more than 24 days. */
const LONGEST_WAIT_MS = 60 * 60 * 1000;

/** Renews the session before it runs out, while a page is open; says calmly when that cannot be. Shows nothing. */
export function SessionKeeper() {
  const { accessToken, expiresAt, refreshToken } = useAuthState();
  const { language } = useI18n();
  const platform = usePlatform();
  const tellEnd = useTellEnd();
  const lastRenewal = useRef(Number.NEGATIVE_INFINITY);
  // A new token is a new appointment; another language says the end in its words.
  useOnChange(`${accessToken} ${expiresAt} ${refreshToken} ${language}`, () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    let isRenewing = false;
    const checkIn = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(check, Math.min(ms, LONGEST_WAIT_MS));
    };
    const check = async () => {
      const step = nextSessionStep(getSession(), Date.now());
      if (step.kind === 'wait') checkIn(step.ms);
      if (step.kind === 'end') {
        expireSession();
        tellEnd();
      }
      if (step.kind !== 'renew' || isRenewing) return;
      // Where the machine's calendar runs ahead, a new token looks as old as the one before.
      const pause = lastRenewal.current + RENEWAL_PAUSE_MS - Date.now();
      if (pause > 0) return checkIn(pause);
      isRenewing = true;
      lastRenewal.current = Date.now();
      const renewal = await renewSession(platform());
      isRenewing = false;
      if (renewal === 'refused') tellEnd();
      if (renewal === 'unreached') {
        lastRenewal.current = Number.NEGATIVE_INFINITY;
        if (isCurrent) checkIn(untilRetry());
      }
    };
    const checkNow = () => void check();
    checkNow();
    // Back from sleep, or back in the network.
    document.addEventListener('visibilitychange', checkNow);
    window.addEventListener('online', checkNow);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', checkNow);
      window.removeEventListener('online', checkNow);
    };
  });
  return null;
}

/** Not later than the token's end, which is to be noticed when it comes. */
function untilRetry(): number {
  const left = Date.parse(getSession().expiresAt ?? '') - Date.now();
  return left > 0 ? Math.min(RETRY_AFTER_MS, left) : RETRY_AFTER_MS;
}

function useTellEnd(): () => void {
  const words = useAccountWords();
  const logInAgain = useLogInAgain();
  return () => {
    const action = { label: words('auth.login'), run: logInAgain };
    showToast({
      kind: 'info',
      title: words('error.expired'),
      description: words('session.stays'),
      action,
      source: SESSION_SOURCE,
    });
  };
}
