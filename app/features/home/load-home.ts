import { isInBand, PRICE_BANDS, WHOLE_CATALOGUE } from '#domain/catalogue.ts';
import { featuredByPrice } from '#domain/merchandising.ts';
import { languageOf } from '../../i18n/language.ts';
import { type CatalogueProduct, getCatalogue } from '../../storefront/catalogue.ts';
import { type Services, servicesContext } from '../../storefront/services.ts';

function isFeaturable(product: CatalogueProduct): product is CatalogueProduct & { priceCents: number } {
  return product.isLaptop && product.priceCents !== null;
}

export async function loadHome(request: Request, context: { get(key: typeof servicesContext): Services }) {
  const { storefront } = context.get(servicesContext);
  const catalogue = await getCatalogue(storefront, languageOf(new URL(request.url).pathname));
  const { entries } = catalogue.select(WHOLE_CATALOGUE);
  const available = entries.filter(({ isAvailable }) => isAvailable);
  const laptops = available.filter(isFeaturable);
  return {
    featured: featuredByPrice(laptops).map(({ card }) => card),
    inStock: available.length,
    lowestPriceCents: available[0]?.priceCents ?? 0,
    bands: PRICE_BANDS.map((band) => ({
      ...band,
      count: available.filter(({ priceCents }) => isInBand(priceCents, band)).length,
    })),
  };
}
