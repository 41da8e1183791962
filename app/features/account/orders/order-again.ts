import type { CartLine } from '#domain/cart.ts';
import { type Language, localeOf } from '#domain/locales.ts';
import { type Platform, requestStorefront } from '../../../storefront/request.ts';
import { withRetries } from '../../../storefront/retry.ts';
import { type AccountOrder, orderedVariantsQuery } from '../account-documents.ts';

/**
 * The goods of an order as lines for the cart, at today's prices, and the titles of those that are not to be had.
 *
 * @throws StorefrontError
 */
export async function findGoodsOf(
  platform: Platform,
  { lineItems }: Pick<AccountOrder, 'lineItems'>,
  language: Language,
): Promise<{ lines: CartLine[]; missing: string[] }> {
  const ids = lineItems.nodes.flatMap(({ variant }) => (variant ? [variant.id] : []));
  const variables = { ids, language: localeOf(language).api };
  const { nodes } = await withRetries(() => requestStorefront(platform, orderedVariantsQuery, variables));
  const lines: CartLine[] = [];
  const missing: string[] = [];
  for (const { title, quantity, variant: ordered } of lineItems.nodes) {
    const variant = nodes.find((node) => node?.__typename === 'ProductVariant' && node.id === ordered?.id);
    if (variant?.__typename !== 'ProductVariant' || !variant.availableForSale) {
      missing.push(title);
      continue;
    }
    const { product, price, selectedOptions, quantityAvailable } = variant;
    const { id, handle, featuredImage: image } = product;
    const images = image ? [{ url: image.url, altText: image.altText ?? null }] : [];
    // The platform answers null, or a negative number, where it does not count the stock.
    const isCounted = typeof quantityAvailable === 'number' && quantityAvailable > 0;
    lines.push({
      product: { id, handle, title: product.title, images },
      variantId: variant.id,
      variantTitle: variant.title,
      price,
      quantity: isCounted ? Math.min(quantity, quantityAvailable) : quantity,
      selectedOptions,
    });
  }
  return { lines, missing };
}
