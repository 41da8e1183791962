import { facetAddress, productsAddress, WHOLE_CATALOGUE, withQuery } from '#domain/catalogue/selection.ts';
import { MAX_QUERY_LENGTH } from '#domain/search/clean-query.ts';
import { languageOf } from '../i18n/language.ts';
import { getCatalogue } from './catalogue.ts';
import { orFail } from './missing-part.ts';
import { type Services, servicesContext } from './services.ts';

/** Products in one list of suggestions; of brands and series together only the first few. */
const MAX_PRODUCTS = 5;
const MAX_NAMES = 3;

/** What fits the beginning of a search: products with picture and price, brands and series with their counts. */
export async function loadSuggestions(request: Request, context: { get(key: typeof servicesContext): Services }) {
  const url = new URL(request.url);
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  const services = context.get(servicesContext);
  const reading = getCatalogue(services.storefront, languageOf(url.pathname));
  const catalogue = await orFail(reading, services, url.pathname);
  const { products, brands, series, corrected } = catalogue.suggest(query, MAX_PRODUCTS);
  return {
    query,
    corrected,
    names: [
      ...brands.map(({ name, count }) => ({ name, count, to: facetAddress('brand', name) })),
      ...series.map(({ name, count }) => ({ name, count, to: productsAddress(withQuery(WHOLE_CATALOGUE, name)) })),
    ].slice(0, MAX_NAMES),
    products: products.map(({ card: { handle, facts, image, price } }) => ({
      handle,
      name: `${facts.brand} ${facts.model}`,
      /** What tells two of the same model apart. */
      detail: [facts.cpu?.label, facts.ramGb && `${facts.ramGb}\u00A0GB`].filter(Boolean).join(' · '),
      image: image && { url: image.url, altText: null, width: image.width, height: image.height },
      price,
    })),
  };
}

export type SuggestionData = Awaited<ReturnType<typeof loadSuggestions>>;
