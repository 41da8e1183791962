/** VAT by product, on islands and under the margin scheme, from the checkout to the books; and what is captured in part. */
import { beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { paymentSettings } from '#tests/support/payment-settings.ts';
import { openBuyer } from '#tests/support/test-buyer.ts';
import { givenShop, type TestShop } from '#tests/support/test-shop.ts';
import { createCheckout, type HostedCheckout } from '../../checkout/create-checkout.ts';
import { createNoticeWorker } from '../../notices/notice-worker.ts';
import type { Gateways } from '../../payments/gateway.ts';
import { openGateways } from '../../payments/open-gateways.ts';
import { captureOrder, capturePayments } from '../capture/capture-payments.ts';
import { notePayment } from '../capture/note-payment.ts';
import { readOwnerOrder } from '../read/list-orders.ts';
import { readOrderOfCheckout } from '../read/read-order.ts';
import { refundOrder } from '../refund/refund-order.ts';
import { fulfilOrder } from '../ship/fulfil-order.ts';
import { readLedger, sumByVat, toLedgerTable } from './export-orders.ts';
import { readFiscalDocuments } from './fiscal-document.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const INVOICE = {
  document: 'invoice',
  invoiceName: 'Παράδειγμα ΙΚΕ',
  invoiceTaxNumber: '123456783',
  invoiceTaxOffice: 'Σάμου',
  invoiceProfession: 'Λογιστικές υπηρεσίες',
  invoiceAddress: 'Καπετάν Στάμου 1, Σάμος',
};

describe.each(databaseKinds)('VAT on %s', (kind) => {
  const { db, shop } = givenShop(kind);
  let gateways: Gateways;
  let checkout: HostedCheckout;
  beforeAll(async () => {
    gateways = openGateways(shop.context, paymentSettings(['test', 'cod']));
    checkout = createCheckout({ context: shop.context, gateways });
    const { product_id } = await db
      .selectFrom('product_variants')
      .select('product_id')
      .where('id', '=', shop.variants.x280)
      .executeTakeFirstOrThrow();
    const at = shop.clock.now.toISOString();
    const field = { namespace: 'xana', key: 'vat', type: 'single_line_text_field', value: 'margin' };
    await db
      .insertInto('product_metafields')
      .values({ product_id, ...field, created_at: at, updated_at: at })
      .execute();
  });

  const buy = async (
    lines: Parameters<TestShop['addCart']>[0],
    fields: Record<string, string> = {},
    codes: string[] = [],
  ) => {
    const buyer = await openBuyer(checkout, (await shop.addCart(lines, { codes })).path);
    await buyer.press('update', fields);
    const seen = plain((await buyer.look()).text);
    await buyer.pay(fields);
    const order = await readOrderOfCheckout(db, buyer.token);
    if (!order) throw new Error('no order');
    return { order, seen, page: plain((await buyer.get(`${buyer.path}/thank-you`)).text) };
  };
  const ledger = () => readLedger(db, '2026-10-31T22:00:00.000Z', '2026-11-30T22:00:00.000Z');
  const documents = () => readFiscalDocuments(db, '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z');
  const cents = (text: string) => Math.round(Number(text) * 100);

  it('of goods under the margin scheme is not shown, anywhere', async () => {
    const { order, seen, page } = await buy([[shop.variants.x280, 1]]);
    expect(order.vat).toEqual([{ vatPercent: null, grossCents: 20_390, vatCents: 0 }]);
    for (const text of [seen, page]) {
      expect(text).toContain('Καθεστώς περιθωρίου, μεταχειρισμένα αγαθά');
      expect(text).not.toContain('ΦΠΑ 24%');
    }
    const mail = await db
      .selectFrom('outbox')
      .select('text_body')
      .where('id', '=', `order-confirmation-${order.number}`)
      .executeTakeFirstOrThrow();
    expect(mail.text_body).toContain('Καθεστώς περιθωρίου');
    expect(mail.text_body).not.toContain('ΦΠΑ 24%');
    const [document] = (await documents()).filter((known) => known.order === order.number);
    expect(document).toMatchObject({
      counterpart: null,
      invoiceHeader: { invoiceType: '11.1' },
      invoiceDetails: [
        { vatCategory: 7, vatExemptionCategory: 22, netValue: '199.00', vatAmount: '0.00' },
        { itemDescr: 'Μεταφορικά και έξοδα', netValue: '4.90' },
      ],
      invoiceSummary: { totalNetValue: '203.90', totalVatAmount: '0.00', totalGrossValue: '203.90' },
    });
  });

  it('is reduced for a business on an island of the law, at the same price, and not for a private buyer there', async () => {
    const island = { postcode: '831 00', city: 'Σάμος' };
    const business = await buy([[shop.variants.t480, 1]], { ...island, ...INVOICE });
    expect(business.order).toMatchObject({ totalCents: 26_900, vatCents: 3_909 });
    for (const text of [business.seen, business.page]) expect(text).toContain('ΦΠΑ 17%');
    const home = await buy([[shop.variants.t480, 1]], island);
    expect(home.order.vat).toEqual([{ vatPercent: 24, grossCents: 26_900, vatCents: 5_206 }]);
    const [document] = (await documents()).filter((known) => known.order === business.order.number);
    expect(document).toMatchObject({
      counterpart: { vatNumber: '123456783', taxOffice: 'Σάμου', profession: 'Λογιστικές υπηρεσίες' },
      invoiceHeader: { invoiceType: '1.1' },
      invoiceDetails: [{ vatCategory: 4 }],
      paymentMethods: [{ type: 7, amount: '269.00' }],
    });
  });

  it('adds up in the month’s books, by class, with refunds of pieces, and in every document', async () => {
    const { order } = await buy([
      [shop.variants.t480, 1],
      [shop.variants.x280, 1],
    ]);
    expect(order.vat.map(({ vatPercent, grossCents }) => [vatPercent, grossCents])).toEqual([
      [24, 26_900],
      [null, 19_900],
    ]);
    const owner = await readOwnerOrder(db, order.number);
    const sku = owner?.lines[1]?.sku ?? '';
    expect(
      await refundOrder(shop.context, gateways, order.number, { restock: true, pieces: [{ sku, quantity: 1 }] }),
    ).toBe('refunded');
    const rows = (await ledger()).filter((row) => row.order === order.number);
    expect(toLedgerTable(rows, (at) => at.slice(0, 10)).map((row) => [row[0], ...row.slice(7)])).toEqual([
      ['kind', 'vat_percent', 'net', 'vat', 'gross', 'purchase', 'margin'],
      ['sale', '24', '216.94', '52.06', '269.00', '', ''],
      ['sale', 'margin', '199.00', '0.00', '199.00', '0.00', '199.00'],
      ['refund', 'margin', '-199.00', '0.00', '-199.00', '0.00', '-199.00'],
    ]);
    const sums = sumByVat(await ledger());
    const payments = await db.selectFrom('payments').selectAll().where('order_id', 'is not', null).execute();
    const kept = payments.reduce((sum, { captured_cents, refunded_cents }) => sum + captured_cents - refunded_cents, 0);
    expect(sums.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(kept);
    expect(sums.map(({ vatPercent }) => vatPercent)).toEqual([24, 17, null]);

    const all = await documents();
    for (const { invoiceDetails: details, invoiceSummary: summary } of all) {
      const [net, vat] = [details.map(({ netValue }) => netValue), details.map(({ vatAmount }) => vatAmount)].map(
        (texts) => texts.reduce((sum, text) => sum + cents(text), 0),
      );
      expect([net, vat]).toEqual([cents(summary.totalNetValue), cents(summary.totalVatAmount)]);
    }
    const signed = all.map(({ invoiceHeader, invoiceSummary }) =>
      invoiceHeader.correlatedInvoice === null
        ? cents(invoiceSummary.totalGrossValue)
        : -cents(invoiceSummary.totalGrossValue),
    );
    expect(signed.reduce((sum, amount) => sum + amount, 0)).toBe(kept);
    const credit = all.find(({ invoiceHeader }) => invoiceHeader.correlatedInvoice === `sale-${order.number}`);
    expect(credit).toMatchObject({ invoiceHeader: { invoiceType: '11.4' }, invoiceDetails: [{ vatCategory: 7 }] });
  });

  it('of an order of both kinds is divided to the cent: discount, delivery, fee and refunds in odd parts', async () => {
    await shop.setPrice(shop.variants.x280, 10_003);
    const { cheap, x280 } = shop.variants;
    const lines = [
      [cheap, 1],
      [x280, 1],
    ] as const;
    const { order } = await buy(lines, { paymentMethod: 'cod', email: 'nikos@example.gr' }, ['XANA5']);
    // 199.03 of goods, 5 % off, then 4.90 of delivery and 2.50 of the fee in proportion to what is left of each kind.
    expect(order).toMatchObject({ discountCents: 995, shippingCents: 490, paymentFeeCents: 250, totalCents: 19_648 });
    expect(order.vat).toEqual([
      { vatPercent: 24, grossCents: 9_773, vatCents: 1_892 },
      { vatPercent: null, grossCents: 9_875, vatCents: 0 },
    ]);
    await fulfilOrder(shop.context, order.number, { carrier: 'ACS', trackingNumber: '7' });
    await notePayment(shop.context, order.number);
    for (const amountCents of [1, 3_333, 6_667, undefined])
      expect(await refundOrder(shop.context, gateways, order.number, { restock: false, amountCents })).toBe('refunded');
    const rows = (await ledger()).filter((row) => row.order === order.number);
    expect(sumByVat(rows)).toEqual([
      { vatPercent: 24, netCents: 0, vatCents: 0, grossCents: 0 },
      { vatPercent: null, netCents: 0, vatCents: 0, grossCents: 0 },
    ]);
    await shop.setPrice(shop.variants.x280, 19_900);
  });

  it('of cash on delivery is due when the parcel leaves, and each document is told once', async () => {
    const { order } = await buy([[shop.variants.t480, 1]], { paymentMethod: 'cod' });
    const mine = async () => (await documents()).filter((known) => known.order === order.number);
    expect(await mine()).toEqual([]);
    shop.clock.pass(60_000);
    await fulfilOrder(shop.context, order.number, { carrier: 'ACS', trackingNumber: '1' });
    expect(await mine()).toMatchObject([
      { id: `sale-${order.number}`, paymentMethods: [{ type: 3, amount: '271.50' }] },
    ]);
    const webhookUrl = 'https://tools.example.gr/xana';
    const notices = createNoticeWorker({ context: shop.context, recipient: 'owner@example.gr', webhookUrl });
    await db.insertInto('meta').values({ key: 'notices_since', value: '2026-11-01T00:00:00.000Z' }).execute();
    await notices.tellOnce();
    await notices.tellOnce();
    const told = await db.selectFrom('outbox').selectAll().where('subject', '=', 'document.due').execute();
    expect(told.map(({ recipient }) => recipient)).toEqual(Array((await documents()).length).fill(webhookUrl));
    const call = told.find(({ id }) => id === `hook-document-sale-${order.number}`);
    expect(JSON.parse(call?.text_body ?? '')).toMatchObject({ event: 'document.due', data: { order: order.number } });
    expect(told.map(({ text_body }) => text_body).join()).not.toMatch(/Παπαδοπούλου|maria@/);
  });

  it('of what staff captured in part is that of the part', async () => {
    const byStaff = openGateways(shop.context, { ...paymentSettings(['test']), isCapturedByStaff: true });
    checkout = createCheckout({ context: shop.context, gateways: byStaff });
    const { order } = await buy([[shop.variants.t480, 2]]);
    expect(await capturePayments(shop.context, byStaff)).toBe(0);
    expect((await readOwnerOrder(db, order.number))?.financialStatus).toBe('AUTHORIZED');
    expect(await captureOrder(shop.context, byStaff, order.number, 53_801)).toBe('too_much');
    expect(await captureOrder(shop.context, byStaff, 999_999)).toBe('unknown_order');
    expect(await captureOrder(shop.context, byStaff, order.number, 26_900)).toBe('captured');
    expect(await captureOrder(shop.context, byStaff, order.number)).toBe('not_authorized');
    expect((await readOwnerOrder(db, order.number))?.financialStatus).toBe('PARTIALLY_PAID');
    const rows = (await ledger()).filter((row) => row.order === order.number);
    expect(rows).toMatchObject([{ kind: 'sale', grossCents: 26_900, vatCents: 5_206 }]);
    expect(await refundOrder(shop.context, byStaff, order.number, { restock: false, amountCents: 26_901 })).toBe(
      'too_much',
    );
    expect(await fulfilOrder(shop.context, order.number, { carrier: 'ACS', trackingNumber: '9' })).toBe('fulfilled');
    expect(await refundOrder(shop.context, byStaff, order.number, { restock: true })).toBe('refunded');
    expect((await readOwnerOrder(db, order.number))?.financialStatus).toBe('REFUNDED');
  });
});
