/** Every document that the server's loaders send. A document that the browser sends is beside the code that sends it. */
import { graphql, type ResultOf } from '#schema/graphql.ts';

/**
 * What a card, a list row and the catalogue's index need. At most 10 variants, as the specification says; `ownFacts` are the fields that a
 * variant may say otherwise than its product where only the variant for sale is shown.
 */
export const productSummary = graphql(`
  fragment ProductSummary on Product @_unmask {
    id
    handle
    title
    description
    vendor
    productType
    availableForSale
    featuredImage { url altText width height }
    options { name optionValues { name } }
    priceRange { minVariantPrice { amount currencyCode } }
    metafields(identifiers: $facts) { namespace key value }
    variants(first: 10) {
      nodes { id title sku availableForSale price { amount currencyCode } image { url altText width height } priorPrice: metafield(namespace: "xana", key: "lowest_price_30_days") { value } selectedOptions { name value } metafields(identifiers: $ownFacts) { namespace key value } }
    }
  }
`);

export const productsQuery = graphql(
  `
    query Products($first: Int!, $after: String, $language: LanguageCode!, $facts: [HasMetafieldsIdentifier!]!, $ownFacts: [HasMetafieldsIdentifier!]!) @inContext(language: $language, country: GR) {
      products(first: $first, after: $after, sortKey: ID) {
        nodes { ...ProductSummary }
        pageInfo { hasNextPage endCursor }
      }
    }
  `,
  [productSummary],
);

export const productsByIdQuery = graphql(
  `
    query ProductsById($ids: [ID!]!, $language: LanguageCode!, $facts: [HasMetafieldsIdentifier!]!, $ownFacts: [HasMetafieldsIdentifier!]!) @inContext(language: $language, country: GR) {
      nodes(ids: $ids) { __typename ...ProductSummary }
    }
  `,
  [productSummary],
);

export const productQuery = graphql(
  `
    query Product($handle: String!, $language: LanguageCode!, $facts: [HasMetafieldsIdentifier!]!, $ownFacts: [HasMetafieldsIdentifier!]!) @inContext(language: $language, country: GR) {
      product(handle: $handle) {
        ...ProductSummary
        descriptionHtml
        images(first: 5) { nodes { url altText width height } }
        codes: variants(first: 10) { nodes { id barcode metafields(identifiers: $facts) { namespace key value } } }
      }
    }
  `,
  [productSummary],
);

/** The blog, newest first. `content` replaces a missing excerpt. */
export const articlesQuery = graphql(`
  query Articles($first: Int!, $language: LanguageCode!) @inContext(language: $language, country: GR) {
    articles(first: $first, sortKey: PUBLISHED_AT, reverse: true) {
      nodes {
        id
        title
        handle
        excerpt
        content(truncateAt: 220)
        contentHtml
        authorV2 { name }
        publishedAt
        image { url altText width height }
        tags
      }
    }
  }
`);

export type ArticleSummary = ResultOf<typeof articlesQuery>['articles']['nodes'][number];
export type ProductSummary = ResultOf<typeof productSummary>;
/** As pages get it: what is known of it is said in words, and its picture is named where the variants have pictures of their own. */
export type ProductVariant = Omit<ProductSummary['variants']['nodes'][number], 'metafields' | 'image'> & {
  image?: PlatformImage | null;
};
export type Product = NonNullable<ResultOf<typeof productQuery>['product']>;
export type PlatformImage = NonNullable<ProductSummary['featuredImage']>;

export const collectionTitleQuery = graphql(`
  query CollectionTitle($handle: String!, $language: LanguageCode!) @inContext(language: $language, country: GR) {
    collection(handle: $handle) { title }
  }
`);
