import { graphql, type ResultOf, toQueryText } from '#schema/graphql.ts';
import { askGraphql, ProfileError, type Profiles } from './profiles.ts';

const profileQuery = graphql(`
  query FunctionCustomer($token: String!) {
    customer(customerAccessToken: $token) { id email firstName lastName }
  }
`);

const namesMutation = graphql(`
  mutation FunctionCustomerNames($token: String!, $customer: CustomerUpdateInput!) {
    customerUpdate(customerAccessToken: $token, customer: $customer) {
      customer { id email firstName lastName }
      customerUserErrors { code }
    }
  }
`);

/** Profiles by the Storefront API, where access tokens of newer accounts are its own: on the embedded platform. */
export function storefrontProfiles(platform: {
  fetch: (request: Request) => Promise<Response>;
  endpoint: string;
  headers: Readonly<Record<string, string>>;
}): Profiles {
  const { fetch, endpoint, headers } = platform;
  return {
    async find(token) {
      const query = toQueryText(profileQuery);
      const data = await askGraphql(fetch, { endpoint, headers, query, variables: { token } });
      return toProfile((data as ResultOf<typeof profileQuery>).customer);
    },
    async setNames(token, customer) {
      const query = toQueryText(namesMutation);
      const data = await askGraphql(fetch, { endpoint, headers, query, variables: { token, customer } });
      const profile = toProfile((data as ResultOf<typeof namesMutation>).customerUpdate?.customer ?? null);
      if (!profile) throw new ProfileError('The names were refused');
      return profile;
    },
  };
}

function toProfile(customer: ResultOf<typeof profileQuery>['customer']) {
  if (!customer) return null;
  const { id, email, firstName, lastName } = customer;
  return { id, email: email ?? null, firstName: firstName ?? null, lastName: lastName ?? null };
}
