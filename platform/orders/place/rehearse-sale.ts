import { insertCart, readLines, replaceLines } from '../../cart/carts.ts';
import type { PlatformContext } from '../../context.ts';
import { transact, Undone } from '../../db/transact.ts';
import { takeStock } from '../../stock/take-stock.ts';
import { priceCart } from '../price/price-cart.ts';
import { priceRules } from '../price/price-rules.ts';

/**
 * Goes through a sale as far as an order goes without its number, which is given once: a cart with a piece that is in stock is
 * priced, the piece taken, a payment begun. All of it is undone.
 *
 * @throws what keeps the shop from selling; a shop with nothing in stock can sell
 */
export async function rehearseSale({ db, now, randomToken }: PlatformContext): Promise<void> {
  await transact(db, async (trx) => {
    const variant = await trx
      .selectFrom('product_variants')
      .select('id')
      .where('stock', '>', 0)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    const at = now();
    const [token, created_at] = [randomToken(16), at.toISOString()];
    const dated = { created_at, updated_at: created_at };
    await insertCart(trx, { token, key: token, language: 'EL', country: 'GR', note: '', attributes: '[]', ...dated });
    if (variant) await replaceLines(trx, token, [{ id: token, variantId: variant.id, quantity: 1, attributes: [] }]);
    await trx
      .insertInto('checkouts')
      .values({ token, cart_token: token, language: 'el', form: '{}', ...dated })
      .execute();
    await priceCart(trx, token, { email: '', language: 'el', now: at }, priceRules);
    await takeStock(trx, await readLines(trx, token), []);
    const payment = {
      checkout_token: token,
      idempotency_key: token,
      gateway: '',
      status: 'started',
      ...dated,
    } as const;
    await trx
      .insertInto('payments')
      .values({ ...payment, amount_cents: 0, reference: '' })
      .execute();
    await trx.selectFrom('orders').select('id').orderBy('id', 'desc').limit(1).execute();
    throw new Undone(undefined);
  });
}
