/** Which products have each value of each filter. */
import { BitSet } from './bit-set.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { compareValues, FACETS, type FacetKey, LISTED_VALUES } from './facets.ts';
import { isInBand, PRICE_BANDS } from './price-band.ts';

export type FacetSets = Readonly<Record<FacetKey, ReadonlyMap<string, BitSet>>>;

export function emptyFacetSets(size: number): FacetSets {
  const sets = FACETS.map((facet) => [
    facet,
    new Map(LISTED_VALUES[facet].map((value) => [value, BitSet.empty(size)] as const)),
  ]);
  return Object.fromEntries(sets) as FacetSets;
}

/** The sets of a table while products come and go; those that stay as they are belong to the table before, too. */
export class Marks {
  readonly #before: FacetSets;
  readonly #sets = new Map<FacetKey, Map<string, BitSet>>();
  readonly #own = new Set<BitSet>();
  readonly #bands: BitSet[];
  readonly #all: BitSet;

  constructor(sets: FacetSets, bands: readonly BitSet[], all: BitSet) {
    this.#before = sets;
    this.#bands = bands.map((band) => band.copy());
    this.#all = all.copy();
  }

  set(entry: CatalogueEntry, position: number, isThere: boolean): void {
    mark(this.#all, position, isThere);
    PRICE_BANDS.forEach((band, index) => {
      const set = this.#bands[index];
      if (set && isInBand(entry.priceCents, band)) mark(set, position, isThere);
    });
    for (const facet of FACETS) {
      for (const value of entry.values[facet]) mark(this.#ownSet(facet, value), position, isThere);
    }
  }

  #ownSet(facet: FacetKey, value: string): BitSet {
    let values = this.#sets.get(facet);
    if (!values) {
      values = new Map(this.#before[facet]);
      this.#sets.set(facet, values);
    }
    const known = values.get(value);
    if (known && this.#own.has(known)) return known;
    const own = known?.copy() ?? BitSet.empty(this.#all.size);
    this.#own.add(own);
    values.set(value, own);
    return own;
  }

  done(): { sets: FacetSets; bands: BitSet[]; all: BitSet } {
    const changed = [...this.#sets].map(([facet, values]) => [facet, inOrder(facet, values)]);
    return { sets: { ...this.#before, ...Object.fromEntries(changed) }, bands: this.#bands, all: this.#all };
  }
}

function mark(set: BitSet, position: number, isThere: boolean): void {
  if (isThere) set.add(position);
  else set.delete(position);
}

/** Without the values that no product has any more. */
function inOrder(facet: FacetKey, values: ReadonlyMap<string, BitSet>): Map<string, BitSet> {
  const there = [...values].filter(([value, set]) => LISTED_VALUES[facet].includes(value) || !set.isEmpty());
  return new Map(there.sort(([one], [other]) => compareValues(facet, one, other)));
}
