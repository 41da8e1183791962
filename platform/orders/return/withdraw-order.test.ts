/** From a statement of withdrawal to the money back, step by step, as buyer and staff see it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { openBuyer, send } from '#tests/support/test-buyer.ts';
import { givenShop, type TestShop } from '#tests/support/test-shop.ts';
import { createCheckout, type HostedCheckout } from '../../checkout/create-checkout.ts';
import { gatewaysOf } from '../../payments/gateway.ts';
import { createTestGateway } from '../../payments/test/test-gateway.ts';
import { listOrders } from '../read/list-orders.ts';
import { readOrderOfCheckout } from '../read/read-order.ts';
import { refundOrder } from '../refund/refund-order.ts';
import { fulfilOrder } from '../ship/fulfil-order.ts';
import { readReturns } from './read-returns.ts';
import { receiveReturn } from './receive-return.ts';
import { declineReturn, noteReturnSent, openReturn } from './returns.ts';
import { withdrawOrder } from './withdraw-order.ts';

const ORIGIN = { origin: 'https://shop.example.gr', 'sec-fetch-site': 'same-origin' };
const DAY = 24 * 60 * 60_000;

describe.each(databaseKinds)('a withdrawal on %s', (kind) => {
  const { db, shop } = givenShop(kind);
  let checkout: HostedCheckout;
  beforeAll(() => {
    checkout = createCheckout({ context: shop.context });
  });

  const gateways = () => gatewaysOf(createTestGateway(shop.context));
  let statements = 0;
  const withdraw = (orderNumber: number | string, more: { email?: string; items?: string; id?: string } = {}) => {
    statements += 1;
    const statement = { id: `s${statements}`, email: 'Maria@example.gr ', items: '', ...more };
    const moment = { now: shop.clock.now, publicUrl: shop.context.publicUrl };
    return db
      .transaction()
      .execute((trx) => withdrawOrder(trx, { ...statement, orderNumber: String(orderNumber) }, moment));
  };
  const buy = async (lines: Parameters<TestShop['addCart']>[0] = [[shop.variants.t480, 1]], isSent = true) => {
    const buyer = await openBuyer(checkout, (await shop.addCart(lines)).path);
    await buyer.pay();
    const order = await readOrderOfCheckout(db, buyer.token);
    if (!order) throw new Error('no order');
    if (isSent) await fulfilOrder(shop.context, order.number, { carrier: 'ACS', trackingNumber: '1' });
    return { buyer, number: order.number, id: order.id };
  };
  const stepsOf = async (orderId: number) => (await readReturns(db, [orderId])).get(orderId) ?? [];
  const lettersOf = (number: number) =>
    db.selectFrom('outbox').select(['kind', 'text_body']).where('id', 'like', `order-%-${number}-%`).execute();
  const mails = async (number: number) =>
    (await lettersOf(number))
      .map(({ kind: mail }) => mail)
      .filter((mail) => mail.startsWith('order-return-'))
      .sort();
  /** Which models the letter of this kind names. */
  const modelsIn = async (number: number, mail: string) =>
    (await lettersOf(number)).find(({ kind: one }) => one === mail)?.text_body.match(/T480|X280/g);

  it('of an order that was sent opens its return, which the buyer and staff lead to the money', async () => {
    const { buyer, number, id } = await buy();
    const before = await shop.stockOf(shop.variants.t480);
    const opened = await withdraw(number);
    expect(opened).toEqual({
      returnId: expect.any(Number),
      status: 'opened',
      orderPath: `${buyer.path}/thank-you?lang=el`,
    });
    const returnId = opened?.returnId ?? 0;
    const page = async () => (await buyer.get(`${buyer.path}/thank-you`)).text;
    expect(await page()).toMatch(new RegExp(`Επιστροφή ${returnId}, παραγγελία ${number}[\\s\\S]*Το έστειλα`));
    expect(await mails(number)).toEqual(['order-return-opened']);
    const mail = await db.selectFrom('outbox').select('text_body').where('kind', '=', 'order-return-opened').execute();
    // A guest gets to the return without logging in.
    expect(mail.at(-1)?.text_body).toContain(
      `https://shop.example.gr${buyer.path}/thank-you?lang=el#return-${returnId}`,
    );
    const saysWhatToWrite = async (step: string) => {
      const mails = db.selectFrom('outbox').select('text_body').where('kind', '=', `order-return-${step}`);
      return (await mails.execute()).at(-1)?.text_body.includes('Γράψτε πάνω στο δέμα');
    };
    expect(await saysWhatToWrite('opened')).toBe(true);

    const path = `${buyer.path}/returns/${returnId}`;
    const post = (where: string, headers: Record<string, string> = ORIGIN) =>
      send(checkout, where, { method: 'POST', headers, body: new URLSearchParams({ trackingNumber: 'AB 12' }) });
    expect((await post(path, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post(`${buyer.path}/returns/999`)).status).toBe(404);
    expect((await send(checkout, path)).status).toBe(405);
    shop.clock.pass(DAY);
    expect((await post(path)).location).toBe(`${buyer.path}/thank-you?lang=el#return-${returnId}`);
    expect((await post(path)).status).toBe(303);
    expect(await page()).toContain('AB 12');
    expect(await page()).not.toContain('Το έστειλα');
    shop.clock.pass(DAY);
    expect(await receiveReturn(shop.context, gateways(), returnId, { restock: true, refund: true })).toBe('refunded');
    const [steps] = await stepsOf(id);
    expect(steps).toMatchObject({ status: 'closed', trackingNumber: 'AB 12', refundedCents: 26_900 });
    const days = [steps?.requestedAt, steps?.sentAt, steps?.receivedAt].map((at) => at?.slice(8, 10));
    expect(days).toEqual(['20', '21', '22']);
    expect(await shop.stockOf(shop.variants.t480)).toBe(before + 1);
    expect(await mails(number)).toEqual(['order-return-opened', 'order-return-received', 'order-return-sent']);
    expect([await saysWhatToWrite('sent'), await saysWhatToWrite('received')]).toEqual([false, false]);
    expect(await page()).toMatch(/Επιστροφή χρημάτων<\/b><span>[^<]*269,00/);
  });

  it('fits an order by number and e-mail together, and counts once', async () => {
    const { number, id } = await buy();
    expect(await withdraw(number, { email: 'other@example.gr' })).toBeNull();
    expect(await withdraw(999_999)).toBeNull();
    expect(await withdraw('XYZ-1')).toBeNull();
    expect(await withdraw(number)).toMatchObject({ status: 'opened' });
    expect(await withdraw(number)).toBeNull();
    expect(await stepsOf(id)).toHaveLength(1);
  });

  it('returns what it names, and waits for staff where that is not clear', async () => {
    const { t480, x280 } = shop.variants;
    const named = await buy([
      [t480, 1],
      [x280, 1],
    ]);
    expect(await withdraw(named.number, { items: 'Μόνο το ThinkPad x280, παρακαλώ' })).toMatchObject({
      status: 'opened',
    });
    expect((await stepsOf(named.id))[0]?.lines.map(({ title }) => title)).toEqual([expect.stringContaining('X280')]);
    expect(await modelsIn(named.number, 'order-return-opened')).toEqual(['X280']);

    // The same statement once more is not about the other laptop.
    expect(await withdraw(named.number, { items: 'το x280' })).toBeNull();
    expect(await stepsOf(named.id)).toHaveLength(1);

    const unclear = await buy([[t480, 2]]);
    const asked = await withdraw(unclear.number, { items: 'το ένα από τα δύο' });
    expect(asked).toMatchObject({ status: 'requested' });
    expect(await stepsOf(unclear.id)).toMatchObject([{ status: 'requested', lines: [], items: 'το ένα από τα δύο' }]);
    expect(await mails(unclear.number)).toEqual([]);
    expect(await receiveReturn(shop.context, gateways(), asked?.returnId ?? 0, { restock: true, refund: true })).toBe(
      'not_opened',
    );
    const sku = (await db.selectFrom('product_variants').select('sku').where('id', '=', t480).executeTakeFirstOrThrow())
      .sku;
    const tooMany = { reason: 'withdrawal' as const, pieces: [{ sku, quantity: 3 }] };
    expect(await openReturn(shop.context, unclear.number, tooMany)).toEqual({ status: 'not_so_many' });
    expect(
      await openReturn(shop.context, unclear.number, { reason: 'withdrawal', pieces: [{ sku, quantity: 1 }] }),
    ).toEqual({ status: 'opened', id: asked?.returnId });
    expect(await stepsOf(unclear.id)).toMatchObject([{ status: 'open', lines: [{ quantity: 1 }] }]);
  });

  it('of a partly sent order waits for staff, who hold the rest back', async () => {
    const { t480, x280 } = shop.variants;
    const lines = [
      [t480, 1],
      [x280, 1],
    ] as const;
    const { number, id } = await buy(lines, false);
    const { sku } = await db
      .selectFrom('product_variants')
      .select('sku')
      .where('id', '=', t480)
      .executeTakeFirstOrThrow();
    const parcel = { carrier: 'ACS', trackingNumber: '3' };
    expect(await fulfilOrder(shop.context, number, parcel, [{ sku, quantity: 1 }])).toBe('fulfilled');
    // The second one is named as still to come.
    expect(await modelsIn(number, 'order-shipment')).toEqual(['T480', 'X280']);
    expect(await withdraw(number)).toMatchObject({ status: 'requested' });
    expect(await fulfilOrder(shop.context, number, parcel)).toBe('withdrawn');
    expect(await openReturn(shop.context, number, { reason: 'withdrawal' })).toMatchObject({ status: 'opened' });
    expect(await stepsOf(id)).toMatchObject([{ status: 'open', lines: [{ sku }] }]);
  });

  it('of all goods in two returns pays the delivery back with the second', async () => {
    const { cheap } = shop.variants;
    const { number, id } = await buy([[cheap, 2]]);
    const before = await shop.stockOf(cheap);
    const row = db.selectFrom('order_lines').select('sku').where('order_id', '=', id);
    const { sku } = await row.executeTakeFirstOrThrow();
    for (const refundedCents of [9_900, 20_290]) {
      const opened = await openReturn(shop.context, number, { reason: 'withdrawal', pieces: [{ sku, quantity: 1 }] });
      const returnId = opened.status === 'opened' ? opened.id : 0;
      expect(await receiveReturn(shop.context, gateways(), returnId, { restock: true, refund: true })).toBe('refunded');
      const payment = db.selectFrom('payments').select('refunded_cents').where('order_id', '=', id);
      expect(await payment.executeTakeFirst()).toEqual({ refunded_cents: refundedCents });
    }
    expect(await shop.stockOf(cheap)).toBe(before + 2);
  });

  it('of goods that have not left keeps them here until its money is back', async () => {
    const { number, id } = await buy([[shop.variants.t480, 1]], false);
    const toPack = async () => (await listOrders(db, 100, { toPack: true })).map((order) => order.number);
    expect(await toPack()).toContain(number);
    expect(await withdraw(number)).toMatchObject({ status: 'requested' });
    expect(await toPack()).not.toContain(number);
    const parcel = { carrier: 'ACS', trackingNumber: '2' };
    expect(await fulfilOrder(shop.context, number, parcel)).toBe('withdrawn');
    expect(await refundOrder(shop.context, gateways(), number, { restock: true })).toBe('refunded');
    expect(await stepsOf(id)).toMatchObject([{ status: 'closed' }]);
  });

  it('opens its return through the last day after the latest day of delivery, and not a moment longer', async () => {
    // A Monday, before the parcels leave: at the door until Thursday the 4th.
    shop.clock.now = new Date('2027-03-01T08:00:00Z');
    const [inTime, late] = [await buy(), await buy()];
    shop.clock.now = new Date('2027-03-19T00:00:00Z');
    expect(await withdraw(inTime.number)).toMatchObject({ status: 'opened' });
    shop.clock.pass(1);
    expect(await withdraw(late.number)).toMatchObject({ status: 'requested' });
  });

  it('beyond its time waits for staff, who may refuse it and say why', async () => {
    const { buyer, number, id } = await buy();
    shop.clock.pass(40 * DAY);
    const asked = await withdraw(number);
    expect(asked).toMatchObject({ status: 'requested' });
    const why = 'Η προθεσμία των 14 ημερών πέρασε.';
    expect(await noteReturnSent(shop.context, asked?.returnId ?? 0, {})).toBe('not_awaited');
    expect(await declineReturn(shop.context, asked?.returnId ?? 0, why)).toBe('declined');
    expect(await declineReturn(shop.context, asked?.returnId ?? 0, why)).toBe('already_closed');
    expect(await stepsOf(id)).toMatchObject([{ status: 'declined' }]);
    const mail = await db
      .selectFrom('outbox')
      .select('text_body')
      .where('kind', '=', 'order-return-declined')
      .executeTakeFirstOrThrow();
    expect(mail.text_body).toContain(why);
    expect((await buyer.get(`${buyer.path}/thank-you`)).text).toContain('Η επιστροφή δεν προχωρά');
    // Its pieces can come back by another return.
    expect(await openReturn(shop.context, number, { reason: 'fault' })).toMatchObject({ status: 'opened' });
  });
});
