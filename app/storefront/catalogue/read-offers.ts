/** The goods as price sites need them. */

import { type Language, localeOf } from '#domain/locale/locales.ts';
import { isHiddenTitle, offeredVariants } from '#domain/shop/merchandising.ts';
import { graphql, type ResultOf, type VariablesOf } from '#schema/graphql.ts';
import { shop } from '#shop.config';
import { FEED_FIELDS } from '../specification/fact-fields.ts';
import type { Storefront } from '../storefront.ts';

const offersQuery = graphql(`
  query Offers($first: Int!, $after: String, $language: LanguageCode!, $facts: [HasMetafieldsIdentifier!]!) @inContext(language: $language, country: GR) {
    products(first: $first, after: $after, sortKey: ID) {
      nodes {
        id
        handle
        title
        description
        vendor
        productType
        metafields(identifiers: $facts) { namespace key value }
        images(first: 10) { nodes { url width height } }
        variants(first: 10) {
          nodes { id title availableForSale price { amount } image { url } selectedOptions { value } barcode weight weightUnit metafields(identifiers: $facts) { namespace key value } }
        }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

type OfferedProduct = ResultOf<typeof offersQuery>['products']['nodes'][number];
type OfferedVariant = OfferedProduct['variants']['nodes'][number];

/** A listed product, with the variants that can be bought now. */
export interface Offer {
  product: OfferedProduct;
  variants: (OfferedVariant & { grams: number | null })[];
}

/** Every listed product, a page of the platform at a time. @throws StorefrontError */
export async function* readOffers({ ask, source }: Storefront, language: Language): AsyncGenerator<Offer[]> {
  let after: string | null = null;
  do {
    const variables: VariablesOf<typeof offersQuery> = {
      first: source.pageSize,
      after,
      language: localeOf(language).api,
      facts: FEED_FIELDS,
    };
    const { nodes, pageInfo }: ResultOf<typeof offersQuery>['products'] = (await ask(offersQuery, variables)).products;
    yield nodes.filter(isListed).map(toOffer);
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  } while (after !== null);
}

function isListed({ images, title }: OfferedProduct): boolean {
  return images.nodes.length > 0 && !isHiddenTitle(title, shop.merchandising.hiddenTitles);
}

function toOffer(product: OfferedProduct): Offer {
  const offered = offeredVariants(product.variants.nodes, shop.merchandising.hiddenVariants);
  return {
    product,
    variants: offered
      .filter(({ availableForSale, price }) => availableForSale && Number(price.amount) > 0)
      .map((variant) => ({ ...variant, grams: toGrams(variant) })),
  };
}

const GRAMS: Readonly<Record<string, number>> = { GRAMS: 1, KILOGRAMS: 1000, OUNCES: 28.349523, POUNDS: 453.59237 };

function toGrams({ weight, weightUnit }: OfferedVariant): number | null {
  const grams = Math.round((weight ?? 0) * (GRAMS[weightUnit] ?? 0));
  return grams > 0 ? grams : null;
}
