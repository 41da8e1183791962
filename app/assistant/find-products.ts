/** Products by what an assistant calls them: ids of products and variants, handles, SKUs. */
import type { Message, ProductsAnswer } from '#domain/assistant/catalogue-answers.ts';
import type { LookupRequest } from '#domain/assistant/catalogue-requests.ts';
import type { Catalogue, CatalogueProduct } from '../storefront/catalogue/catalogue.ts';
import type { ProductVariant } from '../storefront/documents.ts';
import { chooseVariants } from './choose-variants.ts';
import { filterMessages, priceFilterOf, regionMessages } from './filter-messages.ts';
import { type Speaker, writeProduct } from './write-product.ts';

export interface Resolved {
  product: CatalogueProduct;
  /** Null where the product is named and no variant of it. */
  variant: ProductVariant | null;
}

/** @returns a function from an identifier to what it names; read once for all identifiers of a request */
export function resolver(catalogue: Catalogue): (id: string) => Resolved | null {
  const named = new Map<string, Resolved>();
  for (const product of catalogue.entries) {
    for (const variant of product.variants) {
      if (variant.sku) named.set(variant.sku, { product, variant });
    }
  }
  for (const product of catalogue.entries) {
    for (const variant of product.variants) named.set(variant.id, { product, variant });
    named.set(product.id, { product, variant: null });
  }
  return (id) => {
    const byHandle = catalogue.withHandle(id);
    return named.get(id) ?? (byHandle ? { product: byHandle, variant: null } : null);
  };
}

export function lookUp(catalogue: Catalogue, request: LookupRequest, speaker: Speaker): ProductsAnswer {
  const resolve = resolver(catalogue);
  const ids = [...new Set(request.ids)];
  const inputsOf = ids.flatMap((id) => {
    const resolved = resolve(id);
    return resolved ? { ...resolved, id } : [];
  });
  const found = Map.groupBy(inputsOf, ({ product }) => product);
  const products = [...found].flatMap(([product, inputs]) => {
    const asked = inputs.flatMap(({ variant }) => variant?.id ?? []);
    const variants = chooseVariants(product, priceFilterOf(request), asked[0] ?? null);
    if (!variants) return [];
    const [featured] = variants;
    const told = variants.filter((variant) => variant === featured || asked.includes(variant.id));
    return correlate(writeProduct(product, [featured, ...told.slice(1)], speaker), inputs, featured.id);
  });
  const messages = [
    ...ids.filter((id) => resolve(id) === null).map(notFound),
    ...filterMessages(request, speaker),
    ...regionMessages(request, speaker),
  ];
  return { products, ...(messages.length > 0 && { messages }) };
}

/** Each variant that the request named, with the words that named it. */
function correlate(
  product: ReturnType<typeof writeProduct>,
  inputs: readonly (Resolved & { id: string })[],
  featured: string,
) {
  const variants = product.variants.flatMap((variant) => {
    const led = inputs.flatMap(({ id, variant: named }) => {
      if (named?.id === variant.id) return { id, match: 'exact' as const };
      return named === null && variant.id === featured ? { id, match: 'featured' as const } : [];
    });
    return led.length > 0 ? { ...variant, inputs: led } : [];
  });
  return variants.length > 0 ? [{ ...product, variants }] : [];
}

/** The identifier itself, as the protocol answers it. */
function notFound(id: string): Message {
  return { type: 'info', code: 'not_found', content: id };
}
