/** Which products, and which of their variants, have each value of each filter. */
import { BitSet } from './bit-set.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { compareValues, FACETS, type FacetKey, LISTED_VALUES } from './facets.ts';
import { OFFER_FACETS, type OfferFacet } from './offers.ts';

/** Every value of the stock and of the specification's lists, in the facet's order, with what has it. */
type ValueSets<Facet extends FacetKey> = Readonly<Record<Facet, ReadonlyMap<string, BitSet>>>;
export type FacetSets = ValueSets<FacetKey>;

export function toFacetSets(entries: readonly CatalogueEntry[]): FacetSets {
  return toValueSets(
    FACETS,
    entries.map(({ values }) => values),
  );
}

/** What can be bought, each variant at a place of its own: conditions that one of them has to fulfil together are sets over it. */
export interface OfferTable {
  all: BitSet;
  sets: ValueSets<OfferFacet>;
  prices: readonly (number | null)[];
  /** The position of each one's product. */
  products: readonly number[];
}

export function toOfferTable(entries: readonly CatalogueEntry[]): OfferTable {
  const offers = entries.flatMap(({ offers: variants = [], priceCents, values }, product) => {
    const ofProduct = { priceCents, ram: values.ram, storage: values.storage, system: values.system };
    return (variants.length > 0 ? variants : [ofProduct]).map((offer) => ({ offer, product }));
  });
  return {
    all: BitSet.full(offers.length),
    sets: toValueSets(
      OFFER_FACETS,
      offers.map(({ offer }) => offer),
    ),
    prices: offers.map(({ offer }) => offer.priceCents),
    products: offers.map(({ product }) => product),
  };
}

function toValueSets<Facet extends FacetKey>(
  keys: readonly Facet[],
  rows: readonly Readonly<Record<Facet, readonly string[]>>[],
): ValueSets<Facet> {
  const facets = keys.map((facet) => ({
    facet,
    sets: new Map(LISTED_VALUES[facet].map((value) => [value, BitSet.empty(rows.length)] as const)),
  }));
  // Rows outside, facets inside: the other way round takes five times as long.
  for (const [position, values] of rows.entries()) {
    for (const { facet, sets } of facets) {
      for (const value of values[facet]) {
        const set = sets.get(value);
        if (set) set.add(position);
        else sets.set(value, BitSet.of(rows.length, [position]));
      }
    }
  }
  return Object.fromEntries(
    facets.map(({ facet, sets }) => [
      facet,
      new Map([...sets].sort(([one], [other]) => compareValues(facet, one, other))),
    ]),
  ) as unknown as ValueSets<Facet>;
}
