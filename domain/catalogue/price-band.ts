/** Prices as filters: the shop's bands, the slider's range, and how an address writes them. */
import { parseTypedNumber } from '../money/typed-number.ts';

/** Strictly above `fromEuro` (zero includes everything), up to and including `toEuro`: «150–250 €» and «έως 150 €». */
export interface PriceBand {
  fromEuro: number;
  toEuro: number;
}

/** The bound of a band that is open above (specification, section 9). */
export const NO_UPPER_BOUND = 100_000;

/** The slider, euro (specification, section 9). At its right end it sets no bound. */
export const PRICE_SLIDER = { min: 0, max: 5_000, step: 10 } as const;

/** Euro that one column of the histogram covers. */
const COLUMN_EURO = 100;
export const HISTOGRAM_COLUMNS = PRICE_SLIDER.max / COLUMN_EURO;

/** The price's column in the histogram over the slider's range; the last for a dearer one. */
export function histogramColumn(cents: number): number {
  return Math.min(HISTOGRAM_COLUMNS - 1, Math.floor(cents / 100 / COLUMN_EURO));
}

/** The shop's bands, as the menus and the `price` parameter name them. */
export const PRICE_BANDS: readonly PriceBand[] = [
  { fromEuro: 0, toEuro: 150 },
  { fromEuro: 150, toEuro: 250 },
  { fromEuro: 250, toEuro: 350 },
  { fromEuro: 350, toEuro: 500 },
  { fromEuro: 500, toEuro: NO_UPPER_BOUND },
];

export function isInBand(priceCents: number | null, { fromEuro, toEuro }: PriceBand): boolean {
  if (priceCents === null) return false;
  return (fromEuro === 0 || priceCents > fromEuro * 100) && priceCents <= toEuro * 100;
}

/** From and to with a hyphen between them, or a lower bound with a plus. */
const BAND = /^(\d{0,6})(?:-(\d{0,6})|\+)$/;

/**
 * `150-250`, `500+`, also as people write them: `500-`, `150 – 250`, `500 €+`, and `500 `, which is what an unencoded plus of an
 * address arrives as. A missing bound is 0 or 100000; a band that holds nothing, or is no band, is no filter.
 */
export function parsePriceBand(text: string | null): PriceBand | null {
  const written = (text ?? '').replace(/[−–]/g, '-').replace(/€/g, '').trimStart();
  const match = BAND.exec(
    /^\d+\s+$/.test(written) ? `${written.trimEnd()}+` : written.replace(/\s*([+-])\s*/, '$1').trimEnd(),
  );
  if (!match || (match[1] === '' && !match[2])) return null;
  return toPriceBand(Number(match[1] || 0), match[2] ? Number(match[2]) : NO_UPPER_BOUND);
}

/** A band between two bounds, or null when it would hold nothing or everything. */
export function toPriceBand(fromEuro: number, toEuro: number): PriceBand | null {
  const upper = Math.min(toEuro, NO_UPPER_BOUND);
  if (!(fromEuro < upper) || (fromEuro === 0 && upper === NO_UPPER_BOUND)) return null;
  return { fromEuro, toEuro: upper };
}

export function formatPriceBand({ fromEuro, toEuro }: PriceBand): string {
  return toEuro === NO_UPPER_BOUND ? `${fromEuro}+` : `${fromEuro}-${toEuro}`;
}

export function isSameBand(a: PriceBand, b: PriceBand): boolean {
  return a.fromEuro === b.fromEuro && a.toEuro === b.toEuro;
}

/** A shop's band, as opposed to a range set by hand. */
export function isShopBand(band: PriceBand): boolean {
  return PRICE_BANDS.some((known) => isSameBand(known, band));
}

/** A bound of a price as people type it, in whole euro: `300`, `300 €`, `1.200`, `99,90` (99). Null for another text. */
export function parseEuro(text: string): number | null {
  const digits = /^\s*(\d{1,6}(?:[.,]\d+)*)\s*€?\s*$/.exec(text)?.[1];
  const euro = digits === undefined ? Number.NaN : Math.floor(parseTypedNumber(digits));
  return euro <= 999_999 ? euro : null;
}
