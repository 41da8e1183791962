/** After whatever is done to an order in whatever sequence, stock, parcels, money, books and the lists that staff work by agree. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { willingGateway } from '#tests/support/test-gateways.ts';
import { detailsOf, givenShop, HOME, RULES } from '#tests/support/test-shop.ts';
import { openCheckout } from '../../checkout/checkouts.ts';
import { gatewaysOf } from '../../payments/gateway.ts';
import { capturePayments } from '../capture/capture-payments.ts';
import { notePayment } from '../capture/note-payment.ts';
import { readLedger } from '../document/export-orders.ts';
import { readFiscalDocuments } from '../document/fiscal-document.ts';
import { editLines } from '../edit/edit-lines.ts';
import { placeOrder } from '../place/place-order.ts';
import { cancelOrder } from '../refund/cancel-order.ts';
import { refundOrder } from '../refund/refund-order.ts';
import { receiveReturn, refundArrived } from '../return/receive-return.ts';
import { openReturn } from '../return/returns.ts';
import { fulfilOrder } from '../ship/fulfil-order.ts';
import { listOrders, readOwnerOrder } from './list-orders.ts';
import { readAccount } from './order-account.ts';

type Step =
  | { kind: 'send' | 'open' | 'set' | 'add'; pieces: number[] }
  | { kind: 'refund' | 'arrived'; pieces: number[]; restock: boolean }
  | { kind: 'amount'; cents: number }
  | { kind: 'receive'; restock: boolean; refund: boolean }
  | { kind: 'cancel'; restock: boolean; isBack: boolean }
  | { kind: 'all'; restock: boolean }
  | { kind: 'pay'; cents: number };

const pieces = fc.array(fc.nat(2), { minLength: 2, maxLength: 2 });
const restock = fc.boolean();
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('send', 'open', 'set', 'add'), pieces }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('refund', 'arrived'), pieces, restock }) },
  fc.record({ kind: fc.constant('amount'), cents: fc.integer({ min: 1, max: 30_000 }) }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('receive'), restock, refund: fc.boolean() }) },
  fc.record({ kind: fc.constant('cancel'), restock, isBack: fc.boolean() }),
  fc.record({ kind: fc.constant('all'), restock }),
  fc.record({ kind: fc.constant('pay'), cents: fc.integer({ min: 1, max: 60_000 }) }),
) as fc.Arbitrary<Step>;

const FROM = '2026-01-01T00:00:00.000Z';
const UNTIL = '2027-01-01T00:00:00.000Z';

/** Percents by myDATA's categories; goods under the margin scheme have none. */
const VAT_PERCENTS = { 1: 24, 4: 17, 7: null } as const;

/** A business on an island of the reduced rates. */
const ISLAND = {
  address: { ...HOME, postcode: '83100' },
  invoice: {
    name: 'Νήμα ΑΕ',
    taxNumber: '094259216',
    taxOffice: 'Σάμου',
    profession: 'Υφαντουργία',
    address: 'Ερμού 1',
  },
};

/** Of euros as texts, in cents. */
const sumOf = (euros: readonly string[]) => euros.reduce((sum, one) => sum + Math.round(Number(one) * 100), 0);

describe.each(databaseKinds)('the account of an order on %s', (kind) => {
  const { db, shop } = givenShop(kind);
  const gateways = () =>
    gatewaysOf(willingGateway, { ...willingGateway, name: 'cod' }, { ...willingGateway, name: 'transfer' });
  const PARCEL = { carrier: 'ACS', trackingNumber: '1' };

  beforeAll(async () => {
    const x280 = db.selectFrom('product_variants').select('product_id').where('id', '=', shop.variants.x280);
    const { product_id } = await x280.executeTakeFirstOrThrow();
    const field = { namespace: 'xana', key: 'vat', type: 'single_line_text_field', created_at: FROM, updated_at: FROM };
    await db
      .insertInto('product_metafields')
      .values({ ...field, product_id, value: 'margin' })
      .execute();
  });

  /** Three T480 and two X280, these under the margin scheme; with a code, so that no line is divided without a rest. */
  async function buy(method: string, place: Partial<typeof ISLAND> = {}): Promise<{ number: number; id: number }> {
    const { t480, x280 } = shop.variants;
    for (const id of [t480, x280]) await shop.setStock(id, 50);
    const cart = await shop.addCart(
      [
        [t480, 3],
        [x280, 2],
      ],
      { codes: ['TEN'] },
    );
    const checkoutToken = (await openCheckout(shop.context, cart.token, cart.key)) ?? '';
    const placed = await placeOrder(shop.context, {
      checkoutToken,
      details: { ...detailsOf(`${checkoutToken.slice(0, 8)}@example.gr`), ...place },
      payment: { gateway: 'test', idempotencyKey: checkoutToken, reference: 'ref', amountCents: 119_500 },
      rules: RULES,
    });
    if (placed.status !== 'placed') throw new Error(placed.status);
    await capturePayments(shop.context, gateways());
    const order = await db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', placed.number)
      .executeTakeFirstOrThrow();
    if (method !== 'test') {
      const unpaid = { financial_status: 'PENDING', payment_method: method, sold_at: null };
      await db.updateTable('orders').set(unpaid).where('id', '=', order.id).execute();
      const pending = { gateway: method, status: 'pending', captured_cents: 0 } as const;
      await db.updateTable('payments').set(pending).where('order_id', '=', order.id).execute();
    }
    return { number: placed.number, id: order.id };
  }

  async function run({ number, id }: { number: number; id: number }, asked: Step): Promise<string> {
    const account = await readAccount(db, id);
    const chosen = (counts: readonly number[]) =>
      account.flatMap(({ line }, index) => {
        const quantity = counts[index] ?? 0;
        return quantity > 0 ? [{ sku: line.sku, quantity }] : [];
      });
    switch (asked.kind) {
      case 'send':
        return fulfilOrder(shop.context, number, PARCEL, chosen(asked.pieces));
      case 'open':
        return (await openReturn(shop.context, number, { reason: 'other', pieces: chosen(asked.pieces) })).status;
      case 'set':
      case 'add': {
        const all = account.map(({ line }, index) => ({ sku: line.sku, quantity: asked.pieces[index] ?? 0 }));
        const edit = asked.kind === 'set' ? { set: all, add: [] } : { set: [], add: chosen(asked.pieces) };
        return (await editLines(shop.context, number, { ...edit, staff: 'x' })).status;
      }
      case 'refund':
      case 'arrived': {
        const refund = asked.kind === 'refund' ? refundOrder : refundArrived;
        return refund(shop.context, gateways(), number, { restock: asked.restock, pieces: chosen(asked.pieces) });
      }
      case 'amount':
        return refundOrder(shop.context, gateways(), number, { restock: false, amountCents: asked.cents });
      case 'all':
        return refundOrder(shop.context, gateways(), number, { restock: asked.restock });
      case 'receive': {
        const open = await db
          .selectFrom('returns')
          .select('id')
          .where('order_id', '=', id)
          .where('status', 'not in', ['closed', 'declined'])
          .executeTakeFirst();
        return open ? receiveReturn(shop.context, gateways(), open.id, asked) : 'none';
      }
      case 'cancel':
        return cancelOrder(shop.context, number, { ...asked, reason: 'other' });
      case 'pay':
        return (await notePayment(shop.context, number, { amountCents: asked.cents })).status;
    }
  }

  async function check({ number, id }: { number: number; id: number }): Promise<void> {
    const account = await readAccount(db, id);
    const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const payment = await db.selectFrom('payments').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
    for (const { line, ordered, sent, returned, awaited, unsent, left, restocked, refunded } of account) {
      // Stock: each piece is on the shelf, given up, with the buyer or back; what is on sale again was neither sent nor is it left.
      expect(await shop.stockOf(line.variant_id)).toBe(50 - ordered + restocked);
      expect(returned + awaited).toBeLessThanOrEqual(sent);
      expect(restocked).toBeLessThanOrEqual(ordered - unsent - (sent - returned));
      expect(left).toBeLessThanOrEqual(unsent);
      expect(unsent).toBeLessThanOrEqual(Math.max(0, ordered - sent));
      expect(refunded).toBeLessThanOrEqual(ordered);
    }
    // Parcels: what is left is what staff pack, what the slip lists and what may be sent.
    const left = account.reduce((sum, one) => sum + one.left, 0);
    const owner = await readOwnerOrder(db, number);
    expect(owner?.parcels.flatMap((parcel) => parcel.pieces).reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
      account.reduce((sum, { sent }) => sum + sent, 0),
    );
    const listed = (await listOrders(db, undefined, { toPack: true })).find((one) => one.number === number);
    if (left === 0) expect(listed).toBeUndefined();
    if (listed) expect(listed.left).toBe(left);
    const wasSent = account.some(({ sent }) => sent > 0);
    expect(order.fulfillment_status).toBe(!wasSent ? 'UNFULFILLED' : left > 0 ? 'PARTIALLY_FULFILLED' : 'FULFILLED');
    // What is asked of the buyer is the sum of the lines and what is charged besides.
    const goods = account.reduce((sum, { line }) => sum + line.total_cents - line.discount_cents, 0);
    expect(goods + order.shipping_cents + order.payment_fee_cents).toBe(order.total_cents);
    // Pieces that left before their money came can be taken off what is asked of the buyer.
    const waived = order.total_cents - payment.amount_cents;
    if (order.payment_method !== 'cod' || !wasSent) expect(waived).toBe(0);
    expect(owner?.vat.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(order.total_cents);
    // Money: what went back never exceeds what came, and the refunds are exactly it.
    const refunds = await db.selectFrom('refunds').selectAll().where('order_id', '=', id).execute();
    const back = refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    const writeOff = order.financial_status === 'VOIDED' && order.sold_at !== null ? payment.amount_cents : 0;
    expect(back).toBe(payment.refunded_cents + waived + writeOff);
    expect(payment.refunded_cents).toBeLessThanOrEqual(payment.captured_cents);
    // Books: the money that stayed, and no document dated before its sale.
    const documents = (await readFiscalDocuments(db, FROM, UNTIL)).filter((one) => one.order === number);
    const rows = (await readLedger(db, FROM, UNTIL)).filter((row) => row.order === number);
    const kept = rows.reduce((sum, { grossCents }) => sum + grossCents, 0);
    const isOwed = order.payment_method !== 'test' && wasSent;
    if (order.sold_at !== null) expect(kept).toBe((isOwed ? order.total_cents : payment.captured_cents) - back);
    const sale = documents.find(({ invoiceHeader }) => invoiceHeader.correlatedInvoice === null);
    for (const { dueAt, invoiceDetails, invoiceSummary } of documents) {
      expect(dueAt >= (sale?.dueAt ?? '')).toBe(true);
      expect(sumOf(invoiceDetails.map(({ netValue }) => netValue))).toBe(sumOf([invoiceSummary.totalNetValue]));
      expect(sumOf(invoiceDetails.map(({ vatAmount }) => vatAmount))).toBe(sumOf([invoiceSummary.totalVatAmount]));
    }
    for (const [category, percent] of Object.entries(VAT_PERCENTS)) {
      const signed = documents.flatMap(({ invoiceHeader, invoiceDetails }) =>
        invoiceDetails
          .filter(({ vatCategory }) => vatCategory === Number(category))
          .map(({ netValue }) => (invoiceHeader.correlatedInvoice === null ? netValue : `-${netValue}`)),
      );
      const booked = rows.filter(({ vatPercent }) => vatPercent === percent);
      expect(sumOf(signed)).toBe(booked.reduce((sum, { netCents }) => sum + netCents, 0));
    }
  }

  it('agrees after each step of any sequence', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('test', 'cod', 'transfer'),
        fc.constantFrom({}, ISLAND),
        fc.array(step, { minLength: 1, maxLength: 7 }),
        async (method, place, steps) => {
          const order = await buy(method, place);
          for (const one of steps) {
            shop.clock.pass(1_000);
            await run(order, one);
            await check(order);
          }
          // Whatever happened, the order can be brought to an end.
          await run(order, { kind: 'all', restock: true });
          await run(order, { kind: 'cancel', restock: true, isBack: true });
          await check(order);
          expect((await readAccount(db, order.id)).every(({ left }) => left === 0)).toBe(true);
        },
      ),
      { numRuns: kind === 'sqlite' ? 60 : 25 },
    );
  });

  it('keeps refunded pieces out of the list, the parcel and the mail, and says what follows', async () => {
    const { number, id } = await buy('test');
    const [first, second] = await readAccount(db, id);
    const [t480, x280] = [first?.line.sku ?? '', second?.line.sku ?? ''];
    const one = [{ sku: t480, quantity: 1 }];
    expect(await refundOrder(shop.context, gateways(), number, { restock: true, pieces: one })).toBe('refunded');
    const listed = (await listOrders(db, undefined, { toPack: true })).find((order) => order.number === number);
    expect(listed).toMatchObject({ items: 5, left: 4 });
    expect(await fulfilOrder(shop.context, number, PARCEL, [{ sku: t480, quantity: 3 }])).toBe('not_so_many');
    expect(await fulfilOrder(shop.context, number, PARCEL, one)).toBe('fulfilled');
    const mail = async (like: string) => {
      const row = db.selectFrom('outbox').selectAll().where('id', 'like', like).orderBy('id', 'desc');
      return (await row.executeTakeFirstOrThrow()).text_body;
    };
    const refund = await mail(`order-refund-${number}-%`);
    expect(refund.slice(refund.indexOf('Τι αφορά η επιστροφή'), refund.indexOf('Ετοιμάζουμε τα'))).toContain(
      '1 τεμάχιο',
    );
    expect(refund.slice(refund.indexOf('Ετοιμάζουμε τα'))).toMatch(/T480[\s\S]*2 τεμάχια[\s\S]*X280[\s\S]*2 τεμάχια/);
    const shipment = await mail(`order-shipment-${number}-%`);
    expect(shipment.slice(shipment.indexOf('Ακολουθούν'))).toMatch(/T480[\s\S]*1 τεμάχιο[\s\S]*X280[\s\S]*2 τεμάχια/);
    // The rest is what is left, not what was ordered.
    expect(
      await refundOrder(shop.context, gateways(), number, { restock: false, pieces: [{ sku: x280, quantity: 2 }] }),
    ).toBe('refunded');
    expect(await fulfilOrder(shop.context, number, PARCEL)).toBe('fulfilled');
    expect(await readAccount(db, id)).toMatchObject([
      { sent: 2, refunded: 1, restocked: 1, left: 0 },
      { sent: 0, refunded: 2, restocked: 0, left: 0 },
    ]);
    expect(await fulfilOrder(shop.context, number, PARCEL)).toBe('already_fulfilled');
  });

  it('of which every piece was refunded is not sent, although the delivery was not paid back', async () => {
    const { number, id } = await buy('test');
    const all = (await readAccount(db, id)).map(({ line, ordered }) => ({ sku: line.sku, quantity: ordered }));
    await db.updateTable('payments').set({ captured_cents: 119_990 }).where('order_id', '=', id).execute();
    expect(await refundOrder(shop.context, gateways(), number, { restock: true, pieces: all })).toBe('refunded');
    expect((await readOwnerOrder(db, number))?.financialStatus).toBe('PARTIALLY_REFUNDED');
    expect((await listOrders(db, undefined, { toPack: true })).map((order) => order.number)).not.toContain(number);
    expect(await fulfilOrder(shop.context, number, PARCEL)).toBe('already_refunded');
  });

  it('lists all that is to be packed, however many there are', async () => {
    const numbers: number[] = [];
    for (let index = 0; index < 21; index += 1) numbers.push((await buy('test')).number);
    const listed = (await listOrders(db, undefined, { toPack: true })).map(({ number }) => number);
    expect(listed).toEqual(expect.arrayContaining(numbers));
    expect(await listOrders(db, 20, { toPack: true })).toHaveLength(20);
  });
});
