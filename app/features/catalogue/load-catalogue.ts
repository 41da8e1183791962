import { paginate } from '#domain/catalogue/paginate.ts';
import {
  countActiveGroups,
  parseSelection,
  type Selection,
  WHOLE_CATALOGUE,
  withQuery,
} from '#domain/catalogue/selection.ts';
import { languageOf } from '#domain/locale/locales.ts';
import { compareAddress, MAX_COMPARED } from '#domain/machine/compare-laptops.ts';
import type { CardProduct } from '../../storefront/catalogue/card-product.ts';
import { type Catalogue, type CatalogueProduct, catalogueOrFail } from '../../storefront/catalogue/catalogue.ts';
import { offerCard } from '../../storefront/catalogue/offer-card.ts';
import { namesOfUses, servicePage } from '../../storefront/catalogue/search-answers.ts';
import { cardKey } from '../../storefront/catalogue/variant-address.ts';
import { type LoaderContext, servicesContext } from '../../storefront/services.ts';
import { shortcutsOf } from './shortcuts.ts';

const PAGE_SIZE = 24;
/** Shown where nothing fits. */
const NEAREST = 4;
const FAMILIES = 6;

/** One page of the catalogue. The address is the whole state: `q`, the facets (several values each), `sort`, `page`. */
export async function loadCatalogue(url: URL, context: LoaderContext) {
  const { page: wanted, ...selection } = parseSelection(url.searchParams);
  const catalogue = await catalogueOrFail(url, context.get(servicesContext));
  const { count, entries, offerOf, facets, prices, applied, implied, corrected, leftOut, compared, service, notSold } =
    catalogue.select(selection);
  const isOtherWish = service !== null || notSold !== null || implied.length > 0;
  const isUnknown = count === 0 && !isOtherWish && isInNothing(catalogue, selection.query);
  const nearest = count === 0 && !isUnknown ? nearestTo(catalogue, selection, notSold?.nearest) : [];
  const hasNothing = count === 0 && service === null && notSold === null && nearest.length === 0;
  const { page, pages, from, to } = paginate(count, wanted, PAGE_SIZE);
  return {
    selection,
    applied,
    implied,
    corrected,
    leftOut,
    compared: comparisonOf(compared.map((product) => offerCard(product, offerOf(product)))),
    products: entries(from, to).map((entry) => offerCard(entry, offerOf(entry))),
    count,
    total: catalogue.size,
    facets,
    prices,
    shortcuts: shortcutsOf({ selection, applied, count, facets, prices }),
    valueNames: Object.fromEntries([
      ...catalogue.brandNames,
      ...namesOfUses(applied.facets.use, languageOf(url.pathname)),
    ]),
    isOldestFirst: page === 1 && isPlain(selection) && isOldestFirst(entries(), to),
    service: servicePage(service, languageOf(url.pathname)),
    notSold: notSold?.words ?? null,
    page,
    pages,
    removableFilters: count === 0 ? catalogue.removableFilters(selection) : [],
    nearest: nearest.map(({ card }) => card),
    suggested: hasNothing ? fromShelf(catalogue, selection).map(({ card }) => card) : [],
    families: count === 0 ? catalogue.families(FAMILIES) : [],
  };
}

/** Nothing narrows the specified order but a kind. */
function isPlain(selection: Selection): boolean {
  return selection.query === '' && selection.sort === 'priceAsc' && countActiveGroups(selection) === 0;
}

/** Whether the first page shows laptops, and its median laptop is older than that of the pages after it. */
export function isOldestFirst(
  products: readonly Pick<CatalogueProduct, 'isLaptop' | 'numbers'>[],
  onFirstPage: number,
): boolean {
  const laptopsOf = (list: typeof products) => list.filter(({ isLaptop }) => isLaptop);
  const first = laptopsOf(products.slice(0, onFirstPage));
  const [older, newer] = [first, laptopsOf(products.slice(onFirstPage))].map(medianYear);
  return first.length * 2 > onFirstPage && older !== undefined && newer !== undefined && older < newer;
}

function medianYear(products: readonly Pick<CatalogueProduct, 'numbers'>[]): number | undefined {
  const years = products.flatMap(({ numbers }) => numbers.year ?? []).toSorted((a, b) => a - b);
  return years[Math.floor(years.length / 2)];
}

/** The comparison of the models that the query names; null where it names fewer than two. */
function comparisonOf(cards: readonly CardProduct[]) {
  const different = [...new Map(cards.map((card) => [card.facts.model, card])).values()];
  if (different.length < 2) return null;
  return {
    address: compareAddress(different.slice(0, MAX_COMPARED).map(cardKey)),
    names: different.map(({ facts }) => facts.model).join(' – '),
  };
}

/** For what is not sold the best for its price of what the owner names beside it, otherwise what misses the fewest of the filters. */
function nearestTo(catalogue: Catalogue, selection: Selection, instead: string | undefined): CatalogueProduct[] {
  if (instead === undefined) return catalogue.nearest(selection, NEAREST);
  return catalogue.select({ ...parseSelection(new URLSearchParams(instead)), sort: 'valueDesc' }).entries(0, NEAREST);
}

/** Whether the words match no product, whatever is filtered. */
function isInNothing(catalogue: Catalogue, query: string): boolean {
  return query !== '' && catalogue.select(withQuery(WHOLE_CATALOGUE, query)).count === 0;
}

/** What the filters leave, the best for its price first: a shopper who searched for something else wants no netbook. */
function fromShelf(catalogue: Catalogue, selection: Selection): CatalogueProduct[] {
  return catalogue.select({ ...withQuery(selection, ''), sort: 'valueDesc' }).entries(0, NEAREST);
}

export type CatalogueData = Awaited<ReturnType<typeof loadCatalogue>>;
