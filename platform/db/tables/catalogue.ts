import type { Generated } from 'kysely';

export interface CatalogueTables {
  /**
   * One row that triggers raise: `stock` with every change of a variant's stock (on PostgreSQL the sequence `stock_changes` instead), `availability` when it is sold out or there
   * again, `content` with all else of the catalogue and with every article.
   */
  catalogue_versions: {
    id: number;
    content: number;
    stock: number;
    availability: Generated<number>;
  };

  /** Written by triggers; see migrations/product-changes.ts. */
  product_changes: {
    id: Generated<number>;
    product_id: number;
  };

  products: {
    id: Generated<number>;
    handle: string;
    title: string;
    description_html: string;
    vendor: string;
    product_type: string;
    /** JSON array of strings. */
    tags: string;
    created_at: string;
    updated_at: string;
    published_at: string;
    /** Only an active product is for sale and to be seen. */
    status: Generated<'active' | 'draft' | 'archived'>;
    /** For search engines; empty where the title and the description serve. */
    seo_title: Generated<string>;
    seo_description: Generated<string>;
  };

  /** `file` is the name of a picture in the shop's media, without width and extension, e.g. `point-14-front`. */
  product_images: {
    id: Generated<number>;
    product_id: number;
    position: number;
    file: string;
    alt: string;
    width: number;
    height: number;
  };

  product_options: {
    id: Generated<number>;
    product_id: number;
    position: number;
    name: string;
  };

  product_option_values: {
    id: Generated<number>;
    option_id: number;
    position: number;
    name: string;
  };

  product_variants: {
    id: Generated<number>;
    product_id: number;
    position: number;
    sku: string;
    barcode: string | null;
    price_cents: number;
    /** Pieces that can be sold now; never below zero. */
    stock: number;
    weight_grams: number | null;
    /** The owner's price before a reduction; always above `price_cents`. */
    compare_at_cents: Generated<number | null>;
  };

  /** One row for each option of the variant's product. A product with one default variant has no options. */
  variant_option_values: {
    variant_id: number;
    option_id: number;
    option_value_id: number;
  };

  product_metafields: MetafieldTable & { product_id: number };
  variant_metafields: MetafieldTable & { variant_id: number };
  /** Which price a variant had from when on. */
  variant_prices: {
    variant_id: number;
    since: string;
    price_cents: number;
  };

  collections: {
    id: Generated<number>;
    handle: string;
    title: string;
    description_html: string;
    updated_at: string;
    /** As `platform/catalogue/search/collection-rule.ts` reads it; null where products are put in by hand. */
    rule: Generated<string | null>;
    /** One of `COLLECTION_SORTS`. */
    sort: Generated<'manual' | 'best-selling' | 'title' | 'cheapest' | 'dearest' | 'newest' | 'oldest'>;
  };

  /** The members of a collection by hand; in one with a rule the places of those that do not simply follow in their own order. */
  collection_products: {
    collection_id: number;
    product_id: number;
    position: number;
  };
}

/** A custom field; `type` and the form of `value` are the hosted platform's. */
interface MetafieldTable {
  id: Generated<number>;
  namespace: string;
  key: string;
  type: string;
  value: string;
  created_at: string;
  updated_at: string;
}
