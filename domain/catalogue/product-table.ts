/** Products at positions, with the sets and orders over them. */
import type { Language } from '../locale/locales.ts';
import { type BasicOrders, basicOrders, sortByName } from './basic-orders.ts';
import { BitSet } from './bit-set.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { type FacetSets, toFacetSets } from './facet-sets.ts';
import { isWithin, type MeasuredFacet, parseBand } from './facets.ts';
import { histogramColumn, isInBand, PRICE_BANDS, type PriceBand } from './price-band.ts';

export interface ProductTable<Entry extends CatalogueEntry> {
  /** In the order of their names; the place of a product is its position. */
  entries: readonly Entry[];
  all: BitSet;
  sets: FacetSets;
  /** The products of each of the shop's price bands. */
  bands: readonly BitSet[];
  /** The histogram's column of each position; null without a price. */
  columns: readonly (number | null)[];
  orders: BasicOrders;
}

export function createProductTable<Entry extends CatalogueEntry>(
  products: readonly Entry[],
  language: Language,
): ProductTable<Entry> {
  const entries = sortByName(products, language);
  return {
    entries,
    all: BitSet.full(entries.length),
    sets: toFacetSets(entries),
    bands: PRICE_BANDS.map((band) => pricedSet(entries, [band])),
    columns: entries.map(({ priceCents }) => (priceCents === null ? null : histogramColumn(priceCents))),
    orders: basicOrders(entries),
  };
}

/** The products that can be bought at a price in one of the bands. */
export function pricedSet(entries: readonly CatalogueEntry[], bands: readonly PriceBand[]): BitSet {
  const isIn = (cents: number | null) => bands.some((band) => isInBand(cents, band));
  return setOf(entries, ({ priceCents, offers }) =>
    offers?.length ? offers.some((offer) => isIn(offer.priceCents)) : isIn(priceCents),
  );
}

/** The products whose weight, battery or year is in a band; none where it is not written as one. */
export function measuredSet(entries: readonly CatalogueEntry[], facet: MeasuredFacet, value: string): BitSet {
  const band = parseBand(value);
  return setOf(entries, ({ numbers }) => band !== null && isWithin(facet, numbers?.[facet] ?? null, band));
}

function setOf(entries: readonly CatalogueEntry[], isIn: (entry: CatalogueEntry) => boolean): BitSet {
  const set = BitSet.empty(entries.length);
  for (const [position, entry] of entries.entries()) if (isIn(entry)) set.add(position);
  return set;
}
