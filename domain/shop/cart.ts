/** The cart of the browser: lines and what may be done with them. Prices are a memory here; the platform knows the truth. */
import { type MoneyV2, parseCents } from '../money/money.ts';
import { type PricedLine, priceLines, shippingCents } from '../money/pricing.ts';

export interface CartLine {
  product: { id: string; handle: string; title: string; images: { url: string; altText: string | null }[] };
  variantId: string;
  variantTitle: string;
  price: MoneyV2;
  quantity: number;
  selectedOptions: { name: string; value: string }[];
}

/** More of one machine than this is a typing mistake. */
export const MAX_QUANTITY = 99;

/** A variant that is there already gets its quantity raised; otherwise the line is appended. */
export function addLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const known = lines.find(({ variantId }) => variantId === line.variantId);
  if (!known) return [...lines, { ...line, quantity: clampQuantity(line.quantity) }];
  return setQuantity(lines, line.variantId, known.quantity + line.quantity);
}

/** A quantity of zero or less removes the line. */
export function setQuantity(lines: readonly CartLine[], variantId: string, quantity: number): CartLine[] {
  if (quantity <= 0) return lines.filter((line) => line.variantId !== variantId);
  return lines.map((line) => (line.variantId === variantId ? { ...line, quantity: clampQuantity(quantity) } : line));
}

/** The lines without the bought ones: those added, or raised, afterwards remain. */
export function withoutBought(
  lines: readonly CartLine[],
  bought: readonly Pick<CartLine, 'variantId' | 'quantity'>[],
): CartLine[] {
  return bought.reduce<CartLine[]>(
    (rest, { variantId, quantity }) => {
      const line = rest.find((other) => other.variantId === variantId);
      return line ? setQuantity(rest, variantId, line.quantity - quantity) : rest;
    },
    [...lines],
  );
}

function clampQuantity(quantity: number): number {
  return Math.min(Math.max(Math.trunc(quantity), 1), MAX_QUANTITY);
}

export function countPieces(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

export function totalCents(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + parseCents(line.price.amount) * line.quantity, 0);
}

/**
 * What the lines come to by the courier's lowest price, as the checkout will reckon: what is left after the code decides whether
 * shipping is free.
 *
 * @param percent of the code that goes along, or null
 */
export function cartSums(
  lines: readonly CartLine[],
  percent: number | null,
  rule: { freeAboveCents: number; courierCents: number },
) {
  const priced: PricedLine[] = lines.map(({ price, quantity }) => ({
    unitPriceCents: parseCents(price.amount),
    quantity,
  }));
  const { subtotalCents, discountCents, goodsCents } = priceLines(
    priced,
    percent === null ? null : { percent, amountCents: null },
  );
  const shipping = goodsCents > 0 ? shippingCents(goodsCents, rule) : 0;
  return {
    subtotalCents,
    discountCents,
    goodsCents,
    shippingCents: shipping,
    totalCents: goodsCents + shipping,
    /** Without the code shipping would be free. */
    isShippingLost: shipping > 0 && shippingCents(subtotalCents, rule) === 0,
  };
}

/** The platform's present answer about a variant of the cart; null if the variant is gone. */
export type CurrentVariant = { price: MoneyV2; availableForSale: boolean; quantityAvailable: number | null } | null;

export type LineChange =
  | { kind: 'price'; from: MoneyV2; to: MoneyV2 }
  | { kind: 'soldOut' }
  | { kind: 'lessStock'; left: number };

/**
 * Brings the lines up to date and says in which of them something changed since they were put in. A line that is sold
 * out stays, so that its buyer sees what happened to it.
 */
export function refreshLines(
  lines: readonly CartLine[],
  current: ReadonlyMap<string, CurrentVariant>,
): { lines: CartLine[]; changes: Map<string, LineChange[]> } {
  const changes = new Map<string, LineChange[]>();
  const refreshed = lines.map((line) => {
    const now = current.get(line.variantId);
    if (now === undefined) return line;
    const found = changesOf(line, now);
    if (found.length > 0) changes.set(line.variantId, found);
    if (now === null || !now.availableForSale) return line;
    const less = found.find((change) => change.kind === 'lessStock');
    return { ...line, price: now.price, quantity: less ? less.left : line.quantity };
  });
  return { lines: refreshed, changes };
}

/** How many pieces of each variant can be bought; a variant whose stock is not counted is left out. */
export function stockOf(current: ReadonlyMap<string, CurrentVariant>): Map<string, number> {
  const counted = [...current].flatMap(([id, now]) =>
    now?.availableForSale && now.quantityAvailable !== null && now.quantityAvailable > 0
      ? [[id, now.quantityAvailable] as const]
      : [],
  );
  return new Map(counted);
}

function changesOf(line: CartLine, now: CurrentVariant): LineChange[] {
  if (now === null || !now.availableForSale) return [{ kind: 'soldOut' }];
  const changes: LineChange[] = [];
  if (parseCents(now.price.amount) !== parseCents(line.price.amount)) {
    changes.push({ kind: 'price', from: line.price, to: now.price });
  }
  // The platform answers null, or a negative number, where it does not count the stock.
  if (now.quantityAvailable !== null && now.quantityAvailable > 0 && now.quantityAvailable < line.quantity) {
    changes.push({ kind: 'lessStock', left: now.quantityAvailable });
  }
  return changes;
}
