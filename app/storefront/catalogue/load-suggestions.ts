import { MAX_QUERY_LENGTH } from '#domain/catalogue/clean-query.ts';
import { facetAddress, productsAddress, WHOLE_CATALOGUE, withQuery } from '#domain/catalogue/selection.ts';
import { languageOf } from '#domain/locale/locales.ts';
import { gradeLabel } from '#domain/machine/grade.ts';
import type { Windows11 } from '#domain/machine/laptop-windows.ts';
import { memoryText } from '#domain/machine/memory-text.ts';
import { type LoaderContext, servicesContext } from '../services.ts';
import { type Catalogue, catalogueOrFail } from './catalogue.ts';
import { offerCard } from './offer-card.ts';
import { servicePage } from './search-answers.ts';
import { cardPath } from './variant-address.ts';

/** Products in one list of suggestions; of brands and series together only the first few. */
const MAX_PRODUCTS = 5;
const MAX_NAMES = 3;
/** Before anything is typed. */
const MAX_FAMILIES = 6;

const NOTHING: ReturnType<Catalogue['suggest']> = {
  products: [],
  offerOf: () => null,
  brands: [],
  series: [],
  corrected: null,
  leftOut: [],
  service: null,
  notSold: null,
};

/** Suggestions for the beginning of a search: products with picture and price, brands and series with their counts, and the page that answers. */
export async function loadSuggestions(url: URL, context: LoaderContext) {
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  const catalogue = await catalogueOrFail(url, context.get(servicesContext));
  const { products, offerOf, brands, series, corrected, leftOut, service, notSold } =
    query === '' ? { ...NOTHING, series: catalogue.families(MAX_FAMILIES) } : catalogue.suggest(query, MAX_PRODUCTS);
  return {
    query,
    corrected,
    leftOut: products.length > 0 ? leftOut : [],
    service: servicePage(service, languageOf(url.pathname)),
    notSold: notSold?.words ?? null,
    names: [
      ...brands.map(({ name, count }) => ({ name, count, to: facetAddress('brand', name) })),
      ...series.map(({ name, count }) => ({ name, count, to: productsAddress(withQuery(WHOLE_CATALOGUE, name)) })),
    ].slice(0, query === '' ? MAX_FAMILIES : MAX_NAMES),
    products: products
      .map((entry) => offerCard(entry, offerOf(entry)))
      .map(({ facts, image, price, isMac, system, ...card }) => ({
        path: cardPath(card),
        name: `${facts.brand} ${facts.model}`,
        /** The facts that distinguish two products of one model. */
        detail: [
          facts.cpu?.label,
          memoryText(facts),
          system ?? newestSystem(isMac, facts.windows11),
          facts.grade && gradeLabel(facts.grade),
        ]
          .filter(Boolean)
          .join(' · '),
        image: image && { url: image.url, altText: null, width: image.width, height: image.height },
        price,
      })),
  };
}

function newestSystem(isMac: boolean, windows11: Windows11): string | null {
  if (isMac) return 'macOS';
  return windows11 === 'yes' ? 'Windows\u00A011' : windows11 === 'no' ? 'Windows\u00A010' : null;
}

export type SuggestionData = Awaited<ReturnType<typeof loadSuggestions>>;
