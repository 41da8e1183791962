/** Documents and ledger rows of orders with every rate and way of paying, and their month. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { includedVat } from '#domain/money/money.ts';
import { toVatClasses, type VatClass, type VatRate } from '#domain/money/vat.ts';
import { shop as config } from '#shop.config';
import { willingGateway } from '#tests/support/test-gateways.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { gatewaysOf } from '../../payments/gateway.ts';
import { capturePayments } from '../capture/capture-payments.ts';
import { refundOrder } from '../refund/refund-order.ts';
import { refundShares } from '../refund/refund-shares.ts';
import { readLedger, sumByVat, toLedgerTable } from './export-orders.ts';
import { classLines, readFiscalDocuments } from './fiscal-document.ts';

const { db, shop } = givenShop('sqlite');
const FROM = '2026-11-01T00:00:00.000Z';
const UNTIL = '2026-12-01T00:00:00.000Z';
let number = 0;
beforeEach(async () => {
  // What another test sold is of another time.
  await db.updateTable('orders').set({ sold_at: '2020-01-01T00:00:00.000Z' }).execute();
  await db.updateTable('refunds').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute();
  number = await shop.buy();
  await capturePayments(shop.context, gatewaysOf(willingGateway));
});

const setOrder = (values: object) => db.updateTable('orders').set(values).where('number', '=', number).execute();
const orderId = async () =>
  (await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow()).id;
const setLine = async (values: object) =>
  db
    .updateTable('order_lines')
    .set(values)
    .where('order_id', '=', await orderId())
    .execute();
const setPayment = async (values: object) =>
  db
    .updateTable('payments')
    .set(values)
    .where('order_id', '=', await orderId())
    .execute();
const classOf = (vatPercent: number | null, grossCents: number): VatClass => ({
  vatPercent,
  grossCents,
  vatCents: vatPercent === null ? 0 : includedVat(grossCents, vatPercent),
});
const setClasses = async (...classes: VatClass[]) => setOrder({ vat_classes: JSON.stringify(classes) });
const documents = () => readFiscalDocuments(db, FROM, UNTIL);
const T480 = 'Lenovo ThinkPad T480 (i5-8350U, 16GB, 256GB, 14", A), Windows 11 Pro';

it('is whole', async () => {
  expect(await documents()).toEqual([
    {
      id: `sale-${number}`,
      order: number,
      dueAt: '2026-11-20T08:00:00.000Z',
      issuer: {
        vatNumber: null,
        country: 'GR',
        branch: 0,
        name: (config.company.legalName ?? config.name).el,
        taxOffice: null,
      },
      counterpart: null,
      invoiceHeader: {
        issueDate: '2026-11-20',
        invoiceType: '11.1',
        currency: 'EUR',
        correlatedInvoice: null,
      },
      paymentMethods: [{ type: 7, amount: '269.00' }],
      invoiceDetails: [
        { lineNumber: 1, itemDescr: T480, quantity: 1, netValue: '216.94', vatCategory: 1, vatAmount: '52.06' },
      ],
      invoiceSummary: { totalNetValue: '216.94', totalVatAmount: '52.06', totalGrossValue: '269.00' },
    },
  ]);
});

it.each([
  [24, 1],
  [13, 2],
  [6, 3],
  [17, 4],
  [9, 5],
  [4, 6],
  [0, 7],
])('with %i % VAT has the category %i', async (vat_percent, vatCategory) => {
  await setLine({ vat_percent });
  await setClasses(classOf(vat_percent, 26_900));
  const [document] = await documents();
  expect(document?.invoiceDetails).toMatchObject([{ vatCategory }]);
  expect(document?.invoiceDetails[0]).not.toHaveProperty('vatExemptionCategory');
});

it('under the margin scheme shows no VAT, and why', async () => {
  await setLine({ vat_percent: null });
  await setClasses(classOf(null, 26_900));
  expect((await documents())[0]).toMatchObject({
    invoiceDetails: [{ netValue: '269.00', vatCategory: 7, vatAmount: '0.00', vatExemptionCategory: 22 }],
    invoiceSummary: { totalNetValue: '269.00', totalVatAmount: '0.00', totalGrossValue: '269.00' },
  });
  const rows = await readLedger(db, FROM, UNTIL);
  expect(toLedgerTable(rows, () => 'day')[1]).toEqual([
    ...['sale', 'day', String(number), 'receipt', '', '', 'test', 'margin', '269.00', '0.00', '269.00', '', ''],
  ]);
});

it.each([
  ['test', 7],
  ['stripe', 7],
  ['viva', 7],
  ['cod', 3],
  ['transfer', 1],
  ['pickup', 3],
  ['of a later version', 7],
])('paid by %s is of the type %i', async (gateway, type) => {
  await setPayment({ gateway });
  expect((await documents())[0]?.paymentMethods).toEqual([{ type, amount: '269.00' }]);
});

it('names what was charged beside the goods, and goods only as far as they are paid', async () => {
  await setLine({ total_cents: 26_000, variant_title: '', discount_cents: 0 });
  const [more] = await documents();
  expect(more?.invoiceDetails).toMatchObject([
    { lineNumber: 1, itemDescr: T480.replace(', Windows 11 Pro', ''), quantity: 1, netValue: '209.68' },
    { lineNumber: 2, quantity: 1, netValue: '7.26', vatCategory: 1, vatAmount: '1.74' },
  ]);
  await setLine({ total_cents: 30_000, discount_cents: 100 });
  const [less] = await documents();
  expect(less?.invoiceDetails).toMatchObject([{ lineNumber: 1, netValue: '216.94', vatAmount: '52.06' }]);
  // For nothing: no line.
  await setLine({ total_cents: 100, discount_cents: 100 });
  expect((await documents())[0]?.invoiceDetails).toMatchObject([{ quantity: 1, netValue: '216.94' }]);
});

it('of a business names it, and a refund names its sale', async () => {
  const invoice = {
    name: '=ΙΚΕ',
    taxNumber: '123456783',
    taxOffice: 'Σάμου',
    profession: 'Λογιστική',
    address: 'Σάμος',
  };
  await setOrder({ invoice: JSON.stringify(invoice), document: 'invoice' });
  await refundOrder(shop.context, gatewaysOf(willingGateway), number, { restock: false, amountCents: 12_400 });
  const [sale, refund] = await documents();
  const counterpart = {
    vatNumber: '123456783',
    country: 'GR',
    branch: 0,
    name: '=ΙΚΕ',
    taxOffice: 'Σάμου',
    profession: 'Λογιστική',
    address: 'Σάμος',
  };
  expect([sale?.counterpart, refund?.counterpart]).toEqual([counterpart, counterpart]);
  expect(sale?.invoiceHeader).toMatchObject({ invoiceType: '1.1', correlatedInvoice: null });
  expect(refund).toMatchObject({
    id: expect.stringMatching(/^refund-\d+$/),
    order: number,
    invoiceHeader: { invoiceType: '5.1', correlatedInvoice: `sale-${number}` },
    invoiceDetails: [{ lineNumber: 1, quantity: 1, netValue: '100.00', vatAmount: '24.00' }],
    invoiceSummary: { totalNetValue: '100.00', totalVatAmount: '24.00', totalGrossValue: '124.00' },
  });
  const rows = await readLedger(db, FROM, UNTIL);
  const table = toLedgerTable(rows, (at) => at.slice(0, 10)).slice(1);
  const common = [String(number), 'invoice', '123456783', "'=ΙΚΕ", 'test', '24'];
  expect(table).toEqual([
    ['sale', '2026-11-20', ...common, '216.94', '52.06', '269.00', '', ''],
    ['refund', '2026-11-20', ...common, '-100.00', '-24.00', '-124.00', '', ''],
  ]);
  expect(sumByVat(rows)).toEqual([{ vatPercent: 24, netCents: 11_694, vatCents: 2_806, grossCents: 14_500 }]);
});

describe('the month', () => {
  it.each([
    [FROM, 1],
    ['2026-10-31T23:59:59.999Z', 0],
    ['2026-11-30T23:59:59.999Z', 1],
    [UNTIL, 0],
  ])('of a sale at %s', async (sold_at, count) => {
    await setOrder({ sold_at });
    expect(await documents()).toHaveLength(count);
    expect(await readLedger(db, FROM, UNTIL)).toHaveLength(count);
  });

  it.each([
    [FROM, 1],
    ['2026-10-31T23:59:59.999Z', 0],
    ['2026-11-30T23:59:59.999Z', 1],
    [UNTIL, 0],
  ])('of a refund at %s', async (created_at, count) => {
    await refundOrder(shop.context, gatewaysOf(willingGateway), number, { restock: false, amountCents: 100 });
    await setOrder({ sold_at: '2026-10-01T00:00:00.000Z' });
    await db
      .updateTable('refunds')
      .set({ created_at })
      .where('order_id', '=', await orderId())
      .execute();
    expect(await documents()).toHaveLength(count);
    expect(await readLedger(db, FROM, UNTIL)).toHaveLength(count);
  });

  it('is in order of time, then of the orders', async () => {
    const first = number;
    const second = await shop.buy();
    await capturePayments(shop.context, gatewaysOf(willingGateway));
    const orders = async () => (await readLedger(db, FROM, UNTIL)).map(({ order }) => order);
    expect(await orders()).toEqual([first, second]);
    await setOrder({ sold_at: '2026-11-21T00:00:00.000Z' });
    expect(await orders()).toEqual([second, first]);
    expect((await documents()).map(({ order }) => order)).toEqual([second, first]);
  });

  it('has the highest rate first and the margin scheme last', async () => {
    await setClasses(classOf(null, 100), classOf(13, 1_130), classOf(24, 1_240), classOf(6, 0));
    await setPayment({ captured_cents: 2_470 });
    expect(sumByVat(await readLedger(db, FROM, UNTIL))).toEqual([
      { vatPercent: 24, netCents: 1_000, vatCents: 240, grossCents: 1_240 },
      { vatPercent: 13, netCents: 1_000, vatCents: 130, grossCents: 1_130 },
      { vatPercent: null, netCents: 100, vatCents: 0, grossCents: 100 },
    ]);
  });

  it('has orders from before classes were kept', async () => {
    await setOrder({ vat_classes: null, vat_percent: 13, vat_cents: 3_095 });
    expect(await readLedger(db, FROM, UNTIL)).toMatchObject([
      { vatPercent: 13, netCents: 23_805, vatCents: 3_095, grossCents: 26_900 },
    ]);
  });
});

const cents = (text: string) => Math.round(Number(text) * 100);
type Lines = ReturnType<typeof classLines>;
const sumOf = (lines: Lines) => ({
  net: lines.reduce((sum, { netValue }) => sum + cents(netValue), 0),
  vat: lines.reduce((sum, { vatAmount }) => sum + cents(vatAmount), 0),
});

it.each([
  [36_983, [5_000, 3_000]],
  [26_900, [1, 1, 1]],
  [10_001, [3_333, 3_333, 3_333]],
])('credit notes of %i cents after %j add up line by line to their own sums', async (total, parts) => {
  await setOrder({ total_cents: total });
  await setClasses(classOf(24, total));
  await setPayment({ captured_cents: total, amount_cents: total });
  await setLine({ total_cents: total - 490 });
  const gateways = gatewaysOf(willingGateway);
  for (const amountCents of [...parts, undefined])
    expect(await refundOrder(shop.context, gateways, number, { restock: false, amountCents })).toBe('refunded');
  const all = await documents();
  expect(all).toHaveLength(parts.length + 2);
  for (const { invoiceDetails, invoiceSummary } of all) {
    const { totalNetValue, totalVatAmount } = invoiceSummary;
    expect(sumOf(invoiceDetails)).toEqual({ net: cents(totalNetValue), vat: cents(totalVatAmount) });
  }
  const [sale, ...notes] = all.map(({ invoiceSummary }) => cents(invoiceSummary.totalVatAmount));
  expect(notes.reduce((sum, vat) => sum + vat, 0)).toBe(sale);
});

it('a credit note names the pieces that it pays back', async () => {
  const pieces = [{ sku: 'lenovo-thinkpad-t480-i5-8350u-16gb-256gb-14-a-', quantity: 1 }];
  await refundOrder(shop.context, gatewaysOf(willingGateway), number, { restock: true, pieces });
  expect((await documents())[1]?.invoiceDetails).toMatchObject([{ itemDescr: T480, quantity: 1, netValue: '216.94' }]);
});

it('lines add up to their class in whatever sequence of refunds', () => {
  const vatPercent = fc.constantFrom<VatRate>(24, 17, 13, 6, null);
  const line = fc.record({ cents: fc.integer({ min: 1, max: 90_000 }), vatPercent });
  const refund = fc.record({ amountCents: fc.integer({ min: 1, max: 60_000 }), taken: fc.subarray([0, 1, 2, 3]) });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      fc.nat(900),
      fc.array(refund),
      (goods, charges, asked) => {
        const lines = goods.map((one, index) => ({ ...one, title: `${index}`, quantity: 1 }));
        const sale = toVatClasses(
          lines.map((one) => ({ cents: one.cents, vatRate: one.vatPercent })),
          charges,
          24,
        );
        let left = sale.reduce((sum, { grossCents }) => sum + grossCents, 0);
        const refunds = asked.flatMap(({ amountCents, taken }) => {
          const amount = Math.min(amountCents, left);
          left -= amount;
          return amount > 0 ? [{ amountCents: amount, pieces: lines.filter((_, index) => taken.includes(index)) }] : [];
        });
        const documentsOf = [
          { classes: sale, pieces: lines },
          ...refundShares(sale, refunds).map((classes, index) => ({ classes, pieces: refunds[index]?.pieces ?? [] })),
        ];
        for (const { classes, pieces } of documentsOf)
          for (const one of classes) {
            const net = one.grossCents - one.vatCents;
            expect(sumOf(classLines(one, pieces, 'rest'))).toEqual({ net, vat: one.vatCents });
          }
      },
    ),
  );
});
