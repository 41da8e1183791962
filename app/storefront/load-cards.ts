import { languageOf } from '#domain/locales.ts';
import { type CatalogueProduct, getCatalogue } from './catalogue.ts';
import { orFail } from './missing-part.ts';
import { type Services, servicesContext } from './services.ts';

/** The listed products of some handles, in their order; what is not listed (any more) is left out. */
export async function loadListed(
  request: Request,
  handles: readonly string[],
  context: { get(key: typeof servicesContext): Services },
): Promise<CatalogueProduct[]> {
  const services = context.get(servicesContext);
  const { pathname } = new URL(request.url);
  const catalogue = await orFail(getCatalogue(services.storefront, languageOf(pathname)), services, pathname);
  return handles.flatMap((handle) => catalogue.withHandle(handle) ?? []);
}
