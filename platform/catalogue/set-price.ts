import { isPriceSlip } from '#domain/money/price-slip.ts';
import type { PlatformContext } from '../context.ts';
import { keepPrices } from './keep-prices.ts';
import { readCatalogue } from './read-catalogue.ts';

export type PriceChange =
  /** `priorCents`: what is shown beside the price; null when it is no reduction. */
  | { status: 'set'; fromCents: number; priorCents: number | null }
  /** No variant has this SKU, or not the expected price and stock. */
  | { status: 'not_found' }
  /** So far below the price before that it was probably mistyped. */
  | { status: 'slip'; fromCents: number };

interface PriceOptions {
  isReduction: boolean;
  /** A price that looks mistyped is meant. */
  isSure?: boolean;
  /** Set together with the price. */
  stock?: number;
  /** What the change was decided by; with others by now, nothing is changed. */
  expected?: { priceCents: number; stock: number };
}

/**
 * Sets a variant's price and writes it down. A reduction shows the lowest price of the 30 days before it; a price that is
 * not called one shows nothing beside it.
 *
 * @param cents euro cents, with VAT
 */
export async function setPrice(
  { db, now }: Pick<PlatformContext, 'db' | 'now'>,
  sku: string,
  cents: number,
  { isReduction, isSure = false, stock, expected }: PriceOptions,
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
    const { numUpdatedRows } = await trx
      .updateTable('product_variants')
      .set({ price_cents: cents, compare_at_cents: isReduction && compareAt > cents ? compareAt : null, stock })
      .where('id', '=', before.id)
      .$if(expected !== undefined, (query) =>
        query.where('price_cents', '=', expected?.priceCents ?? 0).where('stock', '=', expected?.stock ?? 0),
      )
      .executeTakeFirst();
    await keepPrices(trx, now(), before.id);
    return numUpdatedRows === 0n ? null : { fromCents: before.price_cents };
  });
  if (!change) return { status: 'not_found' };
  const { variantById } = await readCatalogue(db);
  return { status: 'set', ...change, priorCents: variantById.get(before.id)?.priorPriceCents ?? null };
}
