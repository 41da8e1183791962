import type { CartReference } from '../../cart/change-cart.ts';
import type { AskedVariant } from '../../cart/check-input.ts';
import { toUuid } from '../../cart/line-id.ts';
import { findGlobalId, rowIdOf, toGlobalId } from '../global-id.ts';

export function toCartId({ token, key }: CartReference): string {
  return `gid://shopify/Cart/${token}?key=${encodeURIComponent(key)}`;
}

export function toCartLineId(lineId: string, token: string): string {
  return `gid://shopify/CartLine/${lineId}?cart=${token}`;
}

/** A cart's id without a key, or anything else, addresses no cart. */
export function toCartReference(cartId: string): CartReference {
  const globalId = findGlobalId(cartId);
  if (globalId?.type !== 'Cart') return { token: '', key: '' };
  return { token: globalId.id, key: globalId.parameters.get('key') ?? '' };
}

export function toAskedLine(lineId: string): { asked: string; id: string | null } {
  const globalId = findGlobalId(lineId);
  const isLine = globalId?.type === 'CartLine' || globalId?.type === 'ComponentizableCartLine';
  return { asked: lineId, id: isLine ? globalId.id : null };
}

export function toAskedVariant(merchandiseId: string): AskedVariant {
  return { asked: merchandiseId, variantId: rowIdOf(findGlobalId(merchandiseId), 'ProductVariant') };
}

/** Metafields of carts have no numbers of their own. */
export function cartMetafieldId(token: string, { namespace, key }: { namespace: string; key: string }): string {
  return toGlobalId('Metafield', toUuid(`${token} ${namespace}.${key}`));
}
