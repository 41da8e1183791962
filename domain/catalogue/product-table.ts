/** Products at positions, with the sets and orders over them. */
import type { Language } from '../locale/locales.ts';
import { type BasicOrders, basicOrders, sortByName } from './basic-orders.ts';
import { BitSet } from './bit-set.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { type FacetSets, type OfferTable, toFacetSets, toOfferTable } from './facet-sets.ts';
import { isWithin, type MeasuredFacet, parseBand } from './facets.ts';
import { histogramColumn, isInBand, PRICE_BANDS, type PriceBand } from './price-band.ts';

export interface ProductTable<Entry extends CatalogueEntry> {
  /** In the order of their names; the place of a product is its position. */
  entries: readonly Entry[];
  all: BitSet;
  sets: FacetSets;
  offers: OfferTable;
  /** The offers of each of the shop's price bands. */
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
  const offers = toOfferTable(entries);
  return {
    entries,
    all: BitSet.full(entries.length),
    sets: toFacetSets(entries),
    offers,
    bands: PRICE_BANDS.map((band) => pricedSet(offers, [band])),
    columns: entries.map(({ priceCents }) => (priceCents === null ? null : histogramColumn(priceCents))),
    orders: basicOrders(entries),
  };
}

/** The offers at a price in one of the bands. */
export function pricedSet({ prices }: OfferTable, bands: readonly PriceBand[]): BitSet {
  return setOf(prices, (cents) => bands.some((band) => isInBand(cents, band)));
}

/** The products whose weight, battery, year or speed class is in a band; none where it is not written as one. */
export function measuredSet(entries: readonly CatalogueEntry[], facet: MeasuredFacet, value: string): BitSet {
  const band = parseBand(value);
  return setOf(entries, ({ numbers }) => band !== null && isWithin(facet, numbers?.[facet] ?? null, band));
}

function setOf<Row>(rows: readonly Row[], isIn: (row: Row) => boolean): BitSet {
  const set = BitSet.empty(rows.length);
  for (const [position, row] of rows.entries()) if (isIn(row)) set.add(position);
  return set;
}
