import { describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { openBuyer } from '#tests/support/test-buyer.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { createCheckout } from '../checkout/create-checkout.ts';
import { readAddresses } from './addresses.ts';
import { createCustomer } from './create-customer.ts';

describe.each(databaseKinds)('the address of an account on %s', (kind) => {
  const { db, shop } = givenShop(kind);

  it('is that of its first order, unless it has one already', async () => {
    const made = await createCustomer(
      shop.context,
      { email: 'first@example.gr', password: 'δέκα λευκά βότσαλα' },
      'el',
    );
    if (!made.ok) throw new Error('no customer');
    const { id } = made.customer;
    const checkout = createCheckout({ context: shop.context });
    const buy = async (address1: string) => {
      const cart = await shop.addCart([[shop.variants.t480, 1]]);
      await db.updateTable('carts').set({ customer_id: id }).where('token', '=', cart.token).execute();
      const buyer = await openBuyer(checkout, cart.path);
      await buyer.pay({ address1 });
    };
    await buy('Ερμού 1');
    await buy('Ερμού 2');
    const addresses = await readAddresses(db, id);
    expect(addresses).toMatchObject([{ address1: 'Ερμού 1', country: 'GR', zip: expect.stringMatching(/^\d{5}$/) }]);
    const customer = await db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(customer.default_address_id).toBe(addresses[0]?.id);
  });
});
