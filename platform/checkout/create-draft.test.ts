/** Orders that staff write down, from the command line to the paid order. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { paymentSettings } from '#tests/support/payment-settings.ts';
import { runInShop } from '#tests/support/run-line.ts';
import { openBuyer } from '#tests/support/test-buyer.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { sweepPayments } from '../orders/pay/sweep-payments.ts';
import { priceRules } from '../orders/price/price-rules.ts';
import { readOrderOfCheckout } from '../orders/read/read-order.ts';
import type { Gateways } from '../payments/gateway.ts';
import { openGateways } from '../payments/open-gateways.ts';
import { createCheckout } from './create-checkout.ts';
import { createDraft } from './create-draft.ts';

const START = new Date('2026-11-20T08:00:00.000Z');
const BUYER = [
  ...['--email', 'maria@example.gr', '--first-name', 'Μαρία', '--last-name', 'Παπά', '--street', 'Ερμού 1'],
  ...['--postcode', '54624', '--city', 'Θεσσαλονίκη', '--phone', '6940000000'],
];

describe.each(databaseKinds)('an order that staff write down on %s', (kind) => {
  const given = givenShop(kind);
  const { db, shop } = given;
  let gateways: Gateways;
  let sku = '';
  let handle = '';
  beforeAll(async () => {
    gateways = openGateways(shop.context, paymentSettings(['test', 'transfer', 'cod', 'pickup']));
    const variant = await db
      .selectFrom('product_variants')
      .innerJoin('products', 'products.id', 'product_id')
      .select(['sku', 'handle'])
      .where('product_variants.id', '=', shop.variants.t480)
      .executeTakeFirstOrThrow();
    ({ sku, handle } = variant);
  });
  beforeEach(async () => {
    shop.clock.now = START;
    await db.deleteFrom('outbox').execute();
    await shop.setStock(shop.variants.t480, 3);
  });

  const call = (...words: string[]) => runInShop(words, given, gateways);
  const stock = () => shop.stockOf(shop.variants.t480);
  const mails = () => db.selectFrom('outbox').select(['kind', 'recipient', 'text_body']).orderBy('id').execute();
  const draft = async (...words: string[]) => {
    const { output } = await call('orders', 'draft', ...words);
    return /\/checkouts\/([\w-]+)/.exec(output)?.[1] ?? expect.fail(output);
  };
  const openLink = async (token: string) => {
    const cart = await db
      .selectFrom('checkouts')
      .innerJoin('carts', 'carts.token', 'cart_token')
      .select(['carts.token', 'key'])
      .where('checkouts.token', '=', token)
      .executeTakeFirstOrThrow();
    const checkout = createCheckout({ context: shop.context, gateways });
    return openBuyer(checkout, `/cart/c/${cart.token}?key=${cart.key}`);
  };

  it('is paid behind its link, with its goods held and its own discount', async () => {
    await shop.setStock(shop.variants.t480, 1);
    const token = await draft(sku, ...BUYER, '--discount', '19.90', '--note', 'Μετά \u202Eτις 5');
    expect(await stock()).toBe(0);
    expect(await mails()).toMatchObject([
      { kind: 'draft-order', recipient: 'maria@example.gr', text_body: expect.stringContaining(`/checkouts/${token}`) },
    ]);
    expect((await call('orders', 'drafts')).output).toMatch(/maria@example\.gr\s+25[34]\.\d\d €/);
    const buyer = await openLink(token);
    const page = await buyer.look();
    expect(page.text).toContain('value="Ερμού 1"');
    expect(page.text).not.toContain('εξαντλ');
    await buyer.pay({ paymentMethod: 'test' });
    const order = await readOrderOfCheckout(db, token);
    expect(order).toMatchObject({ discountCents: 1_990, note: 'Μετά τις 5', email: 'maria@example.gr' });
    expect(await stock()).toBe(0);
    expect((await call('orders', 'drafts')).output).toBe('No draft waits.\n');
    expect(await db.selectFrom('stock_holds').selectAll().execute()).toEqual([]);
    // What would end the draft finds nothing to put back.
    shop.clock.now = new Date(START.getTime() + 30 * 24 * 60 * 60_000);
    await sweepPayments({ context: shop.context, gateways, rules: priceRules });
    expect(await stock()).toBe(0);
  });

  it('may be ordered behind its link to be paid later, and holds its goods once', async () => {
    const token = await draft(`${handle}: windows 11 pro`, '--no-mail');
    expect(await mails()).toEqual([]);
    expect(await stock()).toBe(2);
    const buyer = await openLink(token);
    await buyer.press('update', { paymentMethod: 'cod' });
    await buyer.look();
    await buyer.press('pay', { paymentMethod: 'cod' });
    expect(await readOrderOfCheckout(db, token)).toMatchObject({ paymentMethod: 'cod' });
    expect(await stock()).toBe(2);
  });

  it('goes back on sale when nobody pays, and its link still buys what is there', async () => {
    const token = await draft(sku, ...BUYER);
    const days = async (count: number) => {
      shop.clock.now = new Date(START.getTime() + count * 24 * 60 * 60_000);
      await sweepPayments({ context: shop.context, gateways, rules: priceRules });
    };
    await days(4.9);
    expect(await stock()).toBe(2);
    await days(5.1);
    expect(await stock()).toBe(3);
    const buyer = await openLink(token);
    await buyer.pay({ paymentMethod: 'test' });
    expect(await stock()).toBe(2);
  });

  it('holds no goods of which the buyer is not told', async () => {
    const context = { ...shop.context, randomToken: (n: number) => (n === 12 ? 'no id' : shop.context.randomToken(n)) };
    const before = await stock();
    const form = { email: 'maria@example.gr', deliveryMethod: 'courier' } as const;
    const wanted = {
      pieces: [{ sku, quantity: 1 }],
      form,
      language: 'el',
      note: '',
      codes: [],
      isMailed: true,
    } as const;
    await expect(createDraft({ context, gateways, rules: priceRules }, wanted)).rejects.toThrow(RangeError);
    expect([await stock(), await mails()]).toEqual([before, []]);
    expect((await call('orders', 'drafts')).output).toBe('No draft waits.\n');
  });

  it('is ended by staff', async () => {
    const token = await draft(sku, ...BUYER);
    const [id = ''] = /^\d+/m.exec((await call('orders', 'drafts')).output) ?? [];
    expect(await call('orders', 'drafts', '--end', id)).toMatchObject({ code: 0, output: 'No draft waits.\n' });
    expect(await call('orders', 'drafts', '--end', id)).toMatchObject({ code: 1 });
    expect(await stock()).toBe(3);
    const checkout = createCheckout({ context: shop.context, gateways });
    expect((await checkout.handle(new Request(`https://shop.example.gr/checkouts/${token}`)))?.status).toBe(404);
  });

  it('by telephone is an order at once, and its buyer is told', async () => {
    const { output } = await call('orders', 'draft', `${sku}=2`, ...BUYER, '--pay', 'transfer');
    const number = /Order #(\d+)/.exec(output)?.[1] ?? '';
    expect(await mails()).toMatchObject([{ kind: 'order-received', recipient: 'maria@example.gr' }]);
    expect(await stock()).toBe(1);
    expect((await call('orders', 'paid', number)).output).toContain('paid');
    const pickup = BUYER.filter((_, index) => ![6, 7, 8, 9, 10, 11].includes(index));
    const collected = await call('orders', 'draft', sku, ...pickup, '--delivery', 'pickup', '--pay', 'pickup');
    expect(collected).toMatchObject({ code: 0, output: expect.stringContaining('Order #') });
  });

  it.each([
    [['NONE', ...BUYER], 1, 'no one variant called NONE'],
    [['SKU=9', ...BUYER], 1, 'not so many pieces'],
    [['SKU', ...BUYER, '--code', 'NO'], 1, 'does nothing'],
    [['SKU', ...BUYER, '--pay', 'pickup'], 1, 'way of paying is not offered'],
    [['SKU=3', ...BUYER, '--pay', 'cod'], 1, 'Write --pay transfer'],
    [['SKU', ...BUYER, '--delivery', 'pickup', '--pay', 'cod'], 1, 'taken at the door'],
    [['SKU', ...BUYER, '--pay', 'test'], 2, '--pay is "test"'],
    [['SKU', '--pay', 'cod', '--email', 'maria@example.gr'], 2, '--first-name is missing'],
    [['SKU', '--postcode', '99999'], 2, '--postcode is no postcode that is given out'],
    [['SKU', ...BUYER, '--discount', '101%'], 2, '--discount'],
  ])('is refused: %j', async (words, code, text) => {
    const [pieces = '', ...others] = words;
    const outcome = await call('orders', 'draft', pieces.replace('SKU', sku), ...others);
    expect(outcome).toMatchObject({ code, errors: expect.stringContaining(text) });
    expect(await stock()).toBe(3);
    expect(await mails()).toEqual([]);
  });
});
