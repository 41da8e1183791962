/** The shop's catalogue as one immutable picture in memory, in every language. */
import { perContentLanguage } from '#domain/locale/locales.ts';
import type { CatalogueVersions } from './catalogue-rows.ts';
import { type Localized, sameInEveryLanguage } from './localized.ts';

export interface CatalogueImage {
  kind: 'Image';
  id: number;
  /** Name of the picture in the shop's media. */
  file: string;
  alt: Localized;
  width: number;
  height: number;
}

export interface OptionValue {
  kind: 'ProductOptionValue';
  id: number;
  name: Localized;
  productId: number;
}

export interface Option {
  kind: 'ProductOption';
  id: number;
  name: Localized;
  values: readonly OptionValue[];
  productId: number;
}

export interface SelectedValue {
  option: Option;
  value: OptionValue;
}

/** A custom field of a product or a variant. */
export interface Metafield {
  kind: 'Metafield';
  id: number;
  namespace: string;
  key: string;
  /** The hosted platform's name of the type, which says how `value` is written. */
  type: string;
  value: string;
  createdAt: string;
  updatedAt: string;
  owner: { kind: 'Product' | 'ProductVariant'; id: number };
}

export interface Variant {
  kind: 'ProductVariant';
  id: number;
  productId: number;
  position: number;
  sku: string;
  barcode: string | null;
  priceCents: number;
  /** The owner's price before a reduction. */
  compareAtCents: number | null;
  /** Of a reduced price: the lowest of the 30 days before the reduction. */
  priorPriceCents: number | null;
  stock: number;
  weightGrams: number | null;
  selected: readonly SelectedValue[];
  metafields: readonly Metafield[];
}

export type ProductStatus = 'active' | 'draft' | 'archived';

export interface Product {
  kind: 'Product';
  id: number;
  handle: string;
  status: ProductStatus;
  title: Localized;
  descriptionHtml: Localized;
  /** For search engines; empty where the title and the description serve. */
  seoTitle: Localized;
  seoDescription: Localized;
  vendor: string;
  productType: string;
  tags: readonly string[];
  createdAt: string;
  updatedAt: string;
  publishedAt: string;
  images: readonly CatalogueImage[];
  options: readonly Option[];
  variants: readonly Variant[];
  metafields: readonly Metafield[];
  /** 0 when there are no variants. */
  minPriceCents: number;
  maxPriceCents: number;
  availableForSale: boolean;
  totalInventory: number;
  /** Pieces sold so far. */
  sold: number;
}

/** The order in which a collection is shown unless another is asked for; `manual` is that of its places. */
export const COLLECTION_SORTS = ['manual', 'best-selling', 'title', 'cheapest', 'dearest', 'newest', 'oldest'] as const;
export type CollectionSort = (typeof COLLECTION_SORTS)[number];

export interface Collection {
  kind: 'Collection';
  id: number;
  handle: string;
  title: Localized;
  descriptionHtml: Localized;
  updatedAt: string;
  /** Gathers its products; null where the owner puts them in by hand. */
  rule: string | null;
  sort: CollectionSort;
  /** By the places that the owner gave them. */
  products: readonly Product[];
}

export interface Catalogue {
  versions: CatalogueVersions;
  /** What is for sale. */
  products: readonly Product[];
  /** Drafts and archived products, which only the owner sees. */
  hidden: readonly Product[];
  productById: ReadonlyMap<number, Product>;
  productByHandle: ReadonlyMap<string, Product>;
  variantById: ReadonlyMap<number, Variant>;
  imageById: ReadonlyMap<number, CatalogueImage>;
  optionById: ReadonlyMap<number, Option>;
  optionValueById: ReadonlyMap<number, OptionValue>;
  collections: readonly Collection[];
  collectionById: ReadonlyMap<number, Collection>;
  collectionByHandle: ReadonlyMap<string, Collection>;
}

/** A variant's title: its option values joined as on the hosted platform. */
export function variantTitle(variant: Variant): Localized {
  if (variant.selected.length === 0) return DEFAULT_TITLE;
  const join = (language: keyof Localized) => variant.selected.map(({ value }) => value.name[language]).join(' / ');
  return perContentLanguage(({ tag }) => join(tag));
}

/** The hosted platform's title of the only variant of a product without options, the same in every language. */
export const DEFAULT_TITLE = sameInEveryLanguage('Default Title');
