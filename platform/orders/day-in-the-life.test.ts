/** One day of a shop: every way of paying, parcels, refunds, a return, and the month's books, to the cent. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shop as config } from '#shop.config';
import type { ProviderSimulator } from '#tests/simulators/simulator-server.ts';
import { startStripeSimulator } from '#tests/simulators/stripe-simulator.ts';
import { startVivaSimulator } from '#tests/simulators/viva-simulator.ts';
import { databaseKinds } from '#tests/support/databases.ts';
import {
  paymentSettings,
  STRIPE_KEYS,
  STRIPE_SIMULATOR,
  VIVA_KEYS,
  VIVA_SIMULATOR,
} from '#tests/support/payment-settings.ts';
import { openBuyer, send } from '#tests/support/test-buyer.ts';
import { givenShop, type TestShop } from '#tests/support/test-shop.ts';
import { createCheckout, type HostedCheckout } from '../checkout/create-checkout.ts';
import type { Database } from '../db/database.ts';
import type { Gateways } from '../payments/gateway.ts';
import { openGateways } from '../payments/open-gateways.ts';
import { notePayment } from './capture/note-payment.ts';
import { readLedger, sumByVat, toLedgerTable } from './document/export-orders.ts';
import { sweepPayments } from './pay/sweep-payments.ts';
import { readOwnerOrder } from './read/list-orders.ts';
import { readOrderOfCheckout } from './read/read-order.ts';
import { refundOrder } from './refund/refund-order.ts';
import { listReturns } from './return/read-returns.ts';
import { receiveReturn } from './return/receive-return.ts';
import { noteReturnSent, openReturn } from './return/returns.ts';
import { withdrawOrder } from './return/withdraw-order.ts';
import { fulfilOrder } from './ship/fulfil-order.ts';

const rules = {
  freeAboveCents: 25_000,
  courierCents: 490,
  vatPercent: 24,
  cash: { feeCents: 250, belowCents: 50_000 },
};

describe.each(databaseKinds)('a day in the life of a shop on %s', (kind) => {
  const { db, shop } = givenShop(kind);
  let stripe: ProviderSimulator;
  let viva: ProviderSimulator;
  let gateways: Gateways;
  let checkout: HostedCheckout;
  const iban = config.payments.transfer.iban;
  beforeAll(async () => {
    config.payments.transfer.iban = 'GR1601101250000000012300695';
    const now = () => shop.clock.now;
    stripe = await startStripeSimulator({ ...STRIPE_SIMULATOR, now });
    viva = await startVivaSimulator({ ...VIVA_SIMULATOR, now });
    gateways = openGateways(
      shop.context,
      paymentSettings(['test', 'stripe', 'viva', 'cod', 'transfer'], {
        ...STRIPE_KEYS,
        ...VIVA_KEYS,
        STRIPE_API_URL: stripe.url,
        VIVA_ENVIRONMENT: viva.url,
      }),
    );
    checkout = createCheckout({ context: shop.context, gateways });
  });
  afterAll(async () => {
    config.payments.transfer.iban = iban;
    await stripe.close();
    await viva.close();
  });

  it('adds up', async () => {
    const { t480, x280 } = shop.variants;
    const [t480Before, x280Before] = [await shop.stockOf(t480), await shop.stockOf(x280)];
    const open = async (lines: Parameters<TestShop['addCart']>[0], paymentMethod: string) => {
      const buyer = await openBuyer(checkout, (await shop.addCart(lines)).path);
      await buyer.press('update', { paymentMethod });
      await buyer.look();
      return { buyer, press: () => buyer.press('pay', { paymentMethod }) };
    };
    const numberOf = async (token: string) => (await readOrderOfCheckout(db, token))?.number ?? 0;
    const statusOf = async (number: number) => (await readOwnerOrder(db, number))?.financialStatus;
    const one = [[t480, 1]] as const;
    await sellUnderMarginScheme(db, x280);

    // By card, declined first, then paid.
    const card = await open(
      [
        [t480, 2],
        [x280, 1],
      ],
      'test',
    );
    expect((await card.buyer.pay({ paymentMethod: 'test', cardNumber: '2' })).text).toContain('δεν ενέκρινε');
    await card.buyer.pay({ paymentMethod: 'test' });
    // By Stripe; the message comes, the buyer does not.
    const byStripe = await open(one, 'stripe');
    await byStripe.press();
    stripe.pay(stripe.sessions().at(-1) ?? '');
    const [message] = stripe.messages().slice(-1);
    if (!message) throw new Error('no message');
    const headers = Object.fromEntries(message.headers);
    await send(checkout, '/webhooks/stripe', { method: 'POST', body: await message.text(), headers });
    // By Viva, late: no message comes, the sweeper finds it.
    const byViva = await open(one, 'viva');
    await byViva.press();
    viva.pay(viva.sessions().at(-1) ?? '');
    // Begun and left.
    const abandoned = await open([[x280, 2]], 'test');
    await abandoned.press();
    // At the door, and by transfer.
    const cod = await open(one, 'cod');
    await cod.press();
    const transfer = await open(one, 'transfer');
    await transfer.press();
    shop.clock.pass(40 * 60_000);
    await sweepPayments({ context: shop.context, gateways, rules });

    const numbers = await Promise.all(
      [card, byStripe, byViva, cod, transfer].map(({ buyer }) => numberOf(buyer.token)),
    );
    const [cardNo = 0, stripeNo = 0, vivaNo = 0, codNo = 0, transferNo = 0] = numbers;
    expect(new Set(numbers).size).toBe(5);
    expect(await numberOf(abandoned.buyer.token)).toBe(0);
    expect(await db.selectFrom('stock_holds').select('id').execute()).toEqual([]);
    expect([await shop.stockOf(t480), await shop.stockOf(x280)]).toEqual([t480Before - 6, x280Before - 1]);
    expect(await Promise.all(numbers.map(statusOf))).toEqual(['PAID', 'PAID', 'PAID', 'PENDING', 'PENDING']);

    // The transfer comes; everything is packed, the first order in two parcels.
    await notePayment(shop.context, transferNo);
    const sku = async (title: string) =>
      (await db.selectFrom('order_lines').select('sku').where('title', 'like', `%${title}%`).executeTakeFirstOrThrow())
        .sku;
    const [t480Sku, x280Sku] = [await sku('T480'), await sku('X280')];
    const parcel = (trackingNumber: string) => ({ carrier: 'ACS', trackingNumber });
    const send1 = await fulfilOrder(shop.context, cardNo, parcel('1'), [{ sku: t480Sku, quantity: 1 }]);
    expect([send1, (await readOwnerOrder(db, cardNo))?.fulfillmentStatus]).toEqual([
      'fulfilled',
      'PARTIALLY_FULFILLED',
    ]);
    expect(await fulfilOrder(shop.context, cardNo, parcel('x'), [{ sku: t480Sku, quantity: 2 }])).toBe('not_so_many');
    expect(await fulfilOrder(shop.context, cardNo, parcel('2'))).toBe('fulfilled');
    expect(await fulfilOrder(shop.context, cardNo, parcel('3'))).toBe('already_fulfilled');
    expect((await readOwnerOrder(db, cardNo))?.parcels).toMatchObject([
      { carrier: 'ACS', number: '1' },
      { carrier: 'ACS', number: '2' },
    ]);
    for (const number of [stripeNo, vivaNo, codNo, transferNo])
      expect(await fulfilOrder(shop.context, number, parcel(String(number)))).toBe('fulfilled');
    await notePayment(shop.context, codNo, { reference: 'ACS 77' });

    // A part of one order goes back as money, one piece of another as goods, and one order comes back as a whole.
    const amount = { restock: false, amountCents: 2_000 };
    expect(await refundOrder(shop.context, gateways, stripeNo, amount)).toBe('refunded');
    expect(await statusOf(stripeNo)).toBe('PARTIALLY_REFUNDED');
    expect(await refundOrder(shop.context, gateways, stripeNo, { restock: false, amountCents: 24_901 })).toBe(
      'too_much',
    );
    expect(await openReturn(shop.context, 99, { reason: 'withdrawal' })).toEqual({ status: 'unknown_order' });
    const part = await openReturn(shop.context, cardNo, { reason: 'fault', pieces: [{ sku: x280Sku, quantity: 1 }] });
    // The buyer withdraws by the form, and says that the parcel is on its way.
    const statement = { id: 'statement-1', email: 'maria@example.gr', orderNumber: String(vivaNo), items: '' };
    const moment = { now: shop.clock.now, publicUrl: shop.context.publicUrl };
    const withdrawn = await db.transaction().execute((trx) => withdrawOrder(trx, statement, moment));
    if (part.status !== 'opened' || withdrawn?.status !== 'opened') throw new Error('both were to be opened');
    const whole = { id: withdrawn.returnId };
    expect(await noteReturnSent(shop.context, whole.id, { trackingNumber: 'EL 1' })).toBe('sent');
    expect(await openReturn(shop.context, vivaNo, { reason: 'withdrawal' })).toEqual({ status: 'not_so_many' });
    expect(await receiveReturn(shop.context, gateways, part.id, { restock: false, refund: true })).toBe('refunded');
    viva.fail('refund', 'lost-answer');
    expect(await receiveReturn(shop.context, gateways, whole.id, { restock: true, refund: true })).toBe('unknown');
    expect(await receiveReturn(shop.context, gateways, whole.id, { restock: true, refund: true })).toBe('refunded');
    expect(await receiveReturn(shop.context, gateways, whole.id, { restock: true, refund: true })).toBe(
      'already_closed',
    );
    expect((await listReturns(shop.context, 10)).map(({ status }) => status)).toEqual(['closed', 'closed']);

    expect(await Promise.all(numbers.map(statusOf))).toEqual([
      'PARTIALLY_REFUNDED',
      'PARTIALLY_REFUNDED',
      'REFUNDED',
      'PAID',
      'PAID',
    ]);
    expect([await shop.stockOf(t480), await shop.stockOf(x280)]).toEqual([t480Before - 5, x280Before - 1]);

    // What came, what went, and what the books say of both.
    const came = 73_700 + 26_900 + 26_900 + 27_150 + 26_900;
    const went = 2_000 + 19_900 + 26_900;
    const rows = await readLedger(db, '2026-10-31T22:00:00.000Z', '2026-11-30T22:00:00.000Z');
    expect(rows.map(({ kind: row }) => row).sort()).toEqual([...Array(3).fill('refund'), ...Array(6).fill('sale')]);
    const [standard, margin] = sumByVat(rows);
    // The goods of the margin scheme came back; of their order's delivery, which was free, nothing is left of it.
    expect(margin).toEqual({ vatPercent: null, netCents: 0, vatCents: 0, grossCents: 0 });
    expect(standard?.grossCents).toBe(came - went);
    expect((standard?.netCents ?? 0) + (standard?.vatCents ?? 0)).toBe(came - went);
    const table = toLedgerTable(rows, (at) => at.slice(0, 10));
    expect(table).toHaveLength(10);
    expect(table.find(([row, , order]) => row === 'refund' && order === String(stripeNo))?.slice(-5, -2)).toEqual([
      '-16.13',
      '-3.87',
      '-20.00',
    ]);
    const payments = await db.selectFrom('payments').selectAll().where('order_id', 'is not', null).execute();
    expect(payments.reduce((total, { captured_cents }) => total + captured_cents, 0)).toBe(came);
    expect(payments.reduce((total, { refunded_cents }) => total + refunded_cents, 0)).toBe(went);
    expect(stripe.books(stripe.sessions().at(-1) ?? '')).toMatchObject({ capturedCents: 26_900, refundedCents: 2_000 });
    expect(viva.books(viva.sessions().at(-1) ?? '')).toMatchObject({ capturedCents: 26_900, refundedCents: 26_900 });

    // One mail for each thing that happened.
    const mails = await db.selectFrom('outbox').select('kind').execute();
    const count = (mail: string) => mails.filter(({ kind: of }) => of.startsWith(mail)).length;
    expect({
      confirmed: count('order-confirmation'),
      received: count('order-received'),
      sent: count('order-shipment'),
      refunded: count('order-refund'),
      returns: count('order-return-opened'),
      onTheirWay: count('order-return-sent'),
      arrived: count('order-return-received'),
    }).toEqual({ confirmed: 4, received: 2, sent: 6, refunded: 3, returns: 2, onTheirWay: 1, arrived: 2 });
  });
});

/** As the owner's file does it, by a custom field of the product. */
async function sellUnderMarginScheme(db: Database, variantId: number): Promise<void> {
  const variants = db.selectFrom('product_variants').select('product_id').where('id', '=', variantId);
  const { product_id } = await variants.executeTakeFirstOrThrow();
  const at = '2026-11-20T08:00:00.000Z';
  const field = { namespace: 'xana', key: 'vat', type: 'single_line_text_field', value: 'margin' };
  await db
    .insertInto('product_metafields')
    .values({ product_id, ...field, created_at: at, updated_at: at })
    .execute();
}
