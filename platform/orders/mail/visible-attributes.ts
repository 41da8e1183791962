import type { Attribute } from '../../cart/cart-lines.ts';

/**
 * What the buyer is shown of attributes. Those whose key begins with `_` are the storefront's own, as on the hosted platform;
 * the owner sees them too.
 */
export function visibleAttributes(attributes: readonly Attribute[]): string[] {
  return attributes
    .filter(({ key, value }) => !key.startsWith('_') && value.trim() !== '')
    .map(({ key, value }) => `${key}: ${value}`);
}
