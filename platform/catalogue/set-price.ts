import { isPriceSlip } from '#domain/money/price-slip.ts';
import type { PlatformContext } from '../context.ts';
import { keepPrices } from './keep-prices.ts';
import { readCatalogue } from './read-catalogue.ts';

export type PriceChange =
  /** `priorCents`: what is shown beside the price; null when it is no reduction. */
  | { status: 'set'; fromCents: number; priorCents: number | null }
  | { status: 'not_found' }
  /** So far below the price before that it was probably mistyped. */
  | { status: 'slip'; fromCents: number };

/**
 * Sets a variant's price and writes it down. A reduction shows the lowest price of the 30 days before it; a price that is
 * not called one shows nothing beside it.
 *
 * @param cents euro cents, with VAT
 * @param options.isSure whether a price that looks mistyped is meant
 */
export async function setPrice(
  { db, now }: Pick<PlatformContext, 'db' | 'now'>,
  sku: string,
  cents: number,
  { isReduction, isSure = false }: { isReduction: boolean; isSure?: boolean },
): Promise<PriceChange> {
  const before = await db
    .selectFrom('product_variants')
    .select(['id', 'price_cents', 'compare_at_cents'])
    .where('sku', '=', sku)
    .executeTakeFirst();
  if (!before) return { status: 'not_found' };
  if (!isSure && isPriceSlip(before.price_cents, cents)) return { status: 'slip', fromCents: before.price_cents };
  const compareAt = Math.max(before.price_cents, before.compare_at_cents ?? 0);
  const change = await db.transaction().execute(async (trx) => {
    await keepPrices(trx, now(), before.id);
    await trx
      .updateTable('product_variants')
      .set({ price_cents: cents, compare_at_cents: isReduction && compareAt > cents ? compareAt : null })
      .where('id', '=', before.id)
      .execute();
    await keepPrices(trx, now(), before.id);
    return { fromCents: before.price_cents };
  });
  const { variantById } = await readCatalogue(db);
  return { status: 'set', ...change, priorCents: variantById.get(before.id)?.priorPriceCents ?? null };
}
