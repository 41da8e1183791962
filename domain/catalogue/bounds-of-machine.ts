/** The bounds of a comparison with a machine: «ελαφρύτερο από το macbook air m1» is lighter than that weighs. */
import type { ComparedMachine, ImpliedFilter } from '../search/search-outcome.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { MOST_LAPTOP, numberOf } from './facets.ts';
import { formatPriceBand, NO_UPPER_BOUND, toPriceBand } from './price-band.ts';

const CENTS = 100;
/** A weight is compared to ten grams. */
const [TEN_GRAMS, HUNDREDTHS] = [0.01, 100];

/** The filters that a comparison means; none where the other machine's figure is not known. */
export function boundsOf(
  { figure, isMore, isEqual = false, isAlike = false, words, positions }: ComparedMachine,
  entries: readonly CatalogueEntry[],
): ImpliedFilter[] {
  const machines = positions.flatMap((position) => entries[position] ?? []);
  const figures = machines.flatMap((machine) => figuresOf(machine, figure));
  if (figures.length === 0) return [];
  const bound = isMore ? Math.max(...figures) : Math.min(...figures);
  // What is cheaper than an iPad is a tablet.
  const kinds = new Set(machines.flatMap(({ values }) => values.kind));
  const [kind = 'laptop'] = kinds.size === 1 ? kinds : [];
  const ofKind = kind === 'laptop' ? [] : [{ facet: 'kind' as const, value: kind, words }];
  const sizes = isAlike ? [...new Set(machines.flatMap(({ values }) => values.screen))] : [];
  const ofSize = sizes.map((value) => ({ facet: 'screen' as const, value, words }));
  if (figure === 'screen')
    return screensBeyond(bound, isMore, entries).map((value) => ({ facet: figure, value, words }));
  const value = isEqual
    ? `${bound}+`
    : { price: priceBeyond, weight: weightBeyond, battery: above, speedClass: above }[figure](bound, isMore);
  return value === null ? [] : [{ facet: figure, value, words }, ...ofKind, ...ofSize];
}

/** Of a price, that of each variant. */
function figuresOf({ offers = [], priceCents, numbers }: CatalogueEntry, figure: ComparedMachine['figure']): number[] {
  if (figure !== 'price') return [numbers?.[figure] ?? []].flat();
  return offers.length > 0 ? offers.map((offer) => offer.priceCents) : [priceCents ?? []].flat();
}

function priceBeyond(cents: number, isMore: boolean): string | null {
  const band = isMore
    ? toPriceBand(Math.floor(cents / CENTS) + 1, NO_UPPER_BOUND)
    : toPriceBand(0, Math.ceil(cents / CENTS) - 1);
  return band && formatPriceBand(band);
}

function weightBeyond(kilograms: number, isMore: boolean): string {
  const rounded = (weight: number) => Math.round(weight * HUNDREDTHS) / HUNDREDTHS;
  return isMore ? `${rounded(kilograms)}+` : `0-${rounded(kilograms - TEN_GRAMS)}`;
}

const above = (figure: number) => `${Math.floor(figure) + 1}+`;

/** The sizes of laptops on one side of a size. */
function screensBeyond(inches: number, isMore: boolean, entries: readonly CatalogueEntry[]): string[] {
  const sizes = new Set(entries.flatMap(({ values }) => values.screen));
  const own = Math.floor(inches);
  return [...sizes].filter((size) => {
    const number = numberOf(size);
    return number <= MOST_LAPTOP && (isMore ? number > own : number < own);
  });
}
