/** Makes a large shop of the demo shop: copies of its products, with prices and texts of their own. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What every copy is given anew: numbers, handle, article number, price and a code in its description. */
const COPIES = `
with recursive copy (n) as (select 1 union all select n + 1 from copy where n < :copies)`;

/** The tables of a product, in the order in which rows refer to each other. `{p}` is a product's number, `{v}` a variant's. */
const TABLES = [
  `insert into products select id + n * :step, handle || '-' || n, title,
     description_html || '<p>LOT' || (id + n * :step) || '</p>', vendor, product_type, tags, created_at, updated_at, published_at,
     status, seo_title, seo_description from products, copy where id <= :step`,
  `insert into product_images select id + n * :step, product_id + n * :step, position, file, alt, width, height
     from product_images, copy where product_id <= :step`,
  `insert into product_options select id + n * :step, product_id + n * :step, position, name
     from product_options, copy where product_id <= :step`,
  `insert into product_option_values select id + n * :step, option_id + n * :step, position, name
     from product_option_values, copy where option_id <= :step`,
  `insert into product_variants (id, product_id, position, sku, barcode, price_cents, stock, weight_grams)
     select id + n * :step, product_id + n * :step, position, sku || '-' || n, null,
       price_cents + ((product_id * 7 + n * 13) % 61) * 100, stock, weight_grams
     from product_variants, copy where product_id <= :step`,
  `insert into variant_option_values select variant_id + n * :step, option_id + n * :step, option_value_id + n * :step
     from variant_option_values, copy where variant_id <= :step`,
  `insert into product_metafields (product_id, namespace, key, type, value, created_at, updated_at)
     select product_id + n * :step, namespace, key, type, value, created_at, updated_at
     from product_metafields, copy where product_id <= :step`,
  `insert into translations select resource, resource_id + n * :step, language, key,
       case key when 'description_html' then value || '<p>LOT' || (resource_id + n * :step) || '</p>' else value end
     from translations, copy where resource like 'product%' and resource_id <= :step`,
];

/**
 * @param dataDir of a stopped store with the demo shop on SQLite
 * @returns how many products the shop then has
 */
export function growShop(dataDir: string, products: number): number {
  const database = new DatabaseSync(join(dataDir, 'platform.sqlite'));
  try {
    database.exec('pragma synchronous = off; pragma foreign_keys = off; pragma cache_size = -200000');
    const count = () => Number(database.prepare('select count(*) as count from products').get()?.count);
    const copies = Math.ceil(products / count()) - 1;
    // Larger than any number that the demo shop has, so that no two copies meet.
    const step = 10_000;
    database.exec('begin');
    for (const table of copies > 0 ? TABLES : []) {
      database.prepare(table.replace(/^(insert into [\s\S]*?)\s+(?=select)/, `$1 ${COPIES} `)).run({ copies, step });
    }
    database.exec('commit');
    return count();
  } finally {
    database.close();
  }
}
