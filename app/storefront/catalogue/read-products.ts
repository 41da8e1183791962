import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts';
import { type Language, localeOf } from '#domain/locale/locales.ts';
import type { Lexicon } from '#domain/search/match/word-index.ts';
import { textHash } from '#domain/text-hash.ts';
import type { VariablesOf } from '#schema/graphql.ts';
import { type ProductSummary, productsByIdQuery, productsQuery } from '../documents.ts';
import { FACT_FIELDS } from '../specification/fact-fields.ts';
import type { Storefront } from '../storefront.ts';
import { type ListedProduct, toListedProduct } from './listed-product.ts';

type Query = Storefront['query'];

/** A described product with the platform's answer. */
interface Described {
  /** Hash of the platform's answer: while it is the same, the product is not described again. */
  hash: number;
  /** Null for a product that lists leave out. */
  listed: ListedProduct | null;
}

/** By the platform's id. */
export type DescribedProducts = ReadonlyMap<string, Described>;

const IDS_AT_ONCE = 50;

/** Every product of the shop. */
export async function readAll(
  query: Query,
  language: Language,
  { pageSize }: Pick<CatalogueSource, 'pageSize'>,
  known: DescribedProducts,
  lexicon: Lexicon,
): Promise<DescribedProducts> {
  const products = new Map<string, Described>();
  let after: string | null = null;
  do {
    const variables: VariablesOf<typeof productsQuery> = { first: pageSize, after, ...askedIn(language) };
    const { products: page } = await query(productsQuery, variables);
    for (const node of page.nodes) products.set(node.id, describe(node, known, lexicon));
    after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  return products;
}

/** The known products, with some of them read again. */
export async function readSome(
  query: Query,
  language: Language,
  ids: readonly string[],
  known: DescribedProducts,
  lexicon: Lexicon,
): Promise<DescribedProducts> {
  const products = new Map(known);
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
    const asked = ids.slice(from, from + IDS_AT_ONCE);
    const { nodes } = await query(productsByIdQuery, { ids: asked, ...askedIn(language) });
    const found = new Map(nodes.flatMap((node) => (node?.__typename === 'Product' ? [[node.id, node] as const] : [])));
    for (const id of asked) {
      const node = found.get(id);
      if (node) products.set(id, describe(node, known, lexicon));
      else products.delete(id);
    }
  }
  return products;
}

function askedIn(language: Language) {
  return { language: localeOf(language).api, ...FACT_FIELDS };
}

function describe(node: ProductSummary, known: DescribedProducts, lexicon: Lexicon): Described {
  const hash = textHash(JSON.stringify(node));
  const before = known.get(node.id);
  return before?.hash === hash ? before : { hash, listed: toListedProduct(node, lexicon) };
}
