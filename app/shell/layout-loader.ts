import { WHOLE_CATALOGUE } from '#domain/catalogue.ts';
import { deliveryRange } from '#domain/delivery.ts';
import { shop } from '#shop.config';
import { formatDayRange } from '../i18n/format.ts';
import { type Language, languageOf } from '../i18n/language.ts';
import type { ShopFacts } from '../state/shop-facts.tsx';
import { getCatalogue } from '../storefront/catalogue.ts';
import { type Services, servicesContext } from '../storefront/services.ts';

interface LoaderArguments {
  request: Request;
  context: { get(key: typeof servicesContext): Services };
}

/** What every page of one language needs. The same for all visitors. */
export async function loadLayout({ request, context }: LoaderArguments): Promise<ShopFacts> {
  const { browserPlatform, now, publicUrl } = context.get(servicesContext);
  const language = languageOf(new URL(request.url).pathname);
  const range = deliveryRange(now(), shop.delivery);
  return {
    delivery: { short: formatDayRange(range, language, 'short'), long: formatDayRange(range, language, 'long') },
    brands: await loadBrands(context.get(servicesContext), language),
    browserPlatform,
    publicUrl,
  };
}

/** Without the platform the menus have no brands, and the screen inside says what it is that failed. */
async function loadBrands({ storefront, reportError }: Services, language: Language): Promise<ShopFacts['brands']> {
  try {
    const catalogue = await getCatalogue(storefront, language);
    return catalogue.select(WHOLE_CATALOGUE).brands;
  } catch (error) {
    reportError(error, 'menus');
    return [];
  }
}
