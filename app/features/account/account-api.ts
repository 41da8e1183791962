import type { AuthValues } from '#domain/forms/auth-form.schema.ts';
import { type Language, localeOf } from '#domain/locale/locales.ts';
import {
  dropAccessToken,
  forgetCustomer,
  getAccessToken,
  getSession,
  rememberCustomer,
  type SessionCustomer,
  startSession,
} from '../../state/auth-state.ts';
import { claimWishlist, leaveWishlist } from '../../state/wishlist-state.ts';
import { type Platform, requestStorefront } from '../../storefront/request.ts';
import { withRetries } from '../../storefront/retry.ts';
import { StorefrontError } from '../../storefront/storefront-error.ts';
import {
  type AccountCustomer,
  type AccountOrder,
  type CustomerUserError,
  customerCreateMutation,
  customerQuery,
  customerRecoverMutation,
  customerUpdateMutation,
  ordersQuery,
  tokenCreateMutation,
} from './account-documents.ts';
import { isTokenRefused, LoginAfterSignupError, NoTokenError, refuse, SessionExpiredError } from './account-error.ts';

/**
 * Signs up, to be written to in this language, and logs in at once.
 *
 * @throws AccountError | LoginAfterSignupError | StorefrontError
 */
export async function signUp(
  platform: Platform,
  values: AuthValues,
  language: Language,
): Promise<AccountCustomer | null> {
  const { email, password, firstName, lastName, acceptNewsletter } = values;
  const { customerCreate } = await requestStorefront(platform, customerCreateMutation, {
    input: { email, password, firstName, lastName, acceptsMarketing: acceptNewsletter },
    language: localeOf(language).api,
  });
  refuse(customerCreate?.customerUserErrors);
  try {
    return await logIn(platform, values, language);
  } catch (error) {
    throw new LoginAfterSignupError(error);
  }
}

/**
 * Stores the token, then the profile; letters follow the language of the last login.
 *
 * @returns null when the login succeeded and the profile could not be read; the account's page asks for it again
 * @throws AccountError | NoTokenError | SessionExpiredError | StorefrontError
 */
export async function logIn(
  platform: Platform,
  { email, password }: Pick<AuthValues, 'email' | 'password'>,
  language: Language,
): Promise<AccountCustomer | null> {
  const { customerAccessTokenCreate } = await requestStorefront(platform, tokenCreateMutation, {
    input: { email, password },
    language: localeOf(language).api,
  });
  refuse(customerAccessTokenCreate?.customerUserErrors);
  const token = customerAccessTokenCreate?.customerAccessToken;
  if (!token) throw new NoTokenError('Login failed');
  startSession(token);
  forgetOthers(email);
  try {
    return await fetchCustomer(platform);
  } catch (error) {
    if (error instanceof StorefrontError) return null;
    throw error;
  }
}

/** Forgets the last customer, so that another one whose profile is not known yet does not see their data. */
function forgetOthers(email: string): void {
  const { customer } = getSession();
  if (!customer || customer.email?.toLowerCase() === email.toLowerCase()) return;
  leaveWishlist(customer.id);
  forgetCustomer();
}

/** Asks for a mail with a link to a new password. The answer never tells whether the address has an account. */
export async function recover(platform: Platform, email: string, language: Language): Promise<void> {
  const variables = { email, language: localeOf(language).api };
  const { customerRecover } = await requestStorefront(platform, customerRecoverMutation, variables);
  const errors = customerRecover?.customerUserErrors ?? [];
  refuse(errors.filter(({ code }) => code !== 'UNIDENTIFIED_CUSTOMER' && code !== 'NOT_FOUND'));
}

export async function fetchCustomer(platform: Platform): Promise<AccountCustomer> {
  const token = requireToken();
  const { customer } = await withRetries(() => requestStorefront(platform, customerQuery, { token }));
  if (!customer) return expire();
  remember(customer);
  return customer;
}

/** Logs in again: the platform asks for it before a change of e-mail or password. @throws AccountError */
export async function proveLogin(
  platform: Platform,
  email: string,
  password: string,
  language: Language,
): Promise<void> {
  const { customerAccessTokenCreate } = await requestStorefront(platform, tokenCreateMutation, {
    input: { email, password },
    language: localeOf(language).api,
  });
  refuse(customerAccessTokenCreate?.customerUserErrors);
  if (customerAccessTokenCreate?.customerAccessToken) startSession(customerAccessTokenCreate.customerAccessToken);
}

export async function updateCustomer(
  platform: Platform,
  change: { firstName: string; lastName: string; email: string; acceptsMarketing: boolean },
): Promise<AccountCustomer> {
  const { customerUpdate } = await requestStorefront(platform, customerUpdateMutation, {
    token: requireToken(),
    customer: change,
  });
  refuseSession(customerUpdate?.customerUserErrors);
  // A changed e-mail or password comes with a new token; the old one no longer works.
  if (customerUpdate?.customerAccessToken) startSession(customerUpdate.customerAccessToken);
  if (!customerUpdate?.customer) return expire();
  remember(customerUpdate.customer);
  return customerUpdate.customer;
}

/** Ten orders a page, the newest first. */
export async function fetchOrders(
  platform: Platform,
  after: string | null,
  language: Language,
): Promise<{ orders: AccountOrder[]; next: string | null }> {
  const token = requireToken();
  const variables = { token, first: 10, after, language: localeOf(language).api };
  const { customer } = await withRetries(() => requestStorefront(platform, ordersQuery, variables));
  if (!customer) return expire();
  const { nodes, pageInfo } = customer.orders;
  return { orders: nodes, next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null };
}

/** @throws SessionExpiredError */
export function requireToken(): string {
  return getAccessToken() ?? expire();
}

/** A request with a token, which the platform may refuse. @throws SessionExpiredError | AccountError */
export function refuseSession(errors: readonly CustomerUserError[] | undefined): void {
  if (isTokenRefused(errors)) expire();
  refuse(errors);
}

export function expire(): never {
  dropAccessToken();
  throw new SessionExpiredError('The session is over');
}

function remember({ id, email, firstName, lastName }: AccountCustomer): void {
  welcome({ id, email: email ?? null, firstName: firstName ?? null, lastName: lastName ?? null });
}

/** Remembers the customer and hides another customer's wishlist in this browser. */
export function welcome(customer: SessionCustomer): void {
  const before = getSession().customer;
  if (before) leaveWishlist(before.id);
  claimWishlist(customer.id);
  rememberCustomer(customer);
}
