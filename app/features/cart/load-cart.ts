import { data, redirect } from 'react-router';
import { languageOf, localeOf, localizePath } from '#domain/locale/locales.ts';
import { spellProductTitle } from '#domain/machine/product-title.ts';
import type { CartLine } from '#domain/shop/cart.ts';
import { type AskedPieces, parseCartPermalink, writeCartPermalink } from '#domain/shop/cart-permalink.ts';
import { productPath } from '#domain/shop/product-path.ts';
import type { ResultOf } from '#schema/graphql.ts';
import { orFail } from '../../storefront/missing-part.ts';
import { OPTION_FIELD, PRODUCT_FIELD } from '../../storefront/product-form.ts';
import { type LoaderContext, servicesContext } from '../../storefront/services.ts';
import { askedVariantsQuery, chosenVariantQuery } from './cart-page-documents.ts';
import { type AskedCode, readAskedCode } from './check-code.ts';

/** A line that an address asks for, and whether it can be bought. */
export type AskedLine = CartLine & { isAvailable: boolean };

export interface CartPage {
  asked: AskedLine[];
  /** How many of the asked variants the shop no longer has. */
  gone: number;
  discount: AskedCode | null;
}

/**
 * The page of the cart. `?add=41:1,42:2` names what is to be put in, `?discount=CODE` a code for it. A product's form, sent before the scripts run, names its
 * options instead and is led to the address of the variant.
 *
 * @throws 404 for an address that names no cart or no product, 503 if the platform does not answer
 */
export async function loadCart(url: URL, context: LoaderContext): Promise<CartPage> {
  const handle = url.searchParams.get(PRODUCT_FIELD);
  if (handle !== null) throw await leadToVariant(url, handle, context);
  const services = context.get(servicesContext);
  const text = url.searchParams.get('add');
  if (text === null) return { asked: [], gone: 0, discount: await readAskedCode(url, [], services) };
  const pieces = parseCartPermalink(text);
  if (!pieces) throw data(null, { status: 404, statusText: 'Not Found' });
  const asked = await readAsked(pieces, url.pathname, context);
  if (asked.length === 0) throw data(null, { status: 404, statusText: 'Product not found' });
  const buyable = asked.filter(({ isAvailable }) => isAvailable);
  return { asked, gone: pieces.length - asked.length, discount: await readAskedCode(url, buyable, services) };
}

/** @throws 503 if the platform does not answer */
export async function readAsked(
  pieces: readonly AskedPieces[],
  pathname: string,
  context: LoaderContext,
): Promise<AskedLine[]> {
  const services = context.get(servicesContext);
  const ids = pieces.map(({ variantId }) => variantId);
  const variables = { ids, language: localeOf(languageOf(pathname)).api };
  const { nodes } = await orFail(services.storefront.ask(askedVariantsQuery, variables), services, pathname);
  const quantities = new Map(pieces.map(({ variantId, quantity }) => [variantId, quantity]));
  return nodes.flatMap((node) => (node?.__typename === 'ProductVariant' ? toLine(node, quantities) : []));
}

type AskedVariant = Extract<
  NonNullable<ResultOf<typeof askedVariantsQuery>['nodes'][number]>,
  { __typename: 'ProductVariant' }
>;

function toLine(variant: AskedVariant, quantities: ReadonlyMap<string, number>): AskedLine {
  const { id, handle, title } = variant.product;
  const { image } = variant;
  const images = image ? [{ url: image.url, altText: image.altText ?? null }] : [];
  return {
    product: { id, handle, title: spellProductTitle(title), images },
    variantId: variant.id,
    variantTitle: variant.title,
    price: variant.price,
    quantity: quantities.get(variant.id) ?? 1,
    selectedOptions: variant.selectedOptions,
    isAvailable: variant.availableForSale,
  };
}

/** @returns the redirect to the page with the chosen variant, or to the product whose options are not sold together */
async function leadToVariant(url: URL, handle: string, context: LoaderContext) {
  const services = context.get(servicesContext);
  const options = [...url.searchParams].flatMap(([name, value]) =>
    name.startsWith(OPTION_FIELD) ? [{ name: name.slice(OPTION_FIELD.length), value }] : [],
  );
  const language = languageOf(url.pathname);
  const asked = services.storefront.ask(chosenVariantQuery, { handle, options, language: localeOf(language).api });
  const { product } = await orFail(asked, services, url.pathname);
  if (!product) return data(null, { status: 404, statusText: 'Product not found' });
  const variant = product.variantBySelectedOptions;
  const path = variant
    ? `/cart?add=${writeCartPermalink([{ variantId: variant.id, quantity: 1 }])}`
    : productPath(handle);
  return redirect(localizePath(path, language));
}
