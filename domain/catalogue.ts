/** Choosing from the catalogue: what is listed, what a search and a brand leave over, and in which order. */
import { fold, toWords } from './fold.ts';
import { GRADES, type GradeKey } from './laptop.ts';

/** What choosing needs to know of a product. */
export interface CatalogueEntry {
  id: string;
  title: string;
  vendor: string;
  /** Null when nothing of it can be bought; such entries come last in every order of price. */
  priceCents: number | null;
  grade: GradeKey | null;
  /** What a search looks through: title, maker, processor, options. */
  searchText: string;
  /** Looked through only when nothing is found otherwise: a description also names what a product is not. */
  description: string;
}

export const SORTS = ['priceAsc', 'priceDesc', 'nameAsc', 'nameDesc'] as const;
export type Sort = (typeof SORTS)[number];

export interface Selection {
  query: string;
  /** Lower-case vendor names; empty means every brand. */
  brands: readonly string[];
  /** Empty means every grade. */
  grades: readonly GradeKey[];
  price: PriceBand | null;
  sort: Sort;
}

/** Strictly above `fromEuro` (zero includes everything), up to and including `toEuro`: «150 – 250 €» and «έως 150 €». */
export interface PriceBand {
  fromEuro: number;
  toEuro: number;
}

/** The bound of a band that is open above (specification, section 9). */
export const NO_UPPER_BOUND = 100_000;

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

export interface SelectionResult<Entry> {
  entries: Entry[];
  /** Each brand of the shop with the number of products that choosing it (alone) would show. */
  brands: { key: string; name: string; count: number }[];
  /** Products that the search alone finds. */
  countWithoutBrand: number;
}

/** Everything, in the order in which lists begin. */
export const WHOLE_CATALOGUE: Selection = { query: '', brands: [], grades: [], price: null, sort: 'priceAsc' };

/** An index over the listed products of one language, built once and asked many times. */
export interface CatalogueIndex<Entry extends CatalogueEntry> {
  size: number;
  select(selection: Selection): SelectionResult<Entry>;
}

export function createCatalogueIndex<Entry extends CatalogueEntry>(
  entries: readonly Entry[],
  language: 'el' | 'en',
): CatalogueIndex<Entry> {
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const byName = [...entries].sort((one, other) => collator.compare(one.title, other.title) || byId(one, other));
  const priced = byName.filter((entry): entry is Entry & { priceCents: number } => entry.priceCents !== null);
  const unpriced = byName.filter(({ priceCents }) => priceCents === null);
  const byPrice = [...priced.toSorted((one, other) => one.priceCents - other.priceCents), ...unpriced];
  const byPriceDescending = [...priced.toSorted((one, other) => other.priceCents - one.priceCents), ...unpriced];
  const orders = { nameAsc: byName, nameDesc: [...byName].reverse(), priceAsc: byPrice, priceDesc: byPriceDescending };
  const names = new Map(entries.map((entry) => [entry, toHaystack(entry.searchText)]));
  const descriptions = new Map(entries.map((entry) => [entry, toHaystack(`${entry.searchText} ${entry.description}`)]));
  const search = (products: readonly Entry[], words: readonly string[]) => {
    const found = products.filter((entry) => matches(names.get(entry) ?? '', words));
    return found.length > 0 ? found : products.filter((entry) => matches(descriptions.get(entry) ?? '', words));
  };
  const brands = brandsOf(entries, collator);

  return {
    size: entries.length,
    select({ query, brands: chosen, grades, price, sort }) {
      const words = toWords(query);
      // A query without a single letter or digit, an emoji say, finds nothing; no query at all finds everything.
      const isUnsearchable = query.trim() !== '' && words.length === 0;
      const candidates = orders[sort].filter(
        ({ priceCents, grade }) =>
          (price === null || isInBand(priceCents, price)) &&
          (grades.length === 0 || (grade !== null && grades.includes(grade))),
      );
      const found = isUnsearchable ? [] : search(candidates, words);
      const counts = countBy(found, (entry) => fold(entry.vendor.trim()));
      return {
        entries: chosen.length === 0 ? found : found.filter((entry) => chosen.includes(fold(entry.vendor.trim()))),
        brands: brands.map((brand) => ({ ...brand, count: counts.get(brand.key) ?? 0 })),
        countWithoutBrand: found.length,
      };
    },
  };
}

function byId(one: CatalogueEntry, other: CatalogueEntry): number {
  return one.id < other.id ? -1 : 1;
}

/** Words with a blank before each, so that a search for ` t4` finds the beginnings of words only. */
function toHaystack(text: string): string {
  return ` ${toWords(text).join(' ')}`;
}

function matches(haystack: string, words: readonly string[]): boolean {
  return words.every((word) => haystack.includes(` ${word}`));
}

function brandsOf(entries: readonly CatalogueEntry[], collator: Intl.Collator): { key: string; name: string }[] {
  const names = new Map<string, string>();
  for (const { vendor } of entries) {
    const name = vendor.trim();
    if (name && !names.has(fold(name))) names.set(fold(name), name);
  }
  return [...names].map(([key, name]) => ({ key, name })).sort((one, other) => collator.compare(one.name, other.name));
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

/**
 * Reads a selection from an address. Whatever makes no sense is left out: an unknown sort is the default, a page that
 * is no number is the first.
 */
export function parseSelection(parameters: URLSearchParams): Selection & { page: number } {
  const sort = parameters.get('sort');
  const page = Number(parameters.get('page'));
  return {
    query: (parameters.get('q') ?? '').trim().slice(0, 200),
    brands: [...new Set(parameters.getAll('brand').map((brand) => fold(brand.trim())))].filter(Boolean),
    grades: GRADES.filter((grade) => parameters.getAll('grade').includes(grade)),
    price: parsePriceBand(parameters.get('price')),
    sort: SORTS.find((known) => known === sort) ?? 'priceAsc',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** `150-250`, `500+`. A missing bound is 0 or 100000; a band that holds nothing, or is no band, is no filter. */
export function parsePriceBand(text: string | null): PriceBand | null {
  const match = /^(\d{0,6})(?:-(\d{0,6})|\+)$/.exec(text?.trim() ?? '');
  if (!match || (match[1] === '' && !match[2])) return null;
  const fromEuro = Number(match[1] || 0);
  const toEuro = match[2] ? Number(match[2]) : NO_UPPER_BOUND;
  return fromEuro < toEuro ? { fromEuro, toEuro } : null;
}

export function formatPriceBand({ fromEuro, toEuro }: PriceBand): string {
  return toEuro === NO_UPPER_BOUND ? `${fromEuro}+` : `${fromEuro}-${toEuro}`;
}

/** One page of a list; a page beyond the end shows the last one. */
export function paginate<Item>(
  items: readonly Item[],
  page: number,
  size: number,
): { items: Item[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const shown = Math.min(page, pages);
  return { items: items.slice((shown - 1) * size, shown * size), page: shown, pages };
}
