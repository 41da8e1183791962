import { describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { willingGateway } from '#tests/support/test-gateways.ts';
import { detailsOf, givenShop, RULES } from '#tests/support/test-shop.ts';
import { readCatalogue } from '../../catalogue/read-catalogue.ts';
import { openCheckout } from '../../checkout/checkouts.ts';
import { gatewaysOf, type PaymentGateway } from '../../payments/gateway.ts';
import { setStock } from '../../stock/set-stock.ts';
import { capturePayments } from '../capture/capture-payments.ts';
import { placeOrder } from '../place/place-order.ts';
import { listOrders, readOwnerOrder } from '../read/list-orders.ts';
import { readOrderProgress } from '../read/order-progress.ts';
import { refundOrder } from '../refund/refund-order.ts';
import { fulfilOrder } from './fulfil-order.ts';

describe.each(databaseKinds)('fulfilling and refunding on %s', (kind) => {
  const { db, shop } = givenShop(kind);
  const voided: string[] = [];
  const returned: string[] = [];
  const gateway: PaymentGateway = {
    ...willingGateway,
    cancel: async ({ reference }) => void voided.push(reference),
    refund: async ({ reference }, amountCents, idempotencyKey) => {
      returned.push(`${reference} ${amountCents} ${idempotencyKey}`);
      return { status: 'refunded' };
    },
  };
  const parcel = { carrier: 'ACS', trackingNumber: '1234567890', trackingUrl: 'https://acs.example/1234567890' };

  async function order(): Promise<number> {
    const cart = await shop.addCart([[shop.variants.t480, 2]]);
    const checkoutToken = (await openCheckout(shop.context, cart.token, cart.key)) ?? '';
    const reference = `ref-${checkoutToken}`;
    const placed = await placeOrder(shop.context, {
      checkoutToken,
      details: detailsOf('maria@example.gr'),
      payment: { gateway: 'test', idempotencyKey: reference, reference, amountCents: 53_800 },
      rules: RULES,
    });
    if (placed.status !== 'placed') throw new Error(placed.status);
    return placed.number;
  }

  /** What was written to the buyer of an order, in the order in which it was. */
  async function lettersOf(number: number) {
    const rows = await db.selectFrom('outbox').selectAll().where('id', 'like', `order-%-${number}%`).execute();
    return rows.filter(({ kind }) => kind !== 'order-confirmation');
  }

  it('sends an order once', async () => {
    const number = await order();
    expect(await fulfilOrder(shop.context, number, parcel)).toBe('not_paid');
    await capturePayments(shop.context, gatewaysOf(gateway));
    const outcomes = await Promise.all([
      fulfilOrder(shop.context, number, parcel),
      fulfilOrder(shop.context, number, parcel),
    ]);
    expect(outcomes.sort()).toEqual(['already_fulfilled', 'fulfilled']);
    expect(await readOwnerOrder(db, number)).toMatchObject({
      fulfillmentStatus: 'FULFILLED',
      financialStatus: 'PAID',
      lines: [{ quantity: 2 }],
      parcels: [
        { carrier: 'ACS', number: '1234567890', url: 'https://acs.example/1234567890', sentAt: shop.clock.now },
      ],
      refunds: [],
    });
    expect(await fulfilOrder(shop.context, 99, parcel)).toBe('unknown_order');
    const mails = await lettersOf(number);
    expect(mails).toMatchObject([
      { kind: 'order-shipment', recipient: 'maria@example.gr', subject: `Η παραγγελία σας #${number} στάλθηκε` },
    ]);
    expect(mails[0]?.text_body).toContain(parcel.trackingUrl);
    expect(mails[0]?.html_body).toContain(`href="${parcel.trackingUrl}"`);
  });

  it('knows at each moment where money and parcel are', async () => {
    const sent = { carrier: 'ACS', number: '1234567890', url: 'https://acs.example/1234567890' };
    const sure: PaymentGateway = { ...gateway, cancel: async () => {}, refund: async () => ({ status: 'refunded' }) };
    const unsure: PaymentGateway = { ...gateway, refund: () => Promise.reject(new Error('no answer')) };
    const [first, second] = [await order(), await order()];
    expect(await readOrderProgress(db, first)).toMatchObject({ money: 'held', parcels: [] });
    await refundOrder(shop.context, gatewaysOf(sure), second, { restock: false });
    expect(await readOrderProgress(db, second)).toMatchObject({ money: 'released', parcels: [] });
    await capturePayments(shop.context, gatewaysOf(gateway));
    expect(await readOrderProgress(db, first)).toMatchObject({ money: 'paid', parcels: [] });
    await fulfilOrder(shop.context, first, parcel);
    expect(await readOrderProgress(db, first)).toMatchObject({ money: 'paid', parcels: [sent] });
    await refundOrder(shop.context, gatewaysOf(unsure), first, { restock: false });
    expect(await readOrderProgress(db, first)).toMatchObject({ money: 'refunding', parcels: [sent] });
    await refundOrder(shop.context, gatewaysOf(sure), first, { restock: false });
    expect(await readOrderProgress(db, first)).toMatchObject({ money: 'refunded', parcels: [sent] });
  });

  it('finds where a known carrier shows a parcel', async () => {
    const number = await order();
    await capturePayments(shop.context, gatewaysOf(gateway));
    await fulfilOrder(shop.context, number, { carrier: 'ACS', trackingNumber: '7' });
    expect((await readOrderProgress(db, number)).parcels[0]?.url).toMatch(/^https:\/\/www\.acscourier\.net\/.*=7$/);
  });

  it('gives captured money back once, and the goods to stock, which the catalogue sees', async () => {
    const number = await order();
    expect(await capturePayments(shop.context, gatewaysOf(gateway))).toBeGreaterThan(0);
    const left = (await readCatalogue(db)).variantById.get(shop.variants.t480)?.stock ?? 0;
    const refund = () => refundOrder(shop.context, gatewaysOf(gateway), number, { restock: true });
    expect((await Promise.all([refund(), refund()])).sort()).toEqual(['already_refunded', 'refunded']);
    expect((await readCatalogue(db)).variantById.get(shop.variants.t480)?.stock).toBe(left + 2);
    expect(await readOwnerOrder(db, number)).toMatchObject({
      financialStatus: 'REFUNDED',
      payment: { status: 'refunded' },
      account: [{ ordered: 2, refunded: 2, restocked: 2, left: 0 }],
      refunds: [{ amountCents: 53_800, at: shop.clock.now, pieces: [{ quantity: 2 }] }],
    });
    expect(voided).toEqual([]);
    expect(new Set(returned).size).toBe(1);
    expect(returned[0]).toMatch(/^ref-\S+ 53800 ref-\S+-refund-\d+$/);
    expect(await lettersOf(number)).toMatchObject([
      { kind: 'order-refund', subject: `Επιστροφή χρημάτων για την παραγγελία #${number}` },
    ]);
    expect(await fulfilOrder(shop.context, number, { carrier: 'ACS', trackingNumber: '1' })).toBe('already_refunded');
  });

  it('lets go of money that was only authorised, and can leave the stock', async () => {
    const number = await order();
    const left = await shop.stockOf(shop.variants.t480);
    expect(await refundOrder(shop.context, gatewaysOf(gateway), number, { restock: false })).toBe('refunded');
    expect(await shop.stockOf(shop.variants.t480)).toBe(left);
    expect(await readOwnerOrder(db, number)).toMatchObject({
      payment: { status: 'voided' },
      account: [{ ordered: 2, refunded: 2, restocked: 0, left: 0 }],
    });
    expect(voided).toHaveLength(1);
    expect(await lettersOf(number)).toMatchObject([
      { kind: 'order-refund', subject: `Δεν χρεώνεστε για την παραγγελία #${number}` },
    ]);
    expect(await capturePayments(shop.context, gatewaysOf(gateway))).toBe(0);
    expect(await refundOrder(shop.context, gatewaysOf(gateway), 99, { restock: true })).toBe('unknown_order');
  });

  it('tells the buyer that the hold is gone only when the gateway has let go of it', async () => {
    const number = await order();
    const deaf: PaymentGateway = { ...gateway, cancel: () => Promise.reject(new Error('socket hang up')) };
    expect(await refundOrder(shop.context, gatewaysOf(deaf), number, { restock: true })).toBe('unknown');
    expect(await lettersOf(number)).toEqual([]);
    expect(await capturePayments(shop.context, gatewaysOf(gateway))).toBe(0);
    expect(await refundOrder(shop.context, gatewaysOf(gateway), number, { restock: true })).toBe('refunded');
    expect(await lettersOf(number)).toHaveLength(1);
  });

  it('sends money back that was being taken at that moment', async () => {
    const number = await order();
    const before = [returned.length, voided.length];
    const slow: PaymentGateway = {
      ...gateway,
      async capture() {
        expect(await refundOrder(shop.context, gatewaysOf(gateway), number, { restock: false })).toBe('refunded');
        return { status: 'captured' };
      },
    };
    expect(await capturePayments(shop.context, gatewaysOf(slow))).toBe(0);
    expect([returned.length, voided.length]).toEqual([(before[0] ?? 0) + 1, before[1]]);
    expect(await readOwnerOrder(db, number)).toMatchObject({
      financialStatus: 'REFUNDED',
      payment: { status: 'refunded' },
    });
    expect((await lettersOf(number))[0]?.subject).toContain('Επιστροφή χρημάτων');
  });

  it('lists the newest first', async () => {
    const all = await listOrders(db, 100);
    expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => 1000 + all.length - index));
    expect(await listOrders(db, 2)).toEqual(all.slice(0, 2));
    expect(all[0]).toMatchObject({ items: 2, totalCents: 53_800 });
    expect(await readOwnerOrder(db, 5)).toBeNull();
  });

  it('sets stock by SKU', async () => {
    const sku = 'lenovo-thinkpad-t480-i5-8350u-16gb-256gb-14-a-';
    expect(await setStock(db, sku, 7)).toBe(true);
    expect((await readCatalogue(db)).variantById.get(shop.variants.t480)?.stock).toBe(7);
    expect(await setStock(db, 'NONE', 7)).toBe(false);
  });
});
