/** A cart in an address, as the hosted platform writes its cart permalinks: `41:1,42:2` is one piece of variant 41 and two of 42. */
import { type CartLine, MAX_QUANTITY } from './cart.ts';

export type AskedPieces = Pick<CartLine, 'variantId' | 'quantity'>;

const MAX_LINES = 100;
const LINE = /^(\d{1,18})(?::(\d{1,4}))?$/;

/** @returns null if the text is no cart; a variant that is named twice is one line */
export function parseCartPermalink(text: string): AskedPieces[] | null {
  const pieces = new Map<string, number>();
  for (const part of text.split(',')) {
    const [, variant, quantity = '1'] = LINE.exec(part.trim()) ?? [];
    if (variant === undefined || Number(quantity) < 1) return null;
    pieces.set(variant, Math.min((pieces.get(variant) ?? 0) + Number(quantity), MAX_QUANTITY));
  }
  if (pieces.size > MAX_LINES) return null;
  return [...pieces].map(([variant, quantity]) => ({
    variantId: `gid://shopify/ProductVariant/${variant}`,
    quantity,
  }));
}

export function writeCartPermalink(lines: readonly AskedPieces[]): string {
  return lines.map(({ variantId, quantity }) => `${variantId.split('/').at(-1)}:${quantity}`).join(',');
}
