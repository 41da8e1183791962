import { type RawBuilder, sql } from 'kysely';

/** The databases that spell some statements differently. */
export type Dialect = 'sqlite' | 'postgres';

/** Products, collections and articles, their translations and custom fields. */
export const catalogue = (id: RawBuilder<unknown>) => [
  sql`create table translations (
        resource text not null, resource_id integer not null, language text not null, key text not null, value text not null,
        primary key (resource, resource_id, language, key))`,
  sql`create table products (
        id ${id}, handle text not null unique, title text not null, description_html text not null, vendor text not null,
        product_type text not null, tags text not null, created_at text not null, updated_at text not null,
        published_at text not null, status text not null default 'active', seo_title text not null default '',
        seo_description text not null default '')`,
  sql`create table product_images (
        id ${id}, product_id integer not null references products (id) on delete cascade, position integer not null,
        file text not null, alt text not null, width integer not null, height integer not null, unique (product_id, position))`,
  sql`create table product_options (
        id ${id}, product_id integer not null references products (id) on delete cascade, position integer not null,
        name text not null, unique (product_id, position))`,
  sql`create table product_option_values (
        id ${id}, option_id integer not null references product_options (id) on delete cascade, position integer not null,
        name text not null, unique (option_id, position))`,
  sql`create table product_variants (
        id ${id}, product_id integer not null references products (id) on delete cascade, position integer not null,
        sku text not null unique, barcode text, price_cents integer not null check (price_cents >= 0),
        stock integer not null check (stock >= 0), weight_grams integer, compare_at_cents integer,
        unique (product_id, position))`,
  // A reduction must name the lowest price of the 30 days before it (law 4177/2013, article 15).
  sql`create table variant_prices (
        variant_id integer not null references product_variants (id) on delete cascade,
        since text not null, price_cents integer not null, primary key (variant_id, since))`,
  sql`create table variant_option_values (
        variant_id integer not null references product_variants (id) on delete cascade,
        option_id integer not null references product_options (id) on delete cascade,
        option_value_id integer not null references product_option_values (id) on delete cascade,
        primary key (variant_id, option_id))`,
  ...[
    ['product_metafields', 'product_id', 'products'] as const,
    ['variant_metafields', 'variant_id', 'product_variants'] as const,
  ].map(
    ([table, owner, owners]) => sql`create table ${sql.table(table)} (
          id ${id}, ${sql.ref(owner)} integer not null references ${sql.table(owners)} (id) on delete cascade,
          namespace text not null, key text not null, type text not null, value text not null,
          created_at text not null, updated_at text not null, unique (${sql.ref(owner)}, namespace, key))`,
  ),
  sql`create table collections (
        id ${id}, handle text not null unique, title text not null, description_html text not null, updated_at text not null)`,
  sql`create table collection_products (
        collection_id integer not null references collections (id) on delete cascade,
        product_id integer not null references products (id) on delete cascade, position integer not null,
        primary key (collection_id, product_id))`,
  sql`create index collection_products_product on collection_products (product_id)`,
  // How long a product's longest list is, is asked after each change of the catalogue (list-bounds.ts): without reading all rows.
  ...['product_images', 'product_variants', 'product_options'].map(
    (table) => sql`create index ${sql.id(`${table}_position`)} on ${sql.table(table)} (position)`,
  ),
  sql`create table blogs (
        id ${id}, handle text not null unique, title text not null, created_at text not null, updated_at text not null)`,
  sql`create table articles (
        id ${id}, blog_id integer not null references blogs (id) on delete cascade, handle text not null, title text not null,
        excerpt_html text not null, content_html text not null, author text not null, tags text not null, image_file text,
        image_alt text not null, created_at text not null, published_at text not null, updated_at text not null,
        unique (blog_id, handle))`,
];
