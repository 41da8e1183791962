import { askGraphql, type Profile, ProfileError, type Profiles } from './profiles.ts';

/** The API of newer accounts has a schema of its own, which is not the Storefront API's: these two documents are its part. */
const PROFILE = 'id firstName lastName emailAddress { emailAddress }';
const PROFILE_QUERY = `query { customer { ${PROFILE} } }`;
const NAMES_MUTATION = `mutation($input: CustomerUpdateInput!) { customerUpdate(input: $input) { customer { ${PROFILE} } userErrors { code } } }`;

interface AccountCustomer {
  id: string;
  firstName: string | null;
  lastName: string | null;
  emailAddress: { emailAddress: string | null } | null;
}

/**
 * Profiles by the hosted platform's Customer Account API (shopify.dev/docs/api/customer). The shop's own domain names its
 * address; its token goes into `Authorization` without a scheme.
 */
export function accountApiProfiles(domain: string, fetch: (request: Request) => Promise<Response>): Profiles {
  const ask = async (accessToken: string, query: string, variables: Record<string, unknown> = {}) =>
    askGraphql(fetch, {
      endpoint: await findEndpoint(domain, fetch),
      headers: { authorization: accessToken },
      query,
      variables,
    });
  return {
    async find(accessToken) {
      const { customer } = (await ask(accessToken, PROFILE_QUERY)) as { customer: AccountCustomer | null };
      return customer && toProfile(customer);
    },
    async setNames(accessToken, input) {
      const { customerUpdate } = (await ask(accessToken, NAMES_MUTATION, { input })) as {
        customerUpdate: { customer: AccountCustomer | null } | null;
      };
      if (!customerUpdate?.customer) throw new ProfileError('The names were refused');
      return toProfile(customerUpdate.customer);
    },
  };
}

async function findEndpoint(domain: string, fetch: (request: Request) => Promise<Response>): Promise<string> {
  const response = await fetch(new Request(`https://${domain}/.well-known/customer-account-api`));
  const { graphql_api } = (response.ok ? await response.json() : {}) as { graphql_api?: unknown };
  // The customer's token goes there: only to the platform, never by plain HTTP.
  const url = typeof graphql_api === 'string' ? URL.parse(graphql_api) : null;
  const isPlatform = url?.protocol === 'https:' && [domain, 'shopify.com'].includes(url.hostname);
  if (!isPlatform) throw new ProfileError('The shop names no Customer Account API');
  return url.href;
}

function toProfile({ id, firstName, lastName, emailAddress }: AccountCustomer): Profile {
  return { id, firstName, lastName, email: emailAddress?.emailAddress ?? null };
}
