import * as v from 'valibot';
import type { CatalogueAnswers } from '#domain/assistant/catalogue-answers.ts';
import { CATALOGUE_REQUESTS, type CatalogueRequest } from '#domain/assistant/catalogue-requests.ts';
import { parsePostcode } from '#domain/delivery/postal-address.ts';
import { languageOf } from '#domain/locale/locales.ts';
import { parseJson } from '#domain/parse-json.ts';
import { compareProducts } from '../../assistant/compare-products.ts';
import { lookUp } from '../../assistant/find-products.ts';
import { productDetail } from '../../assistant/product-detail.ts';
import { recommendLaptop } from '../../assistant/recommend-laptop.ts';
import { searchProducts, WrongCursor } from '../../assistant/search-products.ts';
import { createSpeaker } from '../../assistant/write-product.ts';
import { PAGE_CACHE_CONTROL } from '../../storefront/cache-headers.ts';
import { type Catalogue, catalogueOrFail } from '../../storefront/catalogue/catalogue.ts';
import { type Services, servicesContext } from '../../storefront/services.ts';
import type { Route } from './+types/assistant';

/** The catalogue for assistants: `request` is what the protocol asks with, as JSON. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const kind = Object.hasOwn(CATALOGUE_REQUESTS, params.request) ? (params.request as CatalogueRequest) : null;
  if (!kind) throw new Response('There is no such request.\n', { status: 404 });
  const asked = parseJson(url.searchParams.get('request') ?? '{}');
  const catalogue = await catalogueOrFail(url, services);
  const answer = await answerRequest(kind, asked, { url, services, catalogue });
  return Response.json(answer ?? { error: 'invalid request' }, {
    status: answer ? 200 : 400,
    headers: { 'cache-control': PAGE_CACHE_CONTROL },
  });
}

interface Asking {
  url: URL;
  services: Services;
  catalogue: Catalogue;
}

/** @returns null for a request that says nothing that can be answered */
async function answerRequest(
  kind: CatalogueRequest,
  asked: unknown,
  { url, services, catalogue }: Asking,
): Promise<CatalogueAnswers[CatalogueRequest] | null> {
  const speakerFor = (context: { postal_code?: string | undefined } | undefined) =>
    createSpeaker(
      { language: languageOf(url.pathname), publicUrl: services.publicUrl },
      { now: services.now(), postcode: parsePostcode(context?.postal_code ?? '') },
    );
  const read = <Schema extends v.GenericSchema>(schema: Schema): v.InferOutput<Schema> | null => {
    const result = v.safeParse(schema, asked);
    return result.success ? result.output : null;
  };
  switch (kind) {
    case 'search': {
      const search = read(CATALOGUE_REQUESTS.search);
      return search && orNull(() => searchProducts(catalogue, search, speakerFor(search.context)));
    }
    case 'lookup': {
      const lookup = read(CATALOGUE_REQUESTS.lookup);
      return lookup && lookUp(catalogue, lookup, speakerFor(lookup.context));
    }
    case 'product': {
      const product = read(CATALOGUE_REQUESTS.product);
      return product && productDetail({ catalogue, ...services }, product, speakerFor(product.context));
    }
    case 'recommend': {
      const wishes = read(CATALOGUE_REQUESTS.recommend);
      return wishes && recommendLaptop(catalogue, wishes, speakerFor(wishes.context));
    }
    case 'compare': {
      const compared = read(CATALOGUE_REQUESTS.compare);
      return compared && compareProducts(catalogue, compared, speakerFor(compared.context));
    }
  }
}

function orNull<Answer>(make: () => Answer): Answer | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof WrongCursor) return null;
    throw error;
  }
}
