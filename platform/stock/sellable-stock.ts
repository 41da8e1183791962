import { type RawBuilder, sql } from 'kysely';

/**
 * Pieces that can be sold: none of a draft or an archived product, which may still lie in carts, and none without a price.
 *
 * @param product name of the table `products` in the query
 * @param variant name of the table `product_variants` in it
 */
export function sellableStock(product: string, variant: string): RawBuilder<number> {
  const [status, stock] = [sql.ref(`${product}.status`), sql.ref(`${variant}.stock`)];
  const price = sql.ref(`${variant}.price_cents`);
  return sql<number>`case when ${status} = 'active' and ${price} > 0 then ${stock} else 0 end`;
}
