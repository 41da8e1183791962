/** The documents of the cart's page, which the server sends. */
import { graphql } from '#schema/graphql.ts';

/** What an address asks for, as the cart writes its lines. */
export const askedVariantsQuery = graphql(`
  query AskedVariants($ids: [ID!]!, $language: LanguageCode!) @inContext(language: $language, country: GR) {
    nodes(ids: $ids) {
      __typename
      ... on ProductVariant {
        id title availableForSale
        price { amount currencyCode }
        selectedOptions { name value }
        image { url altText }
        product { id handle title }
      }
    }
  }
`);

/** The variant that a product's form chose, by its options. */
export const chosenVariantQuery = graphql(`
  query ChosenVariant($handle: String!, $options: [SelectedOptionInput!]!, $language: LanguageCode!) @inContext(language: $language, country: GR) {
    product(handle: $handle) {
      variantBySelectedOptions(selectedOptions: $options) { id }
    }
  }
`);
