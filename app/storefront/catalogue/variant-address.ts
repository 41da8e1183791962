/** Addresses of a product's page with one of its variants chosen, for price sites and search engines. */

import { productPath } from '#domain/shop/product-path.ts';

const PARAMETER = 'variant';

/** `gid://shopify/ProductVariant/12` → `12` */
export function numberOf(id: string): string {
  return id.split('/').at(-1)?.split('?')[0] ?? id;
}

/** @param url of the product's page, which shows its first choice without more */
export function variantUrl(url: string, id: string): string {
  return `${url}?${PARAMETER}=${numberOf(id)}`;
}

/** Of a card: the product's page, with the variant where a filter or a search chose it. */
export function cardPath({
  handle,
  variant,
  isChosen,
}: {
  handle: string;
  variant: { id: string } | null;
  isChosen?: true | undefined;
}): string {
  const path = productPath(handle);
  return isChosen && variant ? variantUrl(path, variant.id) : path;
}

/**
 * A card's name in the address of a list or a comparison: the handle, with `~12` behind it where a filter or a search chose a variant.
 */
export function cardKey({ handle, variant, isChosen }: Parameters<typeof cardPath>[0]): string {
  return isChosen && variant ? `${handle}~${numberOf(variant.id)}` : handle;
}

/** @returns `variant` as a number of its id, null where the key names none */
export function parseCardKey(key: string): { handle: string; variant: string | null } {
  const [handle = key, variant = null] = key.split(/~(?=\d+$)/);
  return { handle, variant };
}

/** The variant that an address names, among those that are offered. */
export function namedVariant<Variant extends { id: string }>(
  url: URL,
  variants: readonly Variant[],
): Variant | undefined {
  const named = url.searchParams.get(PARAMETER);
  return named === null ? undefined : variants.find(({ id }) => numberOf(id) === named);
}
