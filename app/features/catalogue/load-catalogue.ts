import { paginate, parseSelection } from '#domain/catalogue.ts';
import { languageOf } from '../../i18n/language.ts';
import { getCatalogue } from '../../storefront/catalogue.ts';
import { type Services, servicesContext } from '../../storefront/services.ts';

const PAGE_SIZE = 24;

/** One page of the catalogue. The address is the whole state: `q`, `brand` (several), `sort`, `page`. */
export async function loadCatalogue(request: Request, context: { get(key: typeof servicesContext): Services }) {
  const url = new URL(request.url);
  const { page: wanted, ...selection } = parseSelection(url.searchParams);
  const catalogue = await getCatalogue(context.get(servicesContext).storefront, languageOf(url.pathname));
  const { entries, brands, countWithoutBrand } = catalogue.select(selection);
  const { items, page, pages } = paginate(entries, wanted, PAGE_SIZE);
  return {
    selection,
    products: items.map(({ card }) => card),
    count: entries.length,
    total: catalogue.size,
    brands,
    countWithoutBrand,
    page,
    pages,
  };
}

export type CatalogueData = Awaited<ReturnType<typeof loadCatalogue>>;
