import type { BitSet } from './bit-set.ts';
import { type CatalogueEntry, isRecommended } from './catalogue-entry.ts';
import { fewBest } from './few-best.ts';
import type { PriceBand } from './price-band.ts';
import type { ProductTable } from './product-table.ts';

interface Wanted {
  /** The products that each of the chosen filters lets through. */
  filters: readonly BitSet[];
  prices: readonly PriceBand[];
  generalUse: string;
}

/** The products that miss the fewest filters, of these what is advised first, then the nearest in price; none that misses all. */
export function nearestMatches<Entry extends CatalogueEntry>(
  { entries, orders }: Pick<ProductTable<Entry>, 'entries' | 'orders'>,
  { filters, prices, generalUse }: Wanted,
  limit: number,
): Entry[] {
  const matches = Array.from(orders.priceAsc, (position) => ({
    position,
    missing: filters.filter((set) => !set.has(position)).length,
    advised: adviceRank(entries[position], generalUse),
    distance: distanceTo(entries[position]?.priceCents ?? null, prices),
  }));
  const near = matches.filter(({ missing }) => missing < filters.length);
  const nearest = fewBest(
    near,
    limit,
    (a, b) => a.missing - b.missing || a.advised - b.advised || compareDistances(a.distance, b.distance),
  );
  return nearest.flatMap(({ position }) => entries[position] ?? []);
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
