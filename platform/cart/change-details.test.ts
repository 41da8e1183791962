import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { openCheckout } from '../checkout/checkouts.ts';
import { changeCart } from './change-cart.ts';
import { setBuyerIdentity } from './change-details.ts';
import { lockCheckout } from './lock-checkout.ts';

describe.each(databaseKinds)('a cart on %s', (kind) => {
  const { db, shop } = givenShop(kind);

  it('passes to a guest while its checkout becomes an order, and neither locks the other out', async () => {
    const cart = await shop.addCart([[shop.variants.t480, 1]]);
    const checkout = (await openCheckout(shop.context, cart.token, cart.key)) ?? '';
    const at = shop.clock.now.toISOString();
    const customer = await db
      .insertInto('customers')
      .values({
        email: 'maria@example.gr',
        first_name: null,
        last_name: null,
        phone: null,
        accepts_marketing: 0,
        password_hash: '',
        language: 'el',
        default_address_id: null,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('carts').set({ customer_id: customer.id }).where('token', '=', cart.token).execute();

    let passed: ReturnType<typeof changeCart> | undefined;
    await db.transaction().execute(async (trx) => {
      await lockCheckout(trx, checkout);
      const work = setBuyerIdentity(shop.context, { customerAccessToken: null }, undefined);
      passed = changeCart(shop.context, cart, work, { locksCheckout: true });
      if (kind === 'postgres') {
        const waiting = sql<{ count: string }>`select count(*) from pg_locks where not granted`;
        await expect.poll(async () => Number((await waiting.execute(db)).rows[0]?.count)).toBeGreaterThan(0);
      }
      await trx.updateTable('carts').set({ completed_at: at }).where('token', '=', cart.token).execute();
    });
    expect(await passed).toMatchObject({ ok: false });
  });
});
