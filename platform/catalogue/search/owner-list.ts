/** The owner's list of products, drafts too: by views, by words, and by the shop's own filters with their counts. */
import { setImmediate } from 'node:timers/promises';
import type { CatalogueEntry } from '#domain/catalogue/catalogue-entry.ts';
import { describeProduct } from '#domain/catalogue/describe-product.ts';
import { FilterSets } from '#domain/catalogue/filter-sets.ts';
import { createProductTable } from '#domain/catalogue/product-table.ts';
import type { Selection } from '#domain/catalogue/selection.ts';
import { fold } from '#domain/locale/fold.ts';
import { defaultLanguage } from '#domain/locale/locales.ts';
import { parseLaptop } from '#domain/machine/laptop.ts';
import { onceForEach } from '#domain/once-for-each.ts';
import type { Database } from '../../db/database.ts';
import type { Catalogue, Product } from '../catalogue.ts';
import { lintProducts } from '../import/lint-products.ts';
import { onceForTexts } from '../once-for-texts.ts';
import { readCatalogue } from '../read-catalogue.ts';

/** Pieces of a product, of all its variants, that count as few. */
export const FEW = 2;
/** Products that are read before shoppers are served. */
const PRODUCTS_AT_ONCE = 100;

type Fits = (product: Product) => boolean;

export const PRODUCT_VIEWS = ['all', 'active', 'draft', 'few', 'sold-out', 'reduced', 'incomplete'] as const;
export type ProductView = (typeof PRODUCT_VIEWS)[number];

const FITS: Readonly<Record<Exclude<ProductView, 'incomplete'>, Fits>> = {
  all: () => true,
  active: ({ status }) => status === 'active',
  draft: ({ status }) => status !== 'active',
  few: ({ totalInventory }) => totalInventory > 0 && totalInventory <= FEW,
  'sold-out': ({ totalInventory }) => totalInventory === 0,
  reduced: ({ variants }) => variants.some(({ priorPriceCents }) => priorPriceCents !== null),
};

/** The newest first. */
export async function listForOwner(db: Database, selection: Selection, view: ProductView) {
  const { entries, filters, brandNames } = await indexOf(await readCatalogue(db));
  const fits = view === 'incomplete' ? await isIncomplete(db) : FITS[view];
  const words = fold(selection.query).split(' ').filter(Boolean);
  const isFound = ({ product, text }: OwnEntry) => fits(product) && words.every((word) => text.includes(word));
  const ranked = Int32Array.from([...entries.keys()].filter((at) => isFound(entries[at] as OwnEntry)));
  const narrowed = filters.narrow(selection, { ranked, hasText: true, corrected: null, filters: [] });
  const products = filters
    .intersect(narrowed)
    .positions()
    .map((at) => (entries[at] as OwnEntry).product)
    .sort((one, other) => other.id - one.id);
  return { products, facets: filters.facetCounts(narrowed, selection.facets), brandNames };
}

interface OwnEntry extends CatalogueEntry {
  product: Product;
  /** What words are looked for in, folded. */
  text: string;
}

const indexOf = onceForEach(async ({ products, hidden }: Catalogue) => {
  const read: OwnEntry[] = [];
  for (const product of [...products, ...hidden]) {
    if (read.length % PRODUCTS_AT_ONCE === 0) await setImmediate();
    read.push(toEntry(product));
  }
  const table = createProductTable(read, defaultLanguage);
  const brandNames = Object.fromEntries(table.entries.map(({ vendor }) => [fold(vendor), vendor]));
  return { entries: table.entries, filters: new FilterSets(table, { named: () => [] }), brandNames };
});

/** Without offers, so that a memory whose variants are sold out is found, too. */
const describe = onceForTexts((input) => {
  const sale = { priceCents: null, isAvailable: false, offers: [] };
  return describeProduct({ ...input, variants: [] }, parseLaptop(input), sale, {});
});

function toEntry(product: Product): OwnEntry {
  const { id, title, handle, vendor, variants, minPriceCents, totalInventory } = product;
  const { values, numbers } = describe(product);
  return {
    ...{ id: String(id), title: title[defaultLanguage], vendor, priceCents: minPriceCents, numbers, product },
    values: { ...values, stock: totalInventory > 0 ? ['in'] : [] },
    text: fold([...Object.values(title), handle, ...variants.map(({ sku }) => sku)].join(' ')),
  };
}

async function isIncomplete(db: Database): Promise<Fits> {
  const { found } = await lintProducts({ db });
  const handles = new Set(found.map(({ handle }) => handle));
  return ({ handle }) => handles.has(handle);
}
