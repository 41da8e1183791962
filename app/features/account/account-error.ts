import type { CustomerUserError } from './account-documents.ts';

/** A code of our own: the platform says `INVALID` and names the field. */
export const WEAK_PASSWORD = 'WEAK_PASSWORD';

/**
 * The platform refused what a customer asked for. `codes` are official ones (CustomerErrorCode); the message joins the
 * platform's own words with commas (specification, section 5).
 */
export class AccountError extends Error {
  override name = 'AccountError';
  readonly codes: readonly string[];

  constructor(errors: readonly CustomerUserError[]) {
    super(errors.map(({ message }) => message).join(', '));
    this.codes = errors.map(({ code, field }) =>
      code === 'INVALID' && field?.at(-1) === 'password' ? WEAK_PASSWORD : (code ?? 'UNKNOWN'),
    );
  }
}

/** The token is no longer the customer's: the session is over, whatever the network does. */
export class SessionExpiredError extends Error {
  override name = 'SessionExpiredError';
}

/** The platform gave no token: its newer accounts log in on a page of their own. */
export class NoTokenError extends Error {
  override name = 'NoTokenError';
}

/** The account was made, and the login after it failed: a second sign-up would be refused. The cause tells of the login. */
export class LoginAfterSignupError extends Error {
  override name = 'LoginAfterSignupError';

  constructor(cause: unknown) {
    super('Login failed after signup', { cause });
  }
}

/** @throws AccountError when there is anything in the list */
export function refuse(errors: readonly CustomerUserError[] | undefined): void {
  if (errors && errors.length > 0) throw new AccountError(errors);
}

/** Whether the platform does not know, or no longer knows, the access token that was sent. */
export function isTokenRefused(errors: readonly CustomerUserError[] | undefined): boolean {
  return errors?.some(({ code }) => code === 'TOKEN_INVALID' || code === 'UNIDENTIFIED_CUSTOMER') ?? false;
}
