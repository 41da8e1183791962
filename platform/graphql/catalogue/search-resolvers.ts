/** `search` and `predictiveSearch`: products, articles and pages by their words. */

import { hash } from 'node:crypto';
import type { SchemaType } from '#schema/graphql.ts';
import type { Product } from '../../catalogue/catalogue.ts';
import { type Order, sortItems } from '../../catalogue/page.ts';
import { foldWords } from '../../catalogue/search/fold-words.ts';
import { facetsOf } from '../../catalogue/search/product-facets.ts';
import type { ProductFilter } from '../../catalogue/search/product-filters.ts';
import { productSearch, type SearchableField } from '../../catalogue/search/product-search.ts';
import { searchProducts } from '../../catalogue/search/search-products.ts';
import { type QuerySuggestion, suggestQueries } from '../../catalogue/search/suggest-queries.ts';
import type { Article } from '../../content/content.ts';
import type { Page } from '../../content/page.ts';
import { DEFAULT_FIELDS, predict } from '../../content/predictive-search.ts';
import { searchArticles, searchPages } from '../../content/search-content.ts';
import { html } from '../../web/html.ts';
import { ApiError } from '../api-error.ts';
import { type ConnectionArgs, toConnection } from '../connection.ts';
import { contentOf } from '../content/article-resolvers.ts';
import { checkInputSize } from '../input-size.ts';
import type { RequestContext } from '../request-context.ts';
import { toFilters } from './filter-resolvers.ts';

type Unavailable = SchemaType<'SearchUnavailableProductsType'>;
type SearchType = SchemaType<'SearchType'>;
type PredictiveType = SchemaType<'PredictiveSearchType'>;
type FoundItem = Product | Article | Page;

interface SearchArgs extends ConnectionArgs {
  query: string;
  prefix?: 'LAST' | 'NONE' | null;
  productFilters?: readonly ProductFilter[] | null;
  sortKey: 'PRICE' | 'RELEVANCE';
  types?: readonly SearchType[] | null;
  unavailableProducts?: Unavailable | null;
}

interface PredictiveArgs {
  query: string;
  limit?: number | null;
  limitScope?: 'ALL' | 'EACH' | null;
  searchableFields?: readonly SearchableField[] | null;
  types?: readonly PredictiveType[] | null;
  unavailableProducts?: Unavailable | null;
}

const SEARCH_TYPES: readonly SearchType[] = ['PRODUCT', 'PAGE', 'ARTICLE'];
/** In the order in which they share a limit. */
const PREDICTIVE_TYPES: readonly PredictiveType[] = ['QUERY', 'PRODUCT', 'COLLECTION', 'PAGE', 'ARTICLE'];
/** The most that the schema's description allows, and what it takes without an argument. */
const PREDICTIVE_LIMIT = 10;

/** Tells a shop's reports the search and the place that led to a product. */
function withTracking<Item extends object>(items: readonly Item[], parametersAt: (position: number) => string): Item[] {
  return items.map((item, index) =>
    Object.create(item, { trackingParameters: { value: parametersAt(index + 1), enumerable: true } }),
  );
}

/** The same search has the same number, so that answers can be kept. */
function searchNumber(args: object): string {
  return hash('sha256', JSON.stringify(args), 'hex').slice(0, 9);
}

async function search(_root: unknown, args: SearchArgs, context: RequestContext) {
  checkInputSize(args.productFilters);
  const { language } = context;
  checkInputSize(args.types);
  // Only products pass a product filter.
  const known = args.productFilters?.length ? (['PRODUCT'] as const) : SEARCH_TYPES;
  const types = args.types?.length ? known.filter((type) => args.types?.includes(type)) : known;
  const asked = { query: args.query, prefix: args.prefix === 'LAST' };
  const products = searchProducts(
    await productSearch(await context.catalogue.whole()),
    {
      query: args.query,
      sort: args.sortKey,
      reverse: args.reverse ?? false,
      unavailable: args.unavailableProducts ?? 'SHOW',
      filters: args.productFilters ?? [],
    },
    language,
  );
  const found = {
    articles: types.includes('ARTICLE') ? searchArticles((await contentOf(context)).articles, asked) : [],
    pages: types.includes('PAGE') ? searchPages(await context.pages(), asked) : [],
    products: types.includes('PRODUCT') ? products.products : [],
  };
  const others = [...found.pages, ...found.articles];
  const scores = new Map<FoundItem, number>(others.map(({ item, score }) => [item, score]));
  const order: Order<FoundItem> = {
    name: types.includes('PRODUCT') ? products.order.name : 'RELEVANCE',
    valueOf: (item) => (item.kind === 'Product' ? products.order.valueOf(item) : otherValue(item, scores, args)),
    idOf: (item) => (others.length > 0 ? `${item.kind}/${String(item.id).padStart(10, '0')}` : item.id),
  };
  const items: readonly FoundItem[] =
    others.length > 0
      ? sortItems([...found.products, ...others.map(({ item }) => item)], order, args.reverse ?? false)
      : found.products;
  const connection = toConnection(items, args, order);
  const number = searchNumber([args.query, types, args.sortKey, language]);
  const first = connection.nodes[0] ? items.indexOf(connection.nodes[0]) : 0;
  const tracked = withTracking(connection.nodes, (position) => `_pos=${first + position}&_sid=${number}&_ss=r`);
  return {
    ...connection,
    nodes: tracked,
    edges: () => connection.edges().map(({ cursor, node }, index) => ({ cursor, node: tracked[index] ?? node })),
    totalCount: items.length,
    productFilters: () =>
      types.includes('PRODUCT') ? toFilters(facetsOf(products.found, products.filters, language)) : [],
  };
}

/** Behind the products that can be bought, by their own score where relevance counts. */
function otherValue(item: FoundItem, scores: ReadonlyMap<FoundItem, number>, { sortKey, reverse }: SearchArgs): number {
  if (sortKey === 'PRICE') return reverse ? -1 : Number.MAX_SAFE_INTEGER;
  return BEHIND_PRODUCTS - (scores.get(item) ?? 0);
}

/** More than a product's place or an item's score can be. */
const BEHIND_PRODUCTS = 1e9;

/** @throws ApiError for a limit that the schema's description does not allow */
async function predictiveSearch(_root: unknown, args: PredictiveArgs, context: RequestContext) {
  const limit = args.limit ?? PREDICTIVE_LIMIT;
  if (limit < 1 || limit > PREDICTIVE_LIMIT)
    throw new ApiError('BAD_REQUEST', `limit must be between 1 and ${PREDICTIVE_LIMIT}`);
  checkInputSize(args.types);
  checkInputSize(args.searchableFields);
  const types = args.types?.length ? args.types : PREDICTIVE_TYPES;
  const isEmpty = foldWords(args.query).length === 0;
  const query = encodeURIComponent(args.query.slice(0, 200).toWellFormed());
  let left = limit;
  const result = new Map<PredictiveType, object[]>();
  for (const type of PREDICTIVE_TYPES) {
    if (isEmpty || !types.includes(type)) continue;
    const found = (await findPredicted(type, args, context)).slice(0, args.limitScope === 'EACH' ? limit : left);
    left -= found.length;
    result.set(
      type,
      withTracking(found, (position) => `_pos=${position}&_psq=${query}&_ss=e&_v=1.0`),
    );
  }
  return {
    queries: result.get('QUERY') ?? [],
    products: result.get('PRODUCT') ?? [],
    collections: result.get('COLLECTION') ?? [],
    pages: result.get('PAGE') ?? [],
    articles: result.get('ARTICLE') ?? [],
  };
}

async function findPredicted(
  type: PredictiveType,
  { query, searchableFields: fields, unavailableProducts }: PredictiveArgs,
  context: RequestContext,
): Promise<readonly object[]> {
  const { language } = context;
  const catalogue = await context.catalogue.whole();
  switch (type) {
    case 'QUERY':
      return suggestQueries(catalogue, query, language, PREDICTIVE_LIMIT).map(toSuggestion);
    case 'PRODUCT':
      return arrange(
        (await productSearch(catalogue)).findIn(query, fields?.length ? fields : DEFAULT_FIELDS),
        unavailableProducts ?? 'LAST',
      );
    case 'COLLECTION':
      return predict(catalogue.collections, query, fields);
    case 'PAGE':
      return predict(await context.pages(), query, fields);
    case 'ARTICLE':
      return predict((await contentOf(context)).articles, query, fields);
  }
}

function arrange(found: readonly Product[], unavailable: Unavailable): readonly Product[] {
  if (unavailable === 'SHOW') return found;
  const available = found.filter(({ availableForSale }) => availableForSale);
  return unavailable === 'HIDE' ? available : [...available, ...found.filter((product) => !product.availableForSale)];
}

function toSuggestion({ text, typed, added }: QuerySuggestion) {
  const styledText = html`<mark>${typed}</mark>${added !== '' && html`<span>${added}</span>`}`;
  return { kind: 'SearchQuerySuggestion', text, styledText: styledText.toString() };
}

export const searchResolvers = { QueryRoot: { search, predictiveSearch } };
