/** The API's word search: the storefront's own engine (domain/search) over the platform's products. */

import { setImmediate } from 'node:timers/promises';
import { contentLanguages, defaultLanguage } from '#domain/locale/locales.ts';
import { parseLaptop } from '#domain/machine/laptop.ts';
import { onceForEach } from '#domain/once-for-each.ts';
import { createSearch } from '#domain/search/create-search.ts';
import type { IndexedProduct } from '#domain/search/engine.ts';
import { collectProductWords } from '#domain/search/match/collect-product-words.ts';
import { Lexicon } from '#domain/search/match/word-index.ts';
import type { Search, SearchableProduct } from '#domain/search/search-outcome.ts';
import { textHash } from '#domain/text-hash.ts';
import type { SchemaType } from '#schema/graphql.ts';
import { searchWords } from '#search.config';
import { type Catalogue, type Product, variantTitle } from '../catalogue.ts';
import { toPlainText } from '../html-text.ts';

export type SearchableField = SchemaType<'SearchableField'>;

export interface ProductSearch {
  /** The products that answer a query, best first; all products for an empty one. */
  find(query: string): Product[];
  /** The products that a query means to the letter: every word is found, and nothing is corrected. */
  findExactly(query: string): ReadonlySet<Product>;
  /** As `find`, looking at some fields only, among the best that all fields give; nothing for a query without a word to look for. */
  findIn(query: string, fields: readonly SearchableField[]): Product[];
}

/** Made with the first search of a catalogue. */
export const productSearch = onceForEach(createProductSearch);

/** Products whose words are collected before others are served. */
const PRODUCTS_AT_ONCE = 100;
/** How many products are searched by single fields. */
const MOST_NARROWED = 100;

async function createProductSearch({ products }: Pick<Catalogue, 'products'>): Promise<ProductSearch> {
  const indexed: IndexedProduct[] = [];
  for (const [index, product] of products.entries()) {
    if (index % PRODUCTS_AT_ONCE === 0) await setImmediate();
    indexed.push(indexedProduct(product));
  }
  const search = searchOver(indexed, lexicon);
  const productsAt = (positions: Int32Array) => Array.from(positions, (position) => products[position] as Product);
  return {
    find: (query) => productsAt(search.find(query).ranked),
    findExactly: (query) => new Set(productsAt(search.find(query, { isExact: true }).ranked)),
    findIn: (query, fields) => {
      const { ranked, corrected, hasText } = search.find(query);
      if (!hasText) return [];
      const found = productsAt(ranked.slice(0, MOST_NARROWED));
      const own = new Lexicon();
      const narrowed = searchOver(
        found.map((product) => toIndexed(toSearchable(product, fields), own)),
        own,
      );
      const places = narrowed.find(corrected ?? query, { isExact: true }).ranked;
      return Array.from(places, (place) => found[place] as Product);
    },
  };
}

function searchOver(products: readonly IndexedProduct[], words: Lexicon): Search {
  return createSearch(products, words, searchWords, () => new Date());
}

const lexicon = new Lexicon();
/** By the product's id, as long as its texts are the same: the words of a catalogue outlive a change of one product. */
const known = new Map<number, { hash: number; indexed: IndexedProduct }>();

function indexedProduct(product: Product): IndexedProduct {
  const hash = textHash(JSON.stringify([product.title, product.vendor, product.descriptionHtml, detailsOf(product)]));
  const before = known.get(product.id);
  if (before?.hash === hash) return before.indexed;
  const indexed = toIndexed(toSearchable(product), lexicon);
  known.set(product.id, { hash, indexed });
  return indexed;
}

function toIndexed(searchable: SearchableProduct, words: Lexicon): IndexedProduct {
  const { brand, model, processor } = searchable;
  return { brand, model, processor, ...collectProductWords(searchable, words) };
}

/** @param fields those that are looked at; all without them */
function toSearchable(product: Product, fields?: readonly SearchableField[]): SearchableProduct {
  const has = (field: SearchableField) => !fields || fields.includes(field);
  const title = product.title[defaultLanguage];
  const { vendor, productType } = product;
  const facts = parseLaptop({ title, vendor, productType });
  const details = detailsOf(product);
  return {
    title: has('TITLE') ? inAllLanguages(product.title) : '',
    brand: has('VENDOR') ? facts.brand : '',
    model: has('TITLE') ? facts.model : '',
    processor: has('TITLE') ? (facts.cpu?.label ?? '') : '',
    details: DETAIL_FIELDS.flatMap((field) => (has(field) ? details[field] : [])).join(' '),
    description: has('BODY') ? inAllLanguages(product.descriptionHtml, toPlainText) : '',
  };
}

const DETAIL_FIELDS = ['PRODUCT_TYPE', 'TAG', 'VARIANTS_TITLE', 'VARIANTS_SKU', 'VARIANTS_BARCODE'] as const;

function detailsOf({ productType, tags, variants }: Product) {
  return {
    PRODUCT_TYPE: [productType],
    TAG: tags,
    // The title that means "no options" is not a word to search for.
    VARIANTS_TITLE: variants.flatMap((variant) =>
      variant.selected.length > 0 ? inAllLanguages(variantTitle(variant)) : [],
    ),
    VARIANTS_SKU: variants.map(({ sku }) => sku),
    VARIANTS_BARCODE: variants.flatMap(({ barcode }) => barcode ?? []),
  };
}

/** A text that several languages share is used once. */
function inAllLanguages(text: Product['title'], toPlain = (words: string) => words): string {
  return [...new Set(contentLanguages.map((language) => text[language]))].map(toPlain).join(' ');
}
