import { type CatalogueProduct, catalogueOrFail } from './catalogue.ts';
import { type LoaderContext, servicesContext } from './services.ts';

/** The listed products of some handles, in their order; what is not listed (any more) is left out. */
export async function loadListed(
  request: Request,
  handles: readonly string[],
  context: LoaderContext,
): Promise<CatalogueProduct[]> {
  const catalogue = await catalogueOrFail(new URL(request.url), context.get(servicesContext));
  return handles.flatMap((handle) => catalogue.withHandle(handle) ?? []);
}
