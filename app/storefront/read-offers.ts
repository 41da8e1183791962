/** The goods as price sites need them. */

import { type Language, localeOf } from '#domain/locale/locales.ts';
import { VAT_FIELD } from '#domain/money/vat.ts';
import { nextTurn } from '#domain/next-turn.ts';
import { isHiddenTitle, offeredVariants } from '#domain/shop/merchandising.ts';
import { graphql, type ResultOf, type VariablesOf } from '#schema/graphql.ts';
import { shop } from '#shop.config';
import type { Storefront } from './storefront.ts';

/** Share of the source's page size that is asked for at once: a platform in this process reads them all in one turn of the event loop. */
const PART_OF_PAGE = 0.4;
/** Number of products that become offers in one turn of the event loop; the caller writes them in the same turn. */
const OFFERS_A_TURN = 3;

const offersQuery = graphql(`
  query Offers($first: Int!, $after: String, $language: LanguageCode!, $vat: [HasMetafieldsIdentifier!]!) @inContext(language: $language, country: GR) {
    products(first: $first, after: $after, sortKey: ID) {
      nodes {
        id
        handle
        title
        description
        vendor
        productType
        metafields(identifiers: $vat) { namespace key value }
        images(first: 10) { nodes { url width height } }
        variants(first: 10) {
          nodes { id title availableForSale price { amount } image { url } selectedOptions { value } barcode weight weightUnit }
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

/** Every listed product, some at a time, with a turn of the event loop before each. @throws StorefrontError */
export async function* readOffers({ ask, source }: Storefront, language: Language): AsyncGenerator<Offer[]> {
  const first = Math.ceil(source.pageSize * PART_OF_PAGE);
  let after: string | null = null;
  do {
    const variables: VariablesOf<typeof offersQuery> = {
      first,
      after,
      language: localeOf(language).api,
      vat: [VAT_FIELD],
    };
    await nextTurn();
    const { nodes, pageInfo }: ResultOf<typeof offersQuery>['products'] = (await ask(offersQuery, variables)).products;
    for (let from = 0; from < nodes.length; from += OFFERS_A_TURN) {
      // A platform in this process has read them in this turn.
      await nextTurn();
      yield nodes
        .slice(from, from + OFFERS_A_TURN)
        .filter(isListed)
        .map(toOffer);
    }
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
