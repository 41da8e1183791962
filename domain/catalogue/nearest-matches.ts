import { type CatalogueEntry, isRecommended } from './catalogue-entry.ts';
import { type FacetKey, isMeasured, isNegated, MOST_LAPTOP, numberOf, parseBand } from './facets.ts';
import { fewBest } from './few-best.ts';
import type { Condition } from './filter-sets.ts';
import { NO_UPPER_BOUND, type PriceBand } from './price-band.ts';
import type { ProductTable } from './product-table.ts';
import type { Resolution } from './resolution.ts';

interface Wanted {
  conditions: readonly Condition[];
  prices: readonly PriceBand[];
  generalUse: string;
}

/**
 * The products that miss the fewest conditions, of these what is advised first, then what misses them by the least, then the nearest in
 * price; none that misses all of them altogether.
 */
export function nearestMatches<Entry extends CatalogueEntry>(
  { entries, orders }: Pick<ProductTable<Entry>, 'entries' | 'orders'>,
  { conditions, prices, generalUse }: Wanted,
  limit: number,
): Entry[] {
  const matches = Array.from(orders.priceAsc, (position) => {
    const entry = entries[position];
    const missed = conditions.filter(({ products }) => !products.has(position));
    return {
      position,
      missing: missed.length,
      gap: missed.reduce((sum, condition) => sum + (entry ? gapOf(entry, condition, prices) : 1), 0),
      advised: adviceRank(entry, generalUse),
      distance: distanceTo(entry?.priceCents ?? null, prices),
    };
  });
  // Who asks for a monitor is not shown laptops.
  const asked = conditions.find(({ group }) => group === 'query')?.products;
  const found = asked ? entries.filter((_, position) => asked.has(position)) : [];
  const isOfOthers = found.length > 0 && found.every(({ values }) => !values.kind.includes('laptop'));
  const isOfMonitors = conditions.some(
    ({ group, values }) => group === 'screen' && values.every((size) => numberOf(size) > MOST_LAPTOP),
  );
  const isOfKind = (position: number) =>
    isOfMonitors
      ? entries[position]?.values.kind.includes('monitor') === true && entries[position].numbers?.screen != null
      : !isOfOthers || asked?.has(position) === true;
  const nearest = fewBest(
    matches.filter(({ gap, position }) => (isOfMonitors || gap < conditions.length) && isOfKind(position)),
    limit,
    (a, b) =>
      a.missing - b.missing || a.advised - b.advised || a.gap - b.gap || compareDistances(a.distance, b.distance),
  );
  return nearest.flatMap(({ position }) => entries[position] ?? []);
}

/** By how much a product misses a condition, in quarters; 1 where that is no matter of more or less. */
function gapOf(entry: CatalogueEntry, { group, values }: Condition, prices: readonly PriceBand[]): number {
  return Math.min(1, Math.ceil(4 * shareMissed(entry, group, values, prices)) / 4);
}

function shareMissed(
  { values: own, numbers, priceCents }: CatalogueEntry,
  group: Condition['group'],
  asked: readonly string[],
  prices: readonly PriceBand[],
): number {
  if (group === 'price') {
    const limits = prices.map(({ fromEuro, toEuro }) => (toEuro === NO_UPPER_BOUND ? fromEuro : toEuro));
    return distanceTo(priceCents, prices) / (100 * Math.max(...limits));
  }
  if (group === 'query' || asked.some(isNegated)) return 1;
  if (isMeasured(group)) {
    const value = numbers?.[group] ?? null;
    const shares = asked.flatMap((text) => {
      const band = value === null ? null : parseBand(text);
      return band && value !== null ? Math.max(band.from - value, value - band.to) / Math.max(band.from, value) : [];
    });
    return Math.min(1, ...shares);
  }
  if (group === 'resolution') {
    const pixels = numbers?.pixels;
    return Math.min(1, ...asked.map((value) => (pixels ? apart(pixels, PIXELS[value as Resolution]) : 1)));
  }
  const scale = SCALES[group];
  const shares = scale ? own[group].flatMap((value) => asked.map((one) => apart(scale(value), scale(one)))) : [];
  return Math.min(1, ...shares);
}

/** Values that have more and less, as numbers. */
const SCALES: Partial<Record<FacetKey, (value: string) => number>> = {
  ram: numberOf,
  storage: numberOf,
  screen: numberOf,
};
/** Across a screen of each sharpness. */
const PIXELS: Readonly<Record<Resolution, number>> = { hd: 1366, fhd: 1920, qhd: 2560, '4k': 3840 };

function apart(one: number, other: number): number {
  return Math.abs(one - other) / Math.max(one, other);
}

/** A laptop that is fit for general use before one that only gets updates, that before one that does not, and any laptop before a dock. */
function adviceRank(entry: CatalogueEntry | undefined, generalUse: string): number {
  if (entry === undefined) return 0;
  const isGeneral = entry.values.use.includes(generalUse);
  return (entry.values.kind.includes('laptop') ? 0 : 3) + (isGeneral ? 0 : isRecommended(entry) ? 1 : 2);
}

/** Cents from the nearest chosen band; without bands the price itself, so that the cheapest come first. */
function distanceTo(cents: number | null, bands: readonly PriceBand[]): number {
  if (cents === null) return Number.POSITIVE_INFINITY;
  if (bands.length === 0) return cents;
  return Math.min(...bands.map(({ fromEuro, toEuro }) => Math.max(0, fromEuro * 100 - cents, cents - toEuro * 100)));
}

function compareDistances(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
