import { redirect } from 'react-router';
import { LISTED_VALUES } from '#domain/catalogue/facets.ts';
import { ALL_LAPTOPS } from '#domain/catalogue/selection.ts';
import { formatDayRange } from '#domain/delivery/dates.ts';
import { deliveryRange } from '#domain/delivery/delivery.ts';
import { type Language, languageOf, withPrefixInLowerCase } from '#domain/locale/locales.ts';
import { shop } from '#shop.config';
import type { MenuFacts, ShopFacts } from '../state/shop-facts.tsx';
import { type Catalogue, getCatalogue } from '../storefront/catalogue/catalogue.ts';
import { getPaymentWays } from '../storefront/get-payment-ways.ts';
import { orMissing } from '../storefront/missing-part.ts';
import { type LoaderContext, type Services, servicesContext } from '../storefront/services.ts';

/** What every page of one language needs. The same for all visitors. */
export async function loadLayout({ pathname, search }: URL, context: LoaderContext): Promise<ShopFacts> {
  const { browserPlatform, accounts, logo, now, publicUrl } = context.get(servicesContext);
  const lowerCase = withPrefixInLowerCase(pathname);
  // The routes match in any case, but a page has one address only, and its language is read from it.
  if (lowerCase) {
    throw redirect(lowerCase + search, { status: 301, headers: { 'cache-control': 'public, max-age=3600' } });
  }
  const language = languageOf(pathname);
  return {
    delivery: deliveryDays(now(), language),
    menu: await orMissing(loadMenu(context.get(servicesContext), language), context.get(servicesContext), 'menus'),
    paymentWays: await getPaymentWays(context.get(servicesContext)),
    browserPlatform,
    accounts,
    publicUrl,
    logo: logo[language],
  };
}

function deliveryDays(now: Date, language: Language): ShopFacts['delivery'] {
  const range = deliveryRange(now, shop.delivery);
  return { short: formatDayRange(range, language, 'short'), long: formatDayRange(range, language, 'long') };
}

async function loadMenu({ storefront }: Services, language: Language): Promise<MenuFacts> {
  return toMenu(await getCatalogue(storefront, language));
}

/** The menu of laptops. */
function toMenu(catalogue: Catalogue): MenuFacts {
  const { count: total, facets, prices } = catalogue.select(ALL_LAPTOPS);
  /** The menus keep to the specification's lists; the filters also know what else the stock has. */
  const listed = (facet: 'cpu' | 'screen' | 'grade') =>
    facets[facet].filter(({ value }) => LISTED_VALUES[facet].includes(value));
  return {
    total,
    brands: facets.brand.map(({ value, count }) => ({
      key: value,
      name: catalogue.brandNames.get(value) ?? value,
      count,
    })),
    cpu: listed('cpu'),
    screen: listed('screen'),
    grade: listed('grade'),
    prices: prices.bands,
  };
}
