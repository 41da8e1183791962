/** The customer's side of the Storefront API, as the browser asks for it with the customer's own token. */
import { graphql, type ResultOf } from '#schema/graphql.ts';

const address = graphql(`
  fragment Address on MailingAddress @_unmask { id address1 address2 city province zip country company firstName lastName phone }
`);

const customer = graphql(
  `
    fragment AccountCustomer on Customer @_unmask {
      id email firstName lastName phone acceptsMarketing numberOfOrders
      defaultAddress { ...Address }
      addresses(first: 10) { nodes { ...Address } }
    }
  `,
  [address],
);

export const customerCreateMutation = graphql(`
  mutation CustomerCreate($input: CustomerCreateInput!, $language: LanguageCode!)
  @inContext(language: $language, country: GR) {
    customerCreate(input: $input) { customer { id } customerUserErrors { code field message } }
  }
`);

export const tokenCreateMutation = graphql(`
  mutation TokenCreate($input: CustomerAccessTokenCreateInput!, $language: LanguageCode!)
  @inContext(language: $language, country: GR) {
    customerAccessTokenCreate(input: $input) {
      customerAccessToken { accessToken expiresAt }
      customerUserErrors { code field message }
    }
  }
`);

export const tokenDeleteMutation = graphql(`
  mutation TokenDelete($token: String!) {
    customerAccessTokenDelete(customerAccessToken: $token) { deletedAccessToken }
  }
`);

export const tokenRenewMutation = graphql(`
  mutation TokenRenew($token: String!) {
    customerAccessTokenRenew(customerAccessToken: $token) {
      customerAccessToken { accessToken expiresAt }
      userErrors { field message }
    }
  }
`);

/** Detaches a cart from its customer. */
export const cartWithoutBuyerMutation = graphql(`
  mutation CartWithoutBuyer($cartId: ID!) {
    cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: { customerAccessToken: null }) {
      userErrors { code }
    }
  }
`);

export const customerRecoverMutation = graphql(`
  mutation CustomerRecover($email: String!, $language: LanguageCode!) @inContext(language: $language, country: GR) {
    customerRecover(email: $email) { customerUserErrors { code field message } }
  }
`);

export const customerQuery = graphql(
  `
    query AccountCustomer($token: String!) {
      customer(customerAccessToken: $token) { ...AccountCustomer }
    }
  `,
  [customer],
);

export const customerUpdateMutation = graphql(
  `
    mutation CustomerUpdate($token: String!, $customer: CustomerUpdateInput!) {
      customerUpdate(customerAccessToken: $token, customer: $customer) {
        customer { ...AccountCustomer }
        customerAccessToken { accessToken expiresAt }
        customerUserErrors { code field message }
      }
    }
  `,
  [customer],
);

export const addressCreateMutation = graphql(`
  mutation AddressCreate($token: String!, $address: MailingAddressInput!) {
    customerAddressCreate(customerAccessToken: $token, address: $address) {
      customerAddress { id }
      customerUserErrors { code field message }
    }
  }
`);

export const addressUpdateMutation = graphql(`
  mutation AddressUpdate($token: String!, $id: ID!, $address: MailingAddressInput!) {
    customerAddressUpdate(customerAccessToken: $token, id: $id, address: $address) {
      customerAddress { id }
      customerUserErrors { code field message }
    }
  }
`);

export const addressDeleteMutation = graphql(`
  mutation AddressDelete($token: String!, $id: ID!) {
    customerAddressDelete(customerAccessToken: $token, id: $id) {
      deletedCustomerAddressId
      customerUserErrors { code field message }
    }
  }
`);

export const defaultAddressMutation = graphql(`
  mutation DefaultAddress($token: String!, $addressId: ID!) {
    customerDefaultAddressUpdate(customerAccessToken: $token, addressId: $addressId) {
      customer { id }
      customerUserErrors { code field message }
    }
  }
`);

export const ordersQuery = graphql(`
  query CustomerOrders($token: String!, $first: Int!, $after: String, $language: LanguageCode!)
  @inContext(language: $language, country: GR) {
    customer(customerAccessToken: $token) {
      orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        pageInfo { hasNextPage endCursor }
        nodes {
          id name orderNumber processedAt financialStatus fulfillmentStatus statusUrl
          returns: metafield(namespace: "xana", key: "returns") { value }
          delivery: metafield(namespace: "xana", key: "delivery") { value }
          subtotalPrice { amount currencyCode }
          totalShippingPrice { amount currencyCode }
          totalPrice { amount currencyCode }
          totalRefunded { amount currencyCode }
          successfulFulfillments(first: 10) { trackingCompany trackingInfo { number url } }
          lineItems(first: 50) {
            nodes {
              title quantity currentQuantity
              originalTotalPrice { amount currencyCode }
              discountedTotalPrice { amount currencyCode }
              variant { selectedOptions { name value } image { url altText } }
            }
          }
        }
      }
    }
  }
`);

export type AccountCustomer = NonNullable<ResultOf<typeof customerQuery>['customer']>;
export type AccountAddress = NonNullable<AccountCustomer['defaultAddress']>;
export type AccountOrder = NonNullable<ResultOf<typeof ordersQuery>['customer']>['orders']['nodes'][number];
export type CustomerUserError = NonNullable<
  ResultOf<typeof customerUpdateMutation>['customerUpdate']
>['customerUserErrors'][number];
