/** A visitor's selection from the catalogue, and its address. The address is the whole state. */

import type { ImpliedFilter } from '../search/search-outcome.ts';
import { cleanQuery, MAX_QUERY_LENGTH } from './clean-query.ts';
import { FACETS, type FacetKey, normalizeValue } from './facets.ts';
import {
  formatPriceBand,
  isSameBand,
  isShopBand,
  NO_UPPER_BOUND,
  type PriceBand,
  parseEuro,
  parsePriceBand,
  toPriceBand,
} from './price-band.ts';

/** The orders of the specification, those by value and weight, and the one in which a search answers. */
export const SORTS = ['priceAsc', 'priceDesc', 'valueDesc', 'weightAsc', 'nameAsc', 'nameDesc'] as const;
export type Sort = (typeof SORTS)[number] | 'relevance';

export interface Selection {
  query: string;
  /** True when the query is meant to the letter: no correction, no filters read out of it. */
  isExact: boolean;
  /** Empty lists mean everything; several values of one facet widen it. */
  facets: Readonly<Record<FacetKey, readonly string[]>>;
  prices: readonly PriceBand[];
  sort: Sort;
}

const NO_FACETS = Object.fromEntries(FACETS.map((facet) => [facet, []])) as unknown as Selection['facets'];

/** Everything, in the order in which lists begin. */
export const WHOLE_CATALOGUE: Selection = {
  query: '',
  isExact: false,
  facets: NO_FACETS,
  prices: [],
  sort: 'priceAsc',
};

const MAX_VALUES = 40;

export function withFacet(selection: Selection, facet: FacetKey, values: readonly string[]): Selection {
  return { ...selection, facets: { ...selection.facets, [facet]: values } };
}

/** One band more; one that is chosen already is not chosen twice. */
export function withPrice(selection: Selection, band: PriceBand): Selection {
  const isChosen = selection.prices.some((other) => isSameBand(other, band));
  return isChosen ? selection : { ...selection, prices: [...selection.prices, band] };
}

/** With the filters that words of a query mean. */
export function withImplied(selection: Selection, filters: readonly ImpliedFilter[]): Selection {
  let applied = selection;
  for (const { facet, value } of filters) {
    const band = facet === 'price' ? parsePriceBand(value) : null;
    if (band) applied = withPrice(applied, band);
    else if (facet !== 'price') applied = withFacet(applied, facet, [...new Set(applied.facets[facet]).add(value)]);
  }
  return applied;
}

/** The same words in the order that fits them: a search by relevance, a list by price. */
export function withQuery(selection: Selection, query: string): Selection {
  const wasDefault = selection.sort === defaultSort(selection.query);
  return { ...selection, query, isExact: false, sort: wasDefault ? defaultSort(query) : selection.sort };
}

/** Which filters are taken back: one value of a facet, or all that it has. */
export type FilterGroup = FacetKey | 'price';

/**
 * The selection without a filter: one value of it (as addresses write it, `8th-gen`, `0-400`), or without a value all of that
 * kind. Where the words of the search named it, those words leave the search too, or they would bring it back.
 *
 * @param implied what the search was understood to say; what it says of words that have left already is passed over
 */
export function withoutFilter(
  selection: Selection,
  implied: readonly ImpliedFilter[],
  group: FilterGroup,
  value?: string,
): Selection {
  const isTaken = (other: string) => value === undefined || other === value;
  const said = implied.filter((filter) => filter.facet === group && isTaken(filter.value)).map(({ words }) => words);
  const base = said.length === 0 ? selection : withQuery(selection, withoutWords(selection.query, said));
  return group === 'price'
    ? { ...base, prices: base.prices.filter((band) => !isTaken(formatPriceBand(band))) }
    : withFacet(
        base,
        group,
        base.facets[group].filter((other) => !isTaken(other)),
      );
}

export function withoutWords(query: string, said: readonly string[]): string {
  const rest = said.reduce((text, words) => text.replace(words, ' '), cleanQuery(query));
  return rest.replace(/[\s,;·]+$|^[\s,;·]+|\s+(?=\s)/g, '');
}

function defaultSort(query: string): Sort {
  return query === '' ? 'priceAsc' : 'relevance';
}

/** The facets that are filters; the kind of product is chosen above the list. */
export const FILTERS = FACETS.filter((facet) => facet !== 'kind');

/** How many kinds of filters are in use, without the search and the kind of product. */
export function countActiveGroups({ facets, prices }: Selection): number {
  return FILTERS.filter((facet) => facets[facet].length > 0).length + (prices.length > 0 ? 1 : 0);
}

/**
 * Reads a selection from an address. Whatever makes no sense is left out: an unknown sort is the default, a page that is no
 * number is the first. A value that no product has stays, so that the visitor sees what was asked for.
 * `min` and `max` are the two price fields of the form; what they say replaces every hand-set range.
 */
export function parseSelection(parameters: URLSearchParams): Selection & { page: number } {
  const query = (parameters.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  const sort = parameters.get('sort');
  const page = Number(parameters.get('page'));
  const chosen = FACETS.map((facet) => [facet, parseValues(facet, parameters.getAll(facet))] as const);
  return {
    query,
    isExact: query !== '' && parameters.get('exact') === '1',
    facets: Object.fromEntries(chosen) as unknown as Selection['facets'],
    prices: parsePrices(parameters),
    sort: SORTS.find((known) => known === sort) ?? defaultSort(query),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

function parseValues(facet: FacetKey, written: readonly string[]): string[] {
  const values = written.slice(0, MAX_VALUES).map((value) => normalizeValue(facet, value));
  return [...new Set(values)].filter(Boolean);
}

function parsePrices(parameters: URLSearchParams): PriceBand[] {
  const bands = parameters.getAll('price').slice(0, MAX_VALUES).map(parsePriceBand);
  const [min, max] = [parseEuro(parameters.get('min') ?? ''), parseEuro(parameters.get('max') ?? '')];
  const typed = toPriceBand(min ?? 0, max ?? NO_UPPER_BOUND);
  const chosen = typed ? [...bands.filter((band) => band && isShopBand(band)), typed] : bands;
  const byAddress = new Map(chosen.flatMap((band) => (band ? [[formatPriceBand(band), band]] : [])));
  return [...byAddress.values()];
}

/** The address of a selection, without what is the default: `/products?q=t480&brand=dell&sort=nameAsc&page=2`. */
export function productsAddress({ query, isExact, facets, prices, sort }: Selection, page = 1): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query);
  if (isExact) parameters.set('exact', '1');
  for (const facet of FACETS) for (const value of facets[facet]) parameters.append(facet, value);
  for (const band of prices) parameters.append('price', formatPriceBand(band));
  if (sort !== defaultSort(query)) parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text ? `/products?${text}` : '/products';
}

/** Every laptop: what every link shows that says "laptops". */
export const ALL_LAPTOPS = withFacet(WHOLE_CATALOGUE, 'kind', ['laptop']);
export const LAPTOPS_IN_STOCK = withFacet(ALL_LAPTOPS, 'stock', ['in']);
export const LAPTOPS_ADDRESS = productsAddress(ALL_LAPTOPS);

/** The address of a list narrowed by one value: `/products?kind=laptop&cpu=8th-gen`, as menus link to it. */
export function facetAddress(facet: FacetKey, value: string, from = WHOLE_CATALOGUE): string {
  return productsAddress(withFacet(from, facet, [value]));
}

export function priceAddress(band: PriceBand, from = WHOLE_CATALOGUE): string {
  return productsAddress({ ...from, prices: [band] });
}

/** Everything of the kinds that are chosen. */
export function withoutFilters({ facets }: Selection): Selection {
  return withFacet(WHOLE_CATALOGUE, 'kind', facets.kind);
}
