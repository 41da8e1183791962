/** The documents by which tests speak to the customer side of the API, and who speaks. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Answer } from './test-platform.ts';

const ERRORS = 'customerUserErrors { code field message } userErrors { field message }';
const PROFILE = 'id email firstName lastName displayName phone acceptsMarketing';
const TOKEN = 'customerAccessToken { accessToken expiresAt }';
const ADDRESS =
  'id firstName lastName name company address1 address2 city province zip country countryCodeV2 phone formatted(withName: true) formattedArea';

export const documents = {
  create: `mutation($input: CustomerCreateInput!) { result: customerCreate(input: $input) { customer { ${PROFILE} } ${ERRORS} } }`,
  createInEnglish: `mutation($input: CustomerCreateInput!) @inContext(language: EN) { result: customerCreate(input: $input) { customer { ${PROFILE} } ${ERRORS} } }`,
  logIn: `mutation($input: CustomerAccessTokenCreateInput!) { result: customerAccessTokenCreate(input: $input) { ${TOKEN} ${ERRORS} } }`,
  renew: `mutation($token: String!) { result: customerAccessTokenRenew(customerAccessToken: $token) { ${TOKEN} userErrors { field message } } }`,
  logOut: `mutation($token: String!) { result: customerAccessTokenDelete(customerAccessToken: $token) { deletedAccessToken userErrors { field message } } }`,
  customer: `query($token: String!) { result: customer(customerAccessToken: $token) { ${PROFILE} createdAt updatedAt tags numberOfOrders defaultAddress { ${ADDRESS} } addresses(first: 10) { nodes { ${ADDRESS} } } } }`,
  update: `mutation($token: String!, $customer: CustomerUpdateInput!) { result: customerUpdate(customerAccessToken: $token, customer: $customer) { customer { ${PROFILE} } ${TOKEN} ${ERRORS} } }`,
  recover: `mutation($email: String!) { result: customerRecover(email: $email) { ${ERRORS} } }`,
  reset: `mutation($id: ID!, $input: CustomerResetInput!) { result: customerReset(id: $id, input: $input) { customer { ${PROFILE} } ${TOKEN} ${ERRORS} } }`,
  resetByUrl: `mutation($url: URL!, $password: String!) { result: customerResetByUrl(resetUrl: $url, password: $password) { customer { ${PROFILE} } ${TOKEN} ${ERRORS} } }`,
  addressCreate: `mutation($token: String!, $address: MailingAddressInput!) { result: customerAddressCreate(customerAccessToken: $token, address: $address) { customerAddress { ${ADDRESS} } ${ERRORS} } }`,
  addressUpdate: `mutation($token: String!, $id: ID!, $address: MailingAddressInput!) { result: customerAddressUpdate(customerAccessToken: $token, id: $id, address: $address) { customerAddress { ${ADDRESS} } ${ERRORS} } }`,
  addressDelete: `mutation($token: String!, $id: ID!) { result: customerAddressDelete(customerAccessToken: $token, id: $id) { deletedCustomerAddressId ${ERRORS} } }`,
  addressDefault: `mutation($token: String!, $id: ID!) { result: customerDefaultAddressUpdate(customerAccessToken: $token, addressId: $id) { customer { defaultAddress { id } } ${ERRORS} } }`,
};

export const PASSWORD = 'σωστός κωδικός 1';

type Query = (document: string, variables?: Record<string, unknown>, address?: string) => Promise<Answer>;

/** Speaks with the platform of one test file. */
export function customersOf(query: () => Query) {
  const run = async (name: keyof typeof documents, variables: Record<string, unknown>, address?: string) => {
    const { data, errors } = await query()(documents[name], variables, address);
    expect(errors).toBeUndefined();
    return data.result;
  };
  const newEmail = () => `customer-${randomUUID()}@example.gr`;
  const logIn = async (email: string, password = PASSWORD): Promise<string> =>
    (await run('logIn', { input: { email, password } })).customerAccessToken?.accessToken;
  return {
    run,
    newEmail,
    logIn,
    /** A customer with an account, logged in. */
    async signUp(input: Record<string, unknown> = {}) {
      const email = newEmail();
      const { customer } = await run('create', { input: { email, password: PASSWORD, ...input } });
      return { id: customer.id as string, email, token: await logIn(email) };
    },
  };
}
