/** A shop's month by the owner's commands alone; after each step stock, parcels, money, books and documents agree to the cent. */
import { beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { paymentSettings } from '#tests/support/payment-settings.ts';
import { runInShop } from '#tests/support/run-line.ts';
import { openBuyer } from '#tests/support/test-buyer.ts';
import { givenShop, type TestShop } from '#tests/support/test-shop.ts';
import { createCheckout, type HostedCheckout } from '../checkout/create-checkout.ts';
import type { Gateways } from '../payments/gateway.ts';
import { openGateways } from '../payments/open-gateways.ts';
import { capturePayments } from './capture/capture-payments.ts';
import { readLedger, sumByVat } from './document/export-orders.ts';
import { readFiscalDocuments } from './document/fiscal-document.ts';
import { listOrders } from './read/list-orders.ts';
import { readAccounts } from './read/order-account.ts';
import { readOrderOfCheckout } from './read/read-order.ts';

const START = 50;
const [FROM, UNTIL] = ['2026-01-01T00:00:00.000Z', '2028-01-01T00:00:00.000Z'];
const BUYER = [
  ...['--email', 'anna@example.gr', '--first-name', 'Άννα', '--last-name', 'Π.', '--street', 'Ερμού 1'],
  ...['--postcode', '54624', '--city', 'Θεσσαλονίκη', '--phone', '6940000000'],
];
const PARCEL = ['--carrier', 'ACS', '--number', '7'];
const INVOICE = {
  document: 'invoice',
  invoiceName: 'Νήμα ΑΕ',
  invoiceTaxNumber: '094259216',
  invoiceTaxOffice: 'ΚΕΦΟΔΕ',
  invoiceProfession: 'Υφαντουργία',
  invoiceAddress: 'Εγνατία 1',
};
const cents = (text: string) => Math.round(Number(text) * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

describe.each(databaseKinds)('an owner’s month on %s', (kind) => {
  const given = givenShop(kind);
  const { db, shop } = given;
  let gateways: Gateways;
  let checkout: HostedCheckout;
  const skus = {} as Record<keyof TestShop['variants'], string>;
  beforeAll(async () => {
    gateways = openGateways(shop.context, paymentSettings(['test', 'cod', 'transfer', 'pickup']));
    checkout = createCheckout({ context: shop.context, gateways });
    for (const [name, id] of Object.entries(shop.variants)) {
      const row = db.selectFrom('product_variants').select(['sku', 'product_id']).where('id', '=', id);
      const { sku, product_id } = await row.executeTakeFirstOrThrow();
      skus[name as keyof typeof skus] = sku;
      const value = { x280: 'margin', cheap: '13' }[name];
      const at = shop.clock.now.toISOString();
      const field = { namespace: 'xana', key: 'vat', type: 'single_line_text_field', created_at: at, updated_at: at };
      if (value)
        await db
          .insertInto('product_metafields')
          .values({ product_id, value, ...field })
          .execute();
    }
  });

  const owner = async (...words: (string | number)[]) => {
    const { code, output, errors } = await runInShop(words.map(String), given, gateways);
    expect(code, `${words.join(' ')}: ${errors}`).toBe(0);
    await reconcile(words.join(' '));
    return output;
  };
  const at = (instant: string) => {
    shop.clock.now = new Date(instant);
  };
  async function buy(
    lines: Parameters<TestShop['addCart']>[0],
    fields: Record<string, string> = {},
    codes: string[] = [],
  ) {
    const buyer = await openBuyer(checkout, (await shop.addCart(lines, { codes })).path);
    await buyer.press('update', fields);
    await buyer.look();
    if (fields.paymentMethod && fields.paymentMethod !== 'test') await buyer.press('pay', fields);
    else await buyer.pay(fields);
    await capturePayments(shop.context, gateways);
    await reconcile(`a purchase, ${JSON.stringify(fields)}`);
    return (await readOrderOfCheckout(db, buyer.token))?.number ?? expect.fail('no order');
  }

  /** @param step after which it is asked */
  async function reconcile(step: string): Promise<void> {
    const orders = await db.selectFrom('orders').selectAll().execute();
    const accounts = await readAccounts(
      db,
      orders.map(({ id }) => id),
    );
    for (const id of Object.values(shop.variants)) {
      const lines = [...accounts.values()].flat().filter(({ line }) => line.variant_id === id);
      const held = await db.selectFrom('stock_holds').select('quantity').where('variant_id', '=', id).execute();
      const out =
        sum(lines.map(({ ordered, restocked }) => ordered - restocked)) + sum(held.map((one) => one.quantity));
      expect(await shop.stockOf(id), `the stock after ${step}`).toBe(START - out);
    }
    for (const { number, left } of await listOrders(db, undefined, { toPack: true })) {
      const order = orders.find((one) => one.number === number);
      expect(left, `#${number} to pack after ${step}`).toBe(
        sum((accounts.get(order?.id ?? 0) ?? []).map((one) => one.left)),
      );
    }
    const rows = await readLedger(db, FROM, UNTIL);
    const documents = await readFiscalDocuments(db, FROM, UNTIL);
    for (const { id, invoiceDetails, invoiceSummary: whole } of documents) {
      expect(sum(invoiceDetails.map(({ netValue }) => cents(netValue))), `${id} after ${step}`).toBe(
        cents(whole.totalNetValue),
      );
      expect(sum(invoiceDetails.map(({ vatAmount }) => cents(vatAmount)))).toBe(cents(whole.totalVatAmount));
      expect(cents(whole.totalNetValue) + cents(whole.totalVatAmount)).toBe(cents(whole.totalGrossValue));
    }
    for (const order of orders) {
      const payment = await db
        .selectFrom('payments')
        .selectAll()
        .where('order_id', '=', order.id)
        .executeTakeFirstOrThrow();
      const refunds = await db
        .selectFrom('refunds')
        .select('amount_cents')
        .where('order_id', '=', order.id)
        .where('status', '=', 'done')
        .execute();
      const isOwed = payment.gateway !== 'test' && order.fulfillment_status !== 'UNFULFILLED';
      const sold = order.sold_at === null ? 0 : isOwed ? order.total_cents : payment.captured_cents;
      const back = order.sold_at === null ? 0 : sum(refunds.map(({ amount_cents }) => amount_cents));
      const ofOrder = rows.filter((row) => row.order === order.number);
      expect(sum(ofOrder.map(({ grossCents }) => grossCents)), `#${order.number} after ${step}`).toBe(sold - back);
      const papers = documents.filter((paper) => paper.order === order.number);
      const signed = papers.map(({ id, invoiceSummary: { totalGrossValue } }) =>
        id.startsWith('sale') ? cents(totalGrossValue) : -cents(totalGrossValue),
      );
      expect(sum(signed), `#${order.number}'s documents after ${step}`).toBe(sold - back);
    }
    const totals = sumByVat(rows).map(({ netCents, vatCents, grossCents }) => netCents + vatCents - grossCents);
    expect(totals.every((difference) => difference === 0)).toBe(true);
  }

  it('adds up after each step', async () => {
    const { t480, x280, cheap, surface } = shop.variants;
    at('2026-10-25T00:30:00.000Z'); // The night of the winter clock.
    const amounts = await buy([[t480, 1]]);
    await owner('orders', 'fulfil', amounts, ...PARCEL);
    for (const euros of ['50', '30', '0.01']) await owner('orders', 'refund', amounts, '--amount', euros);
    const mixed = await buy(
      [
        [t480, 2],
        [x280, 2],
        [cheap, 3],
      ],
      INVOICE,
      ['TEN'],
    );
    await owner('orders', 'refund', mixed, '--pieces', `${skus.cheap}=1`);
    await owner('orders', 'fulfil', mixed, ...PARCEL, '--pieces', `${skus.x280}=2`, '--serial', 'X1,X2');
    await owner('orders', 'fulfil', mixed, '--number', '8', '--pieces', skus.cheap);
    await owner('orders', 'refund', mixed, '--pieces', `${skus.t480}=1`, '--no-restock');
    await owner('orders', 'fulfil', mixed, ...PARCEL);
    await owner('returns', 'open', mixed, '--pieces', skus.x280);
    await owner('returns', 'receive', '1');
    await owner('orders', 'refund', mixed);
    at('2026-11-10T09:00:00.000Z');
    const cash = await buy([[surface, 1]], { paymentMethod: 'cod' });
    await owner('orders', 'fulfil', cash, ...PARCEL);
    const refused = await buy([[cheap, 1]], { paymentMethod: 'cod' });
    await owner('orders', 'fulfil', refused, ...PARCEL);
    await owner('orders', 'cancel', refused, '--came-back');
    const mended = await buy(
      [
        [cheap, 2],
        [x280, 1],
      ],
      { ...INVOICE, paymentMethod: 'transfer' },
      ['TEN'],
    );
    await owner('orders', 'edit', mended, '--set', `${skus.cheap}=1,${skus.x280}=2`, '--add', skus.surface);
    await owner('orders', 'edit', mended, '--set', `${skus.x280}=0`);
    await owner('orders', 'paid', mended);
    await owner('orders', 'fulfil', mended, ...PARCEL);
    await owner('orders', 'refund', mended, '--pieces', skus.surface);
    const never = await buy([[x280, 1]], { paymentMethod: 'transfer' });
    await owner('orders', 'edit', never, '--add', `${skus.t480}=3`);
    await owner('orders', 'cancel', never, '--unpaid');
    const called = /Order #(\d+)/.exec(
      await owner('orders', 'draft', `${skus.x280}=2,${skus.t480}`, ...BUYER, '--pay', 'transfer', '--discount', '10%'),
    )?.[1];
    await owner('orders', 'paid', called ?? '', '--amount', '100');
    await owner('orders', 'paid', called ?? '');
    await owner('orders', 'fulfil', called ?? '', ...PARCEL, '--pieces', skus.x280);
    await owner('orders', 'refund', called ?? '', '--pieces', skus.x280);
    await owner('orders', 'draft', skus.surface, ...BUYER);
    await owner('orders', 'drafts', '--end', /^\d+/m.exec(await owner('orders', 'drafts'))?.[0] ?? '');
    at('2026-11-30T21:59:59.000Z'); // The last second of November in Athens.
    await owner('orders', 'paid', cash);
    const never2 = await buy([[cheap, 2]], {}, ['XANA5']);
    await owner('orders', 'refund', never2);
    at('2026-12-31T22:30:00.000Z'); // The next year in Athens.
    await owner('orders', 'refund', called ?? '');
    await owner('orders', 'refund', cash, '--pieces', skus.surface, '--came-back');
    const november = await owner('orders', 'export', '2026-11');
    expect(november).toContain(`sale,2026-11-10,${cash},`);
    expect(november).not.toContain(`refund,2026-11-10,${cash},`);
    expect(await owner('orders', 'export', '2027-01')).toContain(`refund,2027-01-01,${cash},`);
  });
});
