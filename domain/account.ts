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
export function parseAuth(
  values: AuthValues,
  mode: AuthMode,
): { ok: true; values: AuthValues } | { ok: false; errors: AuthErrors } {
  const email = parseEmail(values.email);
  const [firstName, lastName] = [values.firstName.trim(), values.lastName.trim()];
  const errors: AuthErrors = {};
  if (mode === 'signup' && firstName === '') errors.firstName = 'required';
  if (mode === 'signup' && lastName === '') errors.lastName = 'required';
  if (!email.ok) errors.email = 'format';
  if (values.password.length < PASSWORD_MIN_LENGTH) errors.password = 'too_short';
  if (!email.ok || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, values: { ...values, email: email.email, firstName, lastName } };
}

/** A session counts only with a token and an expiry that lies ahead. */
export function isSessionValid(
  session: { accessToken: string | null; expiresAt: string | null },
  now: number,
): boolean {
  return Boolean(session.accessToken) && session.expiresAt !== null && Date.parse(session.expiresAt) > now;
}
