import type { AuthValues } from '#domain/account.ts';
import { LANGUAGE_CODES, type Language } from '../../i18n/language.ts';
import {
  dropAccessToken,
  getAccessToken,
  getSession,
  rememberCustomer,
  type SessionCustomer,
  startSession,
} from '../../state/auth-state.ts';
import { clearWishlist } from '../../state/wishlist-state.ts';
import { type Platform, requestStorefront } from '../../storefront/request.ts';
import { withRetries } from '../../storefront/retry.ts';
import {
  type AccountAddress,
  type AccountCustomer,
  type AccountOrder,
  addressCreateMutation,
  addressUpdateMutation,
  type CustomerUserError,
  customerCreateMutation,
  customerQuery,
  customerRecoverMutation,
  customerUpdateMutation,
  defaultAddressMutation,
  ordersQuery,
  tokenCreateMutation,
} from './account-documents.ts';
import { isTokenRefused, NoTokenError, refuse, SessionExpiredError } from './account-error.ts';

/** Signs up, to be written to in this language, and logs in at once. @throws AccountError | NoTokenError | StorefrontError */
export async function signUp(platform: Platform, values: AuthValues, language: Language): Promise<AccountCustomer> {
  const { email, password, firstName, lastName, acceptNewsletter } = values;
  const { customerCreate } = await requestStorefront(platform, customerCreateMutation, {
    input: { email, password, firstName, lastName, acceptsMarketing: acceptNewsletter },
    language: LANGUAGE_CODES[language],
  });
  refuse(customerCreate?.customerUserErrors);
  return logIn(platform, values, language);
}

/** Stores the token, then the profile; letters follow the language of the last login. @throws AccountError | NoTokenError | StorefrontError */
export async function logIn(
  platform: Platform,
  { email, password }: Pick<AuthValues, 'email' | 'password'>,
  language: Language,
): Promise<AccountCustomer> {
  const { customerAccessTokenCreate } = await requestStorefront(platform, tokenCreateMutation, {
    input: { email, password },
    language: LANGUAGE_CODES[language],
  });
  refuse(customerAccessTokenCreate?.customerUserErrors);
  const token = customerAccessTokenCreate?.customerAccessToken;
  if (!token) throw new NoTokenError('Login failed');
  startSession(token);
  return fetchCustomer(platform);
}

/** Asks for a mail with a link to a new password. The answer never tells whether the address has an account. */
export async function recover(platform: Platform, email: string, language: Language): Promise<void> {
  const variables = { email, language: LANGUAGE_CODES[language] };
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

export interface AddressInput {
  address1: string;
  address2: string;
  city: string;
  province: string;
  zip: string;
  company: string;
}

/** Saves an address, a known one in place, and makes it the default where asked. */
export async function saveAddress(
  platform: Platform,
  input: AddressInput,
  { known, isDefault }: { known: AccountAddress | null; isDefault: boolean },
): Promise<void> {
  const token = requireToken();
  const address = { ...input, country: 'Greece' };
  const id = known
    ? await updateAddress(platform, token, known.id, address)
    : await createAddress(platform, token, address);
  if (!isDefault || !id) return;
  const { customerDefaultAddressUpdate } = await requestStorefront(platform, defaultAddressMutation, {
    token,
    addressId: id,
  });
  refuseSession(customerDefaultAddressUpdate?.customerUserErrors);
}

type WireAddress = AddressInput & { country: string };

async function createAddress(platform: Platform, token: string, address: WireAddress): Promise<string | undefined> {
  const { customerAddressCreate } = await requestStorefront(platform, addressCreateMutation, { token, address });
  refuseSession(customerAddressCreate?.customerUserErrors);
  return customerAddressCreate?.customerAddress?.id;
}

async function updateAddress(
  platform: Platform,
  token: string,
  id: string,
  address: WireAddress,
): Promise<string | undefined> {
  const { customerAddressUpdate } = await requestStorefront(platform, addressUpdateMutation, { token, id, address });
  refuseSession(customerAddressUpdate?.customerUserErrors);
  return customerAddressUpdate?.customerAddress?.id ?? id;
}

/** Ten orders a page, the newest first. */
export async function fetchOrders(
  platform: Platform,
  after: string | null,
): Promise<{ orders: AccountOrder[]; next: string | null }> {
  const token = requireToken();
  const { customer } = await withRetries(() => requestStorefront(platform, ordersQuery, { token, first: 10, after }));
  if (!customer) return expire();
  const { nodes, pageInfo } = customer.orders;
  return { orders: nodes, next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null };
}

function requireToken(): string {
  return getAccessToken() ?? expire();
}

/** What is sent with a token may be refused because of the token. */
function refuseSession(errors: readonly CustomerUserError[] | undefined): void {
  if (isTokenRefused(errors)) expire();
  refuse(errors);
}

function expire(): never {
  dropAccessToken();
  throw new SessionExpiredError('The session is over');
}

function remember({ id, email, firstName, lastName }: AccountCustomer): void {
  welcome({ id, email: email ?? null, firstName: firstName ?? null, lastName: lastName ?? null });
}

/** Keeps who is logged in. What somebody else wished for in this browser is not theirs to see. */
export function welcome(customer: SessionCustomer): void {
  const before = getSession().customer;
  if (before && before.id !== customer.id) clearWishlist();
  rememberCustomer(customer);
}
