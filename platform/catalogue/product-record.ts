/** A product as the owner's files have it: everything that a person decides, nothing that the database numbers. */
import type { Metafield, Product } from './catalogue.ts';
import type { Localized } from './localized.ts';

type SameAsSold = 'handle' | 'status' | 'title' | 'descriptionHtml' | 'seoTitle' | 'seoDescription' | 'vendor';

export interface ProductRecord extends Pick<Product, SameAsSold | 'productType' | 'tags'> {
  images: readonly ImageRecord[];
  options: readonly OptionRecord[];
  variants: readonly VariantRecord[];
  metafields: readonly MetafieldRecord[];
}

export type MetafieldRecord = Pick<Metafield, 'namespace' | 'key' | 'type' | 'value'>;

export interface ImageRecord {
  /** Name of a picture in the shop's media. */
  file: string;
  alt: Localized;
}

export interface OptionRecord {
  name: Localized;
  values: readonly Localized[];
}

export interface VariantRecord {
  sku: string;
  /** The Greek name of one value for each option. */
  values: readonly string[];
  priceCents: number;
  /** Above the price, or null. */
  compareAtCents: number | null;
  /** Null leaves the stock of a variant that is there as it is, and starts a new one at 0. */
  stock: number | null;
  barcode: string | null;
  weightGrams: number | null;
  metafields: readonly MetafieldRecord[];
}

export function toProductRecord(product: Product): ProductRecord {
  return {
    handle: product.handle,
    status: product.status,
    title: product.title,
    descriptionHtml: product.descriptionHtml,
    seoTitle: product.seoTitle,
    seoDescription: product.seoDescription,
    vendor: product.vendor,
    productType: product.productType,
    tags: product.tags,
    images: product.images.map(({ file, alt }) => ({ file, alt })),
    options: product.options.map(({ name, values }) => ({ name, values: values.map((value) => value.name) })),
    variants: product.variants.map((variant) => ({
      sku: variant.sku,
      values: variant.selected.map(({ value }) => value.name.el),
      priceCents: variant.priceCents,
      compareAtCents: variant.compareAtCents,
      stock: variant.stock,
      barcode: variant.barcode,
      weightGrams: variant.weightGrams,
      metafields: variant.metafields.map(toMetafieldRecord),
    })),
    metafields: product.metafields.map(toMetafieldRecord),
  };
}

function toMetafieldRecord({ namespace, key, type, value }: Metafield): MetafieldRecord {
  return { namespace, key, type, value };
}
