import { describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { detailsOf, givenShop, RULES, type TestShop } from '#tests/support/test-shop.ts';
import { openCheckout } from '../../checkout/checkouts.ts';
import { type PlacedOrder, placeOrder } from './place-order.ts';

describe.each(databaseKinds)('placeOrder on %s', (kind) => {
  const { db, shop } = givenShop(kind);

  let people = 0;
  async function checkoutOf(
    lines: Parameters<TestShop['addCart']>[0],
    more: { codes?: string[]; email?: string } = {},
  ) {
    const cart = await shop.addCart(lines, { codes: more.codes ?? [] });
    const token = (await openCheckout(shop.context, cart.token, cart.key)) ?? '';
    people += 1;
    const details = detailsOf(more.email ?? `buyer-${people}@example.gr`);
    const pay = (amountCents: number, reference = `ref-${token}`): Promise<PlacedOrder> =>
      placeOrder(shop.context, {
        checkoutToken: token,
        details,
        payment: { gateway: 'test', idempotencyKey: `key-${reference}`, reference, amountCents },
        rules: RULES,
      });
    return { token, cart, pay };
  }
  const count = async (table: 'orders' | 'payments' | 'outbox') => {
    const { rows } = await db
      .selectFrom(table)
      .select((row) => row.fn.countAll<number | string>().as('rows'))
      .executeTakeFirstOrThrow();
    return Number(rows);
  };

  it('is one order and one payment for twenty calls at once', async () => {
    const checkout = await checkoutOf([[shop.variants.t480, 1]]);
    const before = [await count('orders'), await count('payments')];
    const stock = await shop.stockOf(shop.variants.t480);
    const results = await Promise.all(Array.from({ length: 20 }, () => checkout.pay(26_900)));
    expect(results.filter(({ status }) => status === 'placed')).toHaveLength(1);
    expect(results.filter(({ status }) => status === 'exists')).toHaveLength(19);
    expect(new Set(results.map((result) => (result.status === 'refused' ? 0 : result.number))).size).toBe(1);
    const after = [await count('orders'), await count('payments')];
    expect(after).toEqual(before.map((rows) => rows + 1));
    expect(await shop.stockOf(shop.variants.t480)).toBe(stock - 1);
  });

  it('writes nothing for a checkout that is an order already', async () => {
    const { t480 } = shop.variants;
    const checkout = await checkoutOf([[t480, 1]]);
    expect(await checkout.pay(26_900)).toMatchObject({ status: 'placed' });
    const payments = db.selectFrom('payments').select('id').where('checkout_token', '=', checkout.token);
    const { id } = await payments.executeTakeFirstOrThrow();
    await db.insertInto('stock_holds').values({ payment_id: id, variant_id: t480, quantity: 1 }).execute();
    expect(await checkout.pay(26_900)).toMatchObject({ status: 'exists', reference: `ref-${checkout.token}` });
    const holds = db.selectFrom('stock_holds').select('quantity').where('payment_id', '=', id);
    expect(await holds.execute()).toEqual([{ quantity: 1 }]);
  });

  it('sells the last piece once, and never below zero', async () => {
    const { surface, cheap } = shop.variants;
    await shop.setStock(surface, 1);
    const stock = await shop.stockOf(cheap);
    // The same two things in opposite order: the buyers must wait for each other, not lock each other out.
    const checkouts = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        checkoutOf(
          index % 2
            ? [
                [surface, 1],
                [cheap, 1],
              ]
            : [
                [cheap, 1],
                [surface, 1],
              ],
        ),
      ),
    );
    const results = await Promise.all(checkouts.map(({ pay }) => pay(34_900)));
    expect(results.filter(({ status }) => status === 'placed')).toHaveLength(1);
    const refused = results.filter((result) => result.status === 'refused');
    expect(refused.map(({ reason }) => reason)).toEqual(Array(7).fill('out_of_stock'));
    expect(await shop.stockOf(surface)).toBe(0);
    expect(await shop.stockOf(cheap)).toBe(stock - 1);
  });

  it('counts two lines of one variant together', async () => {
    const { surface } = shop.variants;
    await shop.setStock(surface, 3);
    const checkout = await checkoutOf([
      [surface, 2],
      [surface, 2],
    ]);
    expect(await checkout.pay(100_000)).toEqual({ status: 'refused', reason: 'out_of_stock' });
    expect(await shop.stockOf(surface)).toBe(3);
  });

  it('takes a code with a limit no more often than that', async () => {
    const checkouts = await Promise.all(
      Array.from({ length: 4 }, () => checkoutOf([[shop.variants.t480, 1]], { codes: ['ONCE'] })),
    );
    const results = await Promise.all(checkouts.map(({ pay }) => pay(24_210 + 490)));
    expect(results.filter(({ status }) => status === 'placed')).toHaveLength(1);
    expect(results.filter(({ status }) => status === 'refused')).toHaveLength(3);
    const code = db.selectFrom('discounts').select('used_count').where('code', '=', 'ONCE');
    expect((await code.executeTakeFirstOrThrow()).used_count).toBe(1);
  });

  it('takes a code with a limit no more often when the buyers take different laptops', async () => {
    const { x280, t480, cheap } = shop.variants;
    await db.updateTable('discounts').set({ used_count: 0 }).where('code', '=', 'ONCE').execute();
    const wanted = [
      { lines: [[x280, 2]], total: 35_820 },
      { lines: [[t480, 1]], total: 24_210 + 490 },
      { lines: [[cheap, 3]], total: 26_730 },
    ] as const;
    const checkouts = await Promise.all(wanted.map(({ lines }) => checkoutOf(lines, { codes: ['ONCE'] })));
    const results = await Promise.all(checkouts.map(({ pay }, index) => pay(wanted[index]?.total ?? 0)));
    expect(results.map(({ status }) => status).sort()).toEqual(['placed', 'refused', 'refused']);
    const code = db.selectFrom('discounts').select('used_count').where('code', '=', 'ONCE');
    expect((await code.executeTakeFirstOrThrow()).used_count).toBe(1);
  });

  it('gives the welcome code to a first order only, also at the same instant and in other letters', async () => {
    const { x280, t480, cheap } = shop.variants;
    // Different things, so that nothing but the code itself makes them wait for each other.
    const orders = [
      { email: 'Nikos@example.gr', lines: [[x280, 2]], total: 37_810 },
      { email: 'nikos@EXAMPLE.gr', lines: [[t480, 1]], total: 25_555 },
      { email: 'nikos@example.gr', lines: [[cheap, 3]], total: 28_215 },
    ] as const;
    const checkouts = await Promise.all(
      orders.map(({ lines, email }) => checkoutOf(lines, { codes: ['XANA5'], email })),
    );
    const results = await Promise.all(checkouts.map(({ pay }, index) => pay(orders[index]?.total ?? 0)));
    expect(results.filter(({ status }) => status === 'placed')).toHaveLength(1);
    const refused = results.filter((result) => result.status === 'refused');
    expect(refused.map(({ reason }) => reason)).toEqual(['amount_differs', 'amount_differs']);
    // Without the code, at the full price, the next order is welcome.
    const next = await checkoutOf([[x280, 2]], { codes: ['XANA5'], email: 'nikos@example.gr' });
    expect(await next.pay(39_800)).toMatchObject({ status: 'placed' });
  });

  it('leaves no gap in the numbers after refusals', async () => {
    const [one, other] = [await checkoutOf([[shop.variants.x280, 2]]), await checkoutOf([[shop.variants.x280, 2]])];
    const first = await one.pay(39_800);
    expect(await other.pay(1)).toMatchObject({ status: 'refused' });
    const second = await other.pay(39_800);
    if (first.status !== 'placed' || second.status !== 'placed') throw new Error('both were to be placed');
    expect(second.number).toBe(first.number + 1);
  });
});
