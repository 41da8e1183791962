import { isPaymentRequired } from '../../state/payment-required.ts';
import { PROVIDER, StorefrontError } from '../../storefront/storefront-error.ts';
import {
  AccountError,
  LoginAfterSignupError,
  NoTokenError,
  SessionExpiredError,
  WEAK_PASSWORD,
} from './account-error.ts';
import type { AccountKey } from './account-words.ts';

export interface FailureWords {
  kind: 'info' | 'error';
  title: string;
  description?: string;
}

/** The platform's refusals that the store has words of its own for; first those of one screen, then those of all. */
const KNOWN_CODES: Record<string, AccountKey> = {
  'error.address.TAKEN': 'error.addressTaken',
  TAKEN: 'error.taken',
  CUSTOMER_DISABLED: 'error.unidentified',
  UNIDENTIFIED_CUSTOMER: 'error.unidentified',
  THROTTLED: 'error.throttled',
  TOO_SHORT: 'error.password',
  [WEAK_PASSWORD]: 'error.weakPassword',
};

/**
 * The message of a failed account form: a login without a token, a login that failed after its sign-up, the end of the session, the
 * platform's refusal, or the screen's own words (specification, section 8).
 */
export function failureWords(error: unknown, fallback: AccountKey, words: (key: AccountKey) => string): FailureWords {
  const isHalfDone = error instanceof LoginAfterSignupError;
  const failed = words(isHalfDone ? 'error.loginAfterSignup' : 'error.loginNoToken');
  if ((isHalfDone ? error.cause : error) instanceof NoTokenError) {
    return { kind: 'info', title: words('toast.redirect'), description: failed };
  }
  if (isHalfDone) return { kind: 'error', title: failed, description: words('error.loginAfterSignupNow') };
  if (error instanceof SessionExpiredError) {
    return { kind: 'info', title: words('error.expired'), description: words('session.stays') };
  }
  return { kind: 'error', title: titleOf(error, fallback, words) };
}

function titleOf(error: unknown, fallback: AccountKey, words: (key: AccountKey) => string): string {
  if (isPaymentRequired(error)) return `${PROVIDER}: Payment required`;
  if (error instanceof AccountError) {
    const known = error.codes.map((code) => KNOWN_CODES[`${fallback}.${code}`] ?? KNOWN_CODES[code]).find(Boolean);
    return known ? words(known) : error.message || words(fallback);
  }
  const isThrottled = error instanceof StorefrontError && error.failure.kind === 'graphql' && error.isTransient;
  return words(isThrottled ? 'error.throttled' : fallback);
}
