/** What the auth form must hold (specification, section 5). */
import { parseEmail } from './email.ts';

export type AuthMode = 'login' | 'signup';

export const PASSWORD_MIN_LENGTH = 8;

export interface AuthValues {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  acceptNewsletter: boolean;
}

export interface AuthErrors {
  email?: 'format';
  password?: 'too_short';
  firstName?: 'required';
  lastName?: 'required';
}

/** In the order in which the form shows them: the first error is the one that a toast says. */
export const AUTH_FIELDS = ['firstName', 'lastName', 'email', 'password'] as const;

/** E-mail and names are trimmed, a password is left as it was typed. Names are asked for at sign-up only. */
export function parseAuth(values: AuthValues, mode: AuthMode): Parsed<AuthValues> {
  const identity = parseIdentity(values, mode);
  if (values.password.length < PASSWORD_MIN_LENGTH) {
    return { ok: false, errors: { ...(!identity.ok && identity.errors), password: 'too_short' } };
  }
  return identity.ok ? { ok: true, values: { ...values, ...identity.values } } : identity;
}

/** Who somebody says they are, without a password: where the platform asks for that itself. */
export type Identity = Pick<AuthValues, 'email' | 'firstName' | 'lastName'>;

export function parseIdentity(values: Identity, mode: AuthMode): Parsed<Identity> {
  const email = parseEmail(values.email);
  const [firstName, lastName] = [values.firstName.trim(), values.lastName.trim()];
  const errors: AuthErrors = {};
  if (mode === 'signup' && firstName === '') errors.firstName = 'required';
  if (mode === 'signup' && lastName === '') errors.lastName = 'required';
  if (!email.ok) errors.email = 'format';
  if (!email.ok || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, values: { email: email.email, firstName, lastName } };
}

type Parsed<Values> = { ok: true; values: Values } | { ok: false; errors: AuthErrors };

export interface SessionTokens {
  accessToken: string | null;
  /** ISO 8601. */
  expiresAt: string | null;
  /** Of the platform's newer accounts, whose access tokens live for hours instead of weeks. */
  refreshToken: string | null;
}

/** A session counts only with a token and an expiry that lies ahead. */
export function isSessionValid(
  session: { accessToken: string | null; expiresAt: string | null },
  now: number,
): boolean {
  return Boolean(session.accessToken) && session.expiresAt !== null && Date.parse(session.expiresAt) > now;
}

const MINUTE_MS = 60_000;
const RENEW_BEFORE_MS = { accessToken: 7 * 24 * 60 * MINUTE_MS, refreshToken: 10 * MINUTE_MS };

export type SessionStep = { kind: 'none' | 'renew' | 'end' } | { kind: 'wait'; ms: number };

/**
 * What is to be done for a session at this moment: renew it some time before it runs out, end it when it ran out and
 * cannot be renewed any more, or look again in so many milliseconds.
 */
export function nextSessionStep(session: SessionTokens, now: number): SessionStep {
  const { accessToken, expiresAt, refreshToken } = session;
  if (!accessToken && !refreshToken) return { kind: 'none' };
  const isValid = isSessionValid({ accessToken, expiresAt }, now);
  if (!isValid) return { kind: refreshToken ? 'renew' : 'end' };
  const lead = refreshToken ? RENEW_BEFORE_MS.refreshToken : RENEW_BEFORE_MS.accessToken;
  const ms = Date.parse(expiresAt ?? '') - lead - now;
  return ms > 0 ? { kind: 'wait', ms } : { kind: 'renew' };
}
