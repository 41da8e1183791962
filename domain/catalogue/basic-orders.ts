/** The orders by name and by price, which every catalogue has ready. */
import type { Language } from '../locale/locales.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';

type Compare = (one: CatalogueEntry, other: CatalogueEntry) => number;

const BASIC_SORTS = ['nameAsc', 'nameDesc', 'priceAsc', 'priceDesc'] as const;
export type BasicSort = (typeof BASIC_SORTS)[number];

/** Positions of all products. */
export type BasicOrders = Readonly<Record<BasicSort, Int32Array>>;

export function isBasicSort(sort: string): sort is BasicSort {
  return BASIC_SORTS.some((basic) => basic === sort);
}

/** The order by title; equal titles by id, so that it is the same on every machine. */
export function sortByName<Entry extends CatalogueEntry>(products: readonly Entry[], language: Language): Entry[] {
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  return products.toSorted((a, b) => collator.compare(a.title, b.title) || (a.id < b.id ? -1 : Number(a.id > b.id)));
}

/**
 * Sold-out products come last in every order, and products without a price last in every order by price.
 *
 * @param entries in the order of their names, which decides between equal prices
 */
export function basicOrders(entries: readonly CatalogueEntry[]): BasicOrders {
  const byName = [...entries.keys()];
  const sorted = (positions: readonly number[], compare: Compare) =>
    Int32Array.from(positions.toSorted((a, b) => compare(entries[a] as CatalogueEntry, entries[b] as CatalogueEntry)));
  return {
    nameAsc: sorted(byName, bySoldOut),
    nameDesc: sorted(byName.toReversed(), bySoldOut),
    priceAsc: sorted(byName, byPrice(1)),
    priceDesc: sorted(byName, byPrice(-1)),
  };
}

const bySoldOut: Compare = (a, b) => Number(isSoldOut(a)) - Number(isSoldOut(b));

function byPrice(sign: 1 | -1): Compare {
  return (a, b) =>
    bySoldOut(a, b) ||
    Number(a.priceCents === null) - Number(b.priceCents === null) ||
    sign * ((a.priceCents ?? 0) - (b.priceCents ?? 0));
}

function isSoldOut({ isAvailable }: CatalogueEntry): boolean {
  return isAvailable === false;
}
