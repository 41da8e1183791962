/** What several conditions over one quantity mean together: «πάνω από 200 και κάτω από 400», «ελαφρύ, κάτω από 1,2 κιλά». */
import { isMeasured, isNegated, parseBand } from '../../catalogue/facets.ts';
import { formatPriceBand, NO_UPPER_BOUND, parsePriceBand, toPriceBand } from '../../catalogue/price-band.ts';
import type { ImpliedFilter } from '../search-outcome.ts';
import type { Reading } from './first-reading.ts';

type Said = Reading & { words: string };

/** Bounds and bands narrow each other; single values of one facet widen it. Of two that exclude each other the later one holds. */
export function combineReadings(readings: readonly Said[]): { filters: ImpliedFilter[]; contradicted: string[] } {
  const contradicted: string[] = [];
  const combined: Said[] = [];
  for (const said of readings) {
    // The bound of «ελαφρύ, κάτω από 1,8 κιλά» says how light.
    if (said.facet === 'weight' && /^0-/.test(said.value) && /\d/.test(said.words))
      combined.splice(
        0,
        combined.length,
        ...combined.filter(({ facet, words }) => facet !== 'weight' || /\d/.test(words)),
      );
    const others = combined.filter((other) => narrows(other, said));
    const values = others.reduce((left, other) => intersect(said, left, valuesOf(other)), valuesOf(said));
    if (values.length === 0) {
      contradicted.push(...others.map(({ words }) => words));
      for (const other of others) combined.splice(combined.indexOf(other), 1);
      combined.push(said);
      continue;
    }
    const [value = '', ...further] = values;
    for (const other of others) combined[combined.indexOf(other)] = { ...other, value, further };
    combined.push(others.length > 0 ? { ...said, value, further } : said);
  }
  const filters = combined.flatMap((said) =>
    valuesOf(said).map((value) => ({ facet: said.facet, value, words: said.words })),
  );
  return { filters, contradicted };
}

function valuesOf({ value, further = [] }: Reading): string[] {
  return [value, ...further];
}

function narrows(one: Reading, other: Reading): boolean {
  if (one.facet !== other.facet || isNegated(one.value) || isNegated(other.value)) return false;
  return isBand(one) || one.isBound === true || other.isBound === true;
}

export function isBand({ facet }: Reading): boolean {
  return facet === 'price' || isMeasured(facet);
}

function intersect(reading: Reading, some: readonly string[], others: readonly string[]): string[] {
  if (!isBand(reading)) return some.filter((value) => others.includes(value));
  return some.flatMap((one) => others.flatMap((other) => commonBand(reading.facet, one, other) ?? []));
}

function commonBand(facet: Reading['facet'], one: string, other: string): string | null {
  if (facet === 'price') {
    const [a, b] = [parsePriceBand(one), parsePriceBand(other)];
    const band = a && b && toPriceBand(Math.max(a.fromEuro, b.fromEuro), Math.min(a.toEuro, b.toEuro, NO_UPPER_BOUND));
    return band && formatPriceBand(band);
  }
  const [a, b] = [parseBand(one), parseBand(other)];
  const [from, to] = a && b ? [Math.max(a.from, b.from), Math.min(a.to, b.to)] : [0, -1];
  if (from > to) return null;
  return to === Number.POSITIVE_INFINITY ? `${from}+` : `${from}-${to}`;
}
