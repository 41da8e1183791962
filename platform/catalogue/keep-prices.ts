import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';

/**
 * Writes down every price that is not the last one written. To be called before and after prices change: what was never
 * written down counts from the product's creation.
 *
 * @param only a variant's id; without it, of all variants
 */
export async function keepPrices(trx: Trx, now: Date, only?: number): Promise<void> {
  const at = now.toISOString();
  await sql`
    insert into variant_prices (variant_id, since, price_cents)
    select v.id, case when last.price_cents is null then p.created_at else ${at} end, v.price_cents
    from product_variants v
    join products p on p.id = v.product_id
    left join variant_prices last on last.variant_id = v.id
      and last.since = (select max(since) from variant_prices where variant_id = v.id)
    where (last.price_cents is null or last.price_cents <> v.price_cents) and ${only ?? 0} in (0, v.id)
    on conflict (variant_id, since) do update set price_cents = excluded.price_cents`.execute(trx);
}
