import type { AuthValues } from '#domain/account.ts';
import { LANGUAGE_CODES, type Language } from '../../i18n/language.ts';
import { endSession, getAccessToken, rememberCustomer, startSession } from '../../state/auth-state.ts';
import { type Platform, requestStorefront } from '../../storefront/request.ts';
import { withRetries } from '../../storefront/retry.ts';
import {
  type AccountAddress,
  type AccountCustomer,
  type AccountOrder,
  addressCreateMutation,
  addressUpdateMutation,
  customerCreateMutation,
  customerQuery,
  customerRecoverMutation,
  customerUpdateMutation,
  defaultAddressMutation,
  ordersQuery,
  tokenCreateMutation,
  tokenDeleteMutation,
} from './account-documents.ts';
import { NoTokenError, refuse, SessionExpiredError } from './account-error.ts';

/** Signs up and logs in at once. @throws AccountError | NoTokenError | StorefrontError */
export async function signUp(platform: Platform, values: AuthValues): Promise<AccountCustomer> {
  const { email, password, firstName, lastName, acceptNewsletter } = values;
  const { customerCreate } = await requestStorefront(platform, customerCreateMutation, {
    input: { email, password, firstName, lastName, acceptsMarketing: acceptNewsletter },
  });
  refuse(customerCreate?.customerUserErrors);
  return logIn(platform, values);
}

/** Stores the token, then the profile. @throws AccountError | NoTokenError | StorefrontError */
export async function logIn(
  platform: Platform,
  { email, password }: Pick<AuthValues, 'email' | 'password'>,
): Promise<AccountCustomer> {
  const { customerAccessTokenCreate } = await requestStorefront(platform, tokenCreateMutation, {
    input: { email, password },
  });
  refuse(customerAccessTokenCreate?.customerUserErrors);
  const token = customerAccessTokenCreate?.customerAccessToken;
  if (!token) throw new NoTokenError('Login failed');
  startSession(token);
  return fetchCustomer(platform);
}

/** The session ends here at once; that the platform forgets the token too is tried, not waited for. */
export function logOut(platform: Platform): void {
  const token = getAccessToken();
  endSession();
  if (!token) return;
  // Without an answer the token runs out by itself.
  requestStorefront(platform, tokenDeleteMutation, { token }).catch(() => {});
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
  refuse(customerUpdate?.customerUserErrors);
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
  refuse(customerDefaultAddressUpdate?.customerUserErrors);
}

type WireAddress = AddressInput & { country: string };

async function createAddress(platform: Platform, token: string, address: WireAddress): Promise<string | undefined> {
  const { customerAddressCreate } = await requestStorefront(platform, addressCreateMutation, { token, address });
  refuse(customerAddressCreate?.customerUserErrors);
  return customerAddressCreate?.customerAddress?.id;
}

async function updateAddress(
  platform: Platform,
  token: string,
  id: string,
  address: WireAddress,
): Promise<string | undefined> {
  const { customerAddressUpdate } = await requestStorefront(platform, addressUpdateMutation, { token, id, address });
  refuse(customerAddressUpdate?.customerUserErrors);
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

function expire(): never {
  endSession();
  throw new SessionExpiredError('The session is over');
}

function remember({ id, email, firstName, lastName }: AccountCustomer): void {
  rememberCustomer({ id, email: email ?? null, firstName: firstName ?? null, lastName: lastName ?? null });
}
