/** The pieces that an order has after an edit; no database. */
import { parseAttributes } from '../../cart/carts.ts';
import type { CartLineFacts } from '../../cart/read-cart-lines.ts';
import { skuAmong } from '../../catalogue/skus.ts';
import type { StockRequest } from '../../stock/take-stock.ts';
import type { OrderLineRow } from '../read/order-account.ts';
import type { Pieces, SelectedLine } from '../read/order-selection.ts';

/**
 * Of several lines with one SKU the first ones stay, and the very first gets what is more.
 *
 * @param set how many pieces of a SKU the order has then; others stay as they are
 * @returns the SKUs that the order does not have, or its lines
 */
export function changePieces(
  lines: readonly OrderLineRow[],
  set: readonly Pieces[],
): { unknown: string[] } | { lines: SelectedLine[] } {
  const skus = lines.map(({ sku }) => sku);
  const unknown = set.filter(({ sku }) => skuAmong(skus, sku) === null).map(({ sku }) => sku);
  if (unknown.length > 0) return { unknown };
  const wanted = new Map(set.map(({ sku, quantity }) => [skuAmong(skus, sku), quantity]));
  const bySku = Map.groupBy(lines, ({ sku }) => sku);
  const quantities = new Map<number, number>();
  for (const [sku, group] of bySku) {
    const ordered = group.reduce((sum, { quantity }) => sum + quantity, 0);
    let rest = wanted.get(sku) ?? ordered;
    const more = Math.max(0, rest - ordered);
    for (const [index, { id, quantity }] of group.entries()) {
      const part = Math.min(quantity, rest) + (index === 0 ? more : 0);
      quantities.set(id, part);
      rest -= part;
    }
  }
  return { lines: lines.map((line) => ({ line, quantity: quantities.get(line.id) ?? 0 })) };
}

/** The pieces that the order takes out of stock by this change, or puts back where negative; in the order in which stock is locked. */
export function differences(changed: readonly SelectedLine[], added: readonly StockRequest[]): StockRequest[] {
  const more = new Map<number, number>();
  const note = (variantId: number, quantity: number) => more.set(variantId, (more.get(variantId) ?? 0) + quantity);
  for (const { line, quantity } of changed) note(line.variant_id, quantity - line.quantity);
  for (const { variantId, quantity } of added) note(variantId, quantity);
  return [...more]
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .filter(({ quantity }) => quantity !== 0)
    .sort((one, other) => one.variantId - other.variantId);
}

export type EditedGoods = CartLineFacts & { orderedVatRate?: OrderLineRow['vat_percent'] };

/** An ordered line as goods of a cart, at the price and the VAT rate that it was ordered at. */
export function toGoods({ line, quantity }: SelectedLine, grams: number): EditedGoods {
  return {
    id: String(line.id),
    quantity,
    grams,
    attributes: parseAttributes(line.attributes),
    variantId: line.variant_id,
    productId: line.product_id,
    sku: line.sku,
    title: line.title,
    variantTitle: line.variant_title,
    imageFile: line.image_file,
    unitPriceCents: line.unit_price_cents,
    vat: undefined,
    orderedVatRate: line.vat_percent,
    stock: 0,
  };
}

/** Joins what is added with a line that has the same goods at the same price. */
export function joinGoods(goods: readonly EditedGoods[], added: readonly CartLineFacts[]): EditedGoods[] {
  const joined = [...goods];
  for (const one of added) {
    const index = joined.findIndex(
      ({ variantId, unitPriceCents, attributes }) =>
        variantId === one.variantId && unitPriceCents === one.unitPriceCents && attributes.length === 0,
    );
    const known = joined[index];
    if (known) joined[index] = { ...known, quantity: known.quantity + one.quantity };
    else joined.push(one);
  }
  return joined;
}
