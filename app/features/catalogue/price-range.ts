import {
  HISTOGRAM_COLUMNS,
  isShopBand,
  NO_UPPER_BOUND,
  PRICE_SLIDER,
  type PriceBand,
  toPriceBand,
} from '#domain/catalogue/price-band.ts';

/** What the thumbs and the fields show, in euro. */
export interface PriceRange {
  from: number;
  to: number;
}

export const WHOLE_RANGE: PriceRange = { from: PRICE_SLIDER.min, to: PRICE_SLIDER.max };

/** One chosen band is shown by the thumbs; several are not one range. */
export function rangeOf(chosen: readonly PriceBand[]): PriceRange {
  const [only] = chosen;
  return only && chosen.length === 1 ? { from: only.fromEuro, to: only.toEuro } : WHOLE_RANGE;
}

/** The thumbs stay a step apart. */
export function withLower(range: PriceRange, from: number): PriceRange {
  return { ...range, from: Math.min(from, range.to - PRICE_SLIDER.step) };
}

export function withUpper(range: PriceRange, to: number): PriceRange {
  return { ...range, to: Math.max(to, range.from + PRICE_SLIDER.step) };
}

/** Bounds that were typed the wrong way round are turned. */
export function sortedRange({ from, to }: PriceRange): PriceRange {
  return from <= to ? { from, to } : { from: to, to: from };
}

/** @returns null for the whole range; the right end of the slider is no bound, a typed amount beyond it is one */
export function toBand({ from, to }: PriceRange): PriceBand | null {
  return toPriceBand(from, to === PRICE_SLIDER.max ? NO_UPPER_BOUND : to);
}

/** What the two fields say; null leaves one empty. A band of the shop's is sent by its own box, any other by the fields. */
export function fieldsOf(range: PriceRange, chosen: readonly PriceBand[]) {
  const [only] = chosen;
  const isTyped = chosen.length === 1 && only !== undefined && !isShopBand(only);
  const isOpen = range.to >= NO_UPPER_BOUND || (range.to >= PRICE_SLIDER.max && !isTyped);
  return { isTyped, from: isTyped || range.from > 0 ? range.from : null, to: isOpen ? null : range.to };
}

const COLUMN = 10;
export const HISTOGRAM_HEIGHT = 40;
export const HISTOGRAM_WIDTH = HISTOGRAM_COLUMNS * COLUMN;

/** The columns of the histogram as a path; a column without products is none. */
export function histogramPath(counts: readonly number[]): string {
  const highest = Math.max(1, ...counts);
  return counts
    .map((count, index) => {
      // The square root keeps a single dear machine visible beside fifty cheap ones.
      const height = Math.round(Math.sqrt(count / highest) * HISTOGRAM_HEIGHT);
      return height === 0 ? '' : `M${index * COLUMN + 1} ${HISTOGRAM_HEIGHT}v-${height}h8v${height}z`;
    })
    .join('');
}

/** The part of the histogram between the thumbs. */
export function insideOf({ from, to }: PriceRange): { left: number; width: number } {
  const toX = (euro: number) => (Math.min(euro, PRICE_SLIDER.max) / PRICE_SLIDER.max) * HISTOGRAM_WIDTH;
  const left = toX(from);
  return { left, width: Math.max(0, toX(to) - left) };
}
