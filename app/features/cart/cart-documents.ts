/** The few documents that the browser itself sends to the platform. */
import { graphql } from '#schema/graphql.ts';

export const cartCreateMutation = graphql(`
  mutation CartCreate($input: CartInput!, $language: LanguageCode!) @inContext(language: $language, country: GR) {
    cartCreate(input: $input) {
      cart {
        id checkoutUrl totalQuantity
        cost { totalAmount { amount currencyCode } }
        lines(first: 100) {
          nodes {
            id quantity
            merchandise { ... on ProductVariant { id title price { amount currencyCode } product { title handle } } }
          }
        }
        buyerIdentity { customer { id email } }
      }
      userErrors { code field message }
      warnings { code message target }
    }
  }
`);

/** Today's price and stock of what lies in the cart. */
export const cartVariantsQuery = graphql(`
  query CartVariants($ids: [ID!]!) @inContext(country: GR) {
    nodes(ids: $ids) {
      __typename
      ... on ProductVariant { id availableForSale quantityAvailable price { amount currencyCode } }
    }
  }
`);

/** Null when the cart became an order. */
export const cartExistsQuery = graphql(`
  query CartExists($id: ID!) {
    cart(id: $id) { id }
  }
`);
