import { priorPriceCents } from '#domain/money/prior-price-cents.ts';
import type { Database } from '../db/database.ts';

/** The price that a reduction made now would be measured by: the lowest of the last 30 days, by the variant's row. */
export async function readPriceLows(
  db: Database,
  variantIds: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('variant_prices')
    .select(['variant_id', 'since', 'price_cents as priceCents'])
    .where('variant_id', 'in', variantIds)
    .orderBy('since')
    .execute();
  const lows = [...Map.groupBy(rows, ({ variant_id }) => variant_id)].flatMap(([id, periods]) => {
    const low = priorPriceCents([...periods, { since: now.toISOString(), priceCents: 0 }]);
    return low === null ? [] : [[id, low] as const];
  });
  return new Map(lows);
}
