import type { PlatformContext } from '../context.ts';
import { setStock } from '../stock/set-stock.ts';
import type { Variant } from './catalogue.ts';
import { readCatalogue } from './read-catalogue.ts';
import { setPrice } from './set-price.ts';

type Context = Pick<PlatformContext, 'db' | 'now'>;

/** Of drafts too. */
export async function findVariant({ db }: Pick<PlatformContext, 'db'>, sku: string): Promise<Variant | undefined> {
  const { products, hidden } = await readCatalogue(db);
  return [...products, ...hidden].flatMap(({ variants }) => variants).find((one) => one.sku === sku);
}

/** Price and stock together. A price that stays is not set: that would write it down as one of today. */
export async function changeVariant(
  context: Context,
  sku: string,
  {
    priceCents,
    stock,
    isReduction,
    isSure,
  }: Record<'isReduction' | 'isSure', boolean> & Record<'priceCents' | 'stock', number>,
): Promise<'saved' | 'unknown_product' | 'stock_changed' | 'price_slip'> {
  const known = await findVariant(context, sku);
  if (!known) return 'unknown_product';
  const isPriced = priceCents !== known.priceCents || isReduction !== (known.compareAtCents !== null);
  if (!isPriced && stock === known.stock) return 'saved';
  if (!isPriced) return (await setStock(context.db, sku, stock, known.stock)) ? 'saved' : 'stock_changed';
  const { status } = await setPrice(context, sku, priceCents, { isReduction, isSure, stock, expected: known });
  return status === 'set' ? 'saved' : status === 'slip' ? 'price_slip' : 'stock_changed';
}
