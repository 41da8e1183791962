import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shop as config } from '#shop.config';
import { databaseKinds } from '#tests/support/databases.ts';
import { paymentSettings } from '#tests/support/payment-settings.ts';
import { openBuyer } from '#tests/support/test-buyer.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { createCheckout, type HostedCheckout } from '../../checkout/create-checkout.ts';
import { MANUAL_METHODS, moneyComes } from '../../payments/manual-methods.ts';
import { openGateways } from '../../payments/open-gateways.ts';
import { readOrderDetails } from '../read/customer-orders.ts';
import { listOrders, readOwnerOrder } from '../read/list-orders.ts';
import { readOrderOfCheckout } from '../read/read-order.ts';
import { refundOrder } from '../refund/refund-order.ts';
import { fulfilOrder } from '../ship/fulfil-order.ts';
import { awaitPayments } from './await-payments.ts';
import { notePayment } from './note-payment.ts';

const DAY = 24 * 60 * 60_000;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const IBAN = 'GR1601101250000000012300695';
const READABLE_IBAN = 'GR16 0110 1250 0000 0001 2300 695';

describe.each(databaseKinds)('orders that are paid later on %s', (kind) => {
  const { db, shop } = givenShop(kind);
  let checkout: HostedCheckout;
  const given = structuredClone(config.payments.transfer);
  const gateways = () => openGateways(shop.context, paymentSettings(['test', ...MANUAL_METHODS]));
  beforeAll(async () => {
    config.payments.transfer.iban = IBAN;
    config.payments.transfer.bank = { el: 'Άλφα Τράπεζα', en: 'Alpha Bank', 'en-XA': 'Alpha Bank' };
    checkout = createCheckout({ context: shop.context, gateways: gateways() });
  });
  afterAll(async () => {
    Object.assign(config.payments.transfer, given);
  });
  beforeEach(async () => {
    await shop.setStock(shop.variants.t480, 50);
  });

  const stock = () => shop.stockOf(shop.variants.t480);
  const open = async (quantity = 1) => openBuyer(checkout, (await shop.addCart([[shop.variants.t480, quantity]])).path);
  /** Chooses, looks at the new sum, and presses the button. */
  const buy = async (fields: Record<string, string>, quantity = 1) => {
    const buyer = await open(quantity);
    await buyer.press('update', fields);
    await buyer.look();
    const answer = await buyer.press('pay', fields);
    const number = (await readOrderOfCheckout(db, buyer.token))?.number ?? 0;
    return { buyer, answer, number };
  };
  const toPack = async () => (await listOrders(db, 1000, { toPack: true })).map((order) => order.number);
  const statusOf = async (number: number) => (await readOwnerOrder(db, number))?.financialStatus;
  const mails = async (number: number) =>
    (
      await db
        .selectFrom('outbox')
        .selectAll()
        .where('id', 'like', `order-%-${number}%`)
        .orderBy('created_at')
        .execute()
    ).map(({ kind: mail }) => mail);

  it('cash on delivery costs its fee, leaves unpaid, and is paid afterwards', async () => {
    const { buyer, answer, number } = await buy({ paymentMethod: 'cod' });
    expect(answer).toMatchObject({ status: 303, location: `${buyer.path}/thank-you` });
    expect(await readOrderOfCheckout(db, buyer.token)).toMatchObject({
      totalCents: 27_150,
      paymentFeeCents: 250,
      paymentMethod: 'cod',
    });
    expect(await statusOf(number)).toBe('PENDING');
    const page = plain((await buyer.get(`${buyer.path}/thank-you`)).text);
    expect(page).toContain('Θα πληρώσετε 271,50 € στον μεταφορέα');
    expect(page).not.toContain('εγκρίθηκε');
    expect(await mails(number)).toEqual(['order-received']);
    expect(await stock()).toBe(49);
    expect(await toPack()).toContain(number);
    expect(await fulfilOrder(shop.context, number, { carrier: 'ACS', trackingNumber: '1' })).toBe('fulfilled');
    expect(await toPack()).not.toContain(number);
    expect(await statusOf(number)).toBe('PENDING');
    expect(await notePayment(shop.context, number)).toEqual({ status: 'paid', restCents: 0 });
    expect(await statusOf(number)).toBe('PAID');
    expect(await notePayment(shop.context, number)).toMatchObject({ status: 'already_paid' });
    expect((await mails(number)).sort()).toEqual(['order-paid-27150', 'order-received', 'order-shipment']);
  });

  it('pieces of an order that left before its cash came are taken off what is asked at the door', async () => {
    await shop.setPrice(shop.variants.t480, 12_000);
    const { buyer, number } = await buy({ paymentMethod: 'cod' }, 3);
    await shop.setPrice(shop.variants.t480, 26_900);
    const sku = (await readOwnerOrder(db, number))?.lines[0]?.sku ?? '';
    const waive = (quantity: number) =>
      refundOrder(shop.context, gateways(), number, { restock: true, pieces: [{ sku, quantity }] });
    // Before anything left, its goods are edited or it is cancelled.
    expect(await waive(1)).toBe('not_captured');
    const parcel = { carrier: 'ACS', trackingNumber: '1' };
    expect(await fulfilOrder(shop.context, number, parcel, [{ sku, quantity: 1 }])).toBe('fulfilled');
    expect(await waive(2)).toBe('waived');
    expect(await stock()).toBe(49);
    expect(await toPack()).not.toContain(number);
    expect(await statusOf(number)).toBe('PENDING');
    expect(await waive(1)).toBe('not_captured');
    const page = plain((await buyer.get(`${buyer.path}/thank-you`)).text);
    expect(page).toMatch(/Πληρώνετε στον μεταφορέα<\/b><span>122,50 €/);
    expect(page).toContain('αφαιρέθηκαν 2 από 3');
    const mail = await db
      .selectFrom('outbox')
      .select(['subject', 'text_body'])
      .where('id', 'like', `order-refund-${number}-%`)
      .executeTakeFirstOrThrow();
    expect(mail.subject).toContain(`Νέο ποσό για την παραγγελία #${number}`);
    expect(plain(mail.text_body)).toContain('Μένει να πληρώσετε 122,50 €');
    expect(mail.text_body).not.toContain('επιστρέψαμε');
    expect(await notePayment(shop.context, number)).toEqual({ status: 'paid', restCents: 0 });
    expect((await readOwnerOrder(db, number))?.payment?.capturedCents).toBe(12_250);
    const { id } = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
    expect((await readOrderDetails(db, [id])).get(id)).toMatchObject({
      waivedCents: 24_000,
      refunds: [{ amountCents: 24_000 }],
    });
    expect(await refundOrder(shop.context, gateways(), number, { restock: false })).toBe('refunded');
    expect(await statusOf(number)).toBe('REFUNDED');
  });

  it('cash on delivery is not offered from 500 euros on, fee included, and not taken when it is asked for', async () => {
    const buyer = await open(2);
    await buyer.press('update', { paymentMethod: 'cod' });
    expect((await buyer.look()).text).not.toContain('value="cod"');
    const refused = await buyer.press('pay', { paymentMethod: 'cod' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Ο τρόπος πληρωμής που διαλέξατε δεν γίνεται');
    expect(await readOrderOfCheckout(db, buyer.token)).toBeNull();
    await shop.setPrice(shop.variants.t480, 49_750);
    const dear = (await (await open()).look()).text;
    expect(dear).not.toContain('value="cod"');
    expect(plain(dear)).toContain('για σύνολο κάτω από 500,00 €');
    await shop.setPrice(shop.variants.t480, 49_749);
    const cheaper = (await (await open()).look()).text;
    expect(cheaper).toContain('value="cod"');
    expect(plain(cheaper)).not.toContain('κάτω από 500,00 €');
    await shop.setPrice(shop.variants.t480, 26_900);
  });

  it('a choice that changes the sum is agreed to before it counts', async () => {
    const buyer = await open();
    const refused = await buyer.press('pay', { paymentMethod: 'cod' });
    expect(refused.status).toBe(422);
    expect(plain(refused.text)).toContain('Αντικαταβολή: από 0,00 € σε 2,50 €.');
    expect(await buyer.press('pay', { paymentMethod: 'cod' })).toMatchObject({ status: 303 });
  });

  it('a transfer is awaited, reminded once, and confirms the order when it comes', async () => {
    const { buyer, number } = await buy({ paymentMethod: 'transfer' });
    // Goods leave when their money has come.
    expect(await toPack()).not.toContain(number);
    const page = plain((await buyer.get(`${buyer.path}/thank-you`)).text);
    expect(page).toContain(READABLE_IBAN);
    expect(page).toContain('Άλφα Τράπεζα');
    expect(page).toContain(`Παραγγελία ${number}`);
    expect(page).toContain('269,00 €');
    expect(await fulfilOrder(shop.context, number, { carrier: 'ACS', trackingNumber: '1' })).toBe('not_paid');
    const start = shop.clock.now;
    for (const days of [1, 3.5, 3.6]) {
      shop.clock.now = new Date(start.getTime() + days * DAY);
      expect(await awaitPayments(shop.context)).toBe(0);
    }
    expect(await mails(number)).toEqual(['order-received', 'order-reminder']);
    expect(await notePayment(shop.context, number, { amountCents: 20_000, reference: 'ALPHA 1' })).toEqual({
      status: 'partly_paid',
      restCents: 6_900,
    });
    expect(await statusOf(number)).toBe('PARTIALLY_PAID');
    for (const amountCents of [6_901, 0, -1])
      expect(await notePayment(shop.context, number, { amountCents }), `${amountCents}`).toEqual({
        status: 'too_much',
        restCents: 6_900,
      });
    expect(await notePayment(shop.context, number, { amountCents: 1 })).toEqual({
      status: 'partly_paid',
      restCents: 6_899,
    });
    shop.clock.now = new Date(start.getTime() + 9 * DAY);
    expect(await awaitPayments(shop.context)).toBe(0);
    expect(await notePayment(shop.context, number)).toEqual({ status: 'paid', restCents: 0 });
    expect(await statusOf(number)).toBe('PAID');
    expect(await mails(number)).toContain('order-confirmation');
    const confirmation = db.selectFrom('outbox').select('text_body').where('id', '=', `order-confirmation-${number}`);
    expect((await confirmation.executeTakeFirst())?.text_body).toContain('Λάβαμε την πληρωμή');
  });

  it('a transfer that does not come ends the order once, puts the goods back, and takes no money afterwards', async () => {
    const { buyer, number } = await buy({ paymentMethod: 'transfer' });
    expect(await stock()).toBe(49);
    shop.clock.pass(5 * DAY);
    const ended = await Promise.all([awaitPayments(shop.context), awaitPayments(shop.context)]);
    expect(ended[0] + ended[1]).toBe(1);
    expect([await stock(), await statusOf(number)]).toEqual([50, 'VOIDED']);
    expect(await mails(number)).toEqual(['order-received', 'order-cancelled']);
    expect(await notePayment(shop.context, number)).toMatchObject({ status: 'cancelled' });
    expect((await buyer.get(`${buyer.path}/thank-you`)).text).toContain('ακυρώθηκε');
  });

  it('a transfer that comes too late reopens its order, if the goods are still there', async () => {
    const { number } = await buy({ paymentMethod: 'transfer' });
    shop.clock.pass(6 * DAY);
    expect(await awaitPayments(shop.context)).toBe(1);
    const late = { isReopened: true };
    await shop.setStock(shop.variants.t480, 0);
    expect(await notePayment(shop.context, number, late)).toMatchObject({ status: 'no_stock' });
    expect([await stock(), await statusOf(number)]).toEqual([0, 'VOIDED']);
    await shop.setStock(shop.variants.t480, 50);
    expect(await notePayment(shop.context, number, { ...late, amountCents: 26_901 })).toMatchObject({
      status: 'too_much',
    });
    expect([await stock(), await statusOf(number)]).toEqual([50, 'VOIDED']);
    const noted = await Promise.all([1, 2].map(() => notePayment(shop.context, number, late)));
    expect(noted.filter(({ status }) => status === 'paid')).toHaveLength(1);
    expect([await stock(), await statusOf(number)]).toEqual([49, 'PAID']);
    expect(await mails(number)).toEqual(['order-received', 'order-cancelled', 'order-confirmation']);
    expect(await toPack()).toContain(number);
    await refundOrder(shop.context, gateways(), number, { restock: true });
    expect(await notePayment(shop.context, number, late)).toMatchObject({ status: 'already_paid' });
  });

  it('paying in the shop needs collecting there, costs no delivery, and ends with both', async () => {
    expect((await (await open()).look()).text).not.toContain('name="paymentMethod" value="pickup"');
    await shop.setPrice(shop.variants.t480, 20_000);
    const { buyer, number } = await buy({ deliveryMethod: 'pickup', paymentMethod: 'pickup' });
    expect(await readOrderOfCheckout(db, buyer.token)).toMatchObject({
      shippingMethod: 'pickup',
      shippingCents: 0,
      totalCents: 20_000,
    });
    expect(plain((await buyer.get(`${buyer.path}/thank-you`)).text)).toContain('Έτοιμη για παραλαβή');
    expect(await fulfilOrder(shop.context, number, null)).toBe('fulfilled');
    expect(await notePayment(shop.context, number)).toMatchObject({ status: 'paid' });
    expect(await mails(number)).not.toContain('order-shipment');
    await shop.setPrice(shop.variants.t480, 26_900);
  });

  it('a locker has its own price and its own words', async () => {
    await shop.setPrice(shop.variants.t480, 20_000);
    const { buyer } = await buy({ deliveryMethod: 'locker' });
    await buyer.pay({ deliveryMethod: 'locker' });
    expect(await readOrderOfCheckout(db, buyer.token)).toMatchObject({ shippingMethod: 'locker', shippingCents: 290 });
    expect((await buyer.get(`${buyer.path}/thank-you`)).text).toContain('BOX NOW');
    // Each weighs 1.5 kg, and a locker takes 20.
    const offers = async (pieces: number) => {
      const heavy = await openBuyer(checkout, (await shop.addCart([[shop.variants.t480, pieces]])).path);
      return { heavy, isOffered: (await heavy.look()).text.includes('value="locker"') };
    };
    expect((await offers(13)).isOffered).toBe(true);
    const { heavy, isOffered } = await offers(14);
    expect(isOffered).toBe(false);
    expect((await heavy.press('pay', { deliveryMethod: 'locker' })).status).toBe(422);
    await shop.setPrice(shop.variants.t480, 26_900);
  });

  /** What an order goes through whose money does not come, by how it should have come. */
  const atHandOver = { dueAfter: 30 * DAY, toldAccount: false, isToPack: true, fulfilled: 'fulfilled', end: 'PENDING' };
  const unpaid = {
    'before-parcel': {
      dueAfter: config.payments.transfer.days * DAY,
      feeCents: 0,
      toldAccount: true,
      isToPack: false,
      fulfilled: 'not_paid',
      end: 'VOIDED',
      mails: ['order-received', 'order-reminder', 'order-cancelled'],
    },
    'to-courier': { ...atHandOver, feeCents: 250, mails: ['order-received'] },
    'at-counter': { ...atHandOver, feeCents: 0, mails: ['order-received'] },
  };

  it.each(MANUAL_METHODS)('%s holds or sends the goods as its row says', async (paymentMethod) => {
    const comes = moneyComes(paymentMethod);
    const { buyer, number } = await buy({
      paymentMethod,
      deliveryMethod: comes === 'at-counter' ? 'pickup' : 'courier',
    });
    const order = await readOrderOfCheckout(db, buyer.token);
    const start = shop.clock.now.getTime();
    const dueAfter = (order?.paymentDueAt?.getTime() ?? 0) - start;
    const received = db.selectFrom('outbox').select('text_body').where('id', '=', `order-received-${number}`);
    const told = [(await received.executeTakeFirst())?.text_body, (await buyer.get(`${buyer.path}/thank-you`)).text];
    const seen = {
      dueAfter,
      feeCents: order?.paymentFeeCents,
      toldAccount: told.every((text) => plain(text ?? '').includes(READABLE_IBAN)),
      isToPack: (await toPack()).includes(number),
      fulfilled: await fulfilOrder(shop.context, number, null),
    };
    for (const at of [dueAfter - DAY, dueAfter + DAY]) {
      shop.clock.now = new Date(start + at);
      await awaitPayments(shop.context);
    }
    expect({ ...seen, end: await statusOf(number), mails: await mails(number) }).toEqual(
      comes === 'online' ? null : unpaid[comes],
    );
  });

  it('is one order when the buyer goes from the card to the transfer, and back the card is closed', async () => {
    const buyer = await open();
    const begun = await buyer.press('pay');
    expect(begun.location).toMatch(/^\/payments\/test\//);
    const placed = await buyer.press('pay', { paymentMethod: 'transfer' });
    expect(placed.location).toBe(`${buyer.path}/thank-you`);
    expect(await db.selectFrom('stock_holds').select('id').execute()).toEqual([]);
    expect(await stock()).toBe(49);
    expect((await buyer.get(begun.location ?? '')).text).toContain('Η πληρωμή ακυρώθηκε');
  });
});
