import { paginate } from '#domain/catalogue/paginate.ts';
import { parseSelection } from '#domain/catalogue/selection.ts';
import { languageOf } from '../../i18n/language.ts';
import { getCatalogue } from '../../storefront/catalogue.ts';
import { orFail } from '../../storefront/missing-part.ts';
import { type Services, servicesContext } from '../../storefront/services.ts';

const PAGE_SIZE = 24;
/** Shown where nothing fits. */
const NEAREST = 3;

/** One page of the catalogue. The address is the whole state: `q`, the facets (several values each), `sort`, `page`. */
export async function loadCatalogue(request: Request, context: { get(key: typeof servicesContext): Services }) {
  const url = new URL(request.url);
  const { page: wanted, ...selection } = parseSelection(url.searchParams);
  const services = context.get(servicesContext);
  const reading = getCatalogue(services.storefront, languageOf(url.pathname));
  const catalogue = await orFail(reading, services, url.pathname);
  const { count, entries, facets, prices, applied, implied, corrected, leftOut } = catalogue.select(selection);
  const { page, pages, from, to } = paginate(count, wanted, PAGE_SIZE);
  return {
    selection,
    applied,
    implied,
    corrected,
    leftOut,
    products: entries(from, to).map(({ card }) => card),
    count,
    total: catalogue.size,
    facets,
    prices,
    brandNames: catalogue.brandNames,
    page,
    pages,
    waysOut: count === 0 ? catalogue.waysOut(selection) : [],
    nearest: count === 0 ? catalogue.nearest(selection, NEAREST).map(({ card }) => card) : [],
  };
}

export type CatalogueData = Awaited<ReturnType<typeof loadCatalogue>>;
