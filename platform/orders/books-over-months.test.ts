/** The books of a month that is over stay as they are, whatever happens to its orders later. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shop as config } from '#shop.config';
import { databaseKinds } from '#tests/support/databases.ts';
import { paymentSettings } from '#tests/support/payment-settings.ts';
import { openBuyer } from '#tests/support/test-buyer.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { createCheckout, type HostedCheckout } from '../checkout/create-checkout.ts';
import { readMonth } from '../cli/read-values.ts';
import type { Gateways } from '../payments/gateway.ts';
import { openGateways } from '../payments/open-gateways.ts';
import { notePayment } from './capture/note-payment.ts';
import { readLedger } from './document/export-orders.ts';
import { readFiscalDocuments } from './document/fiscal-document.ts';
import { readOwnerOrder } from './read/list-orders.ts';
import { readOrderOfCheckout } from './read/read-order.ts';
import { cancelOrder } from './refund/cancel-order.ts';
import { refundOrder } from './refund/refund-order.ts';
import { receiveReturn } from './return/receive-return.ts';
import { openReturn } from './return/returns.ts';
import { fulfilOrder } from './ship/fulfil-order.ts';

const PARCEL = { carrier: 'ACS', trackingNumber: '1' };

describe.each(databaseKinds)('the books over months on %s', (kind) => {
  const { db, shop } = givenShop(kind);
  const iban = config.payments.transfer.iban;
  let gateways: Gateways;
  let checkout: HostedCheckout;
  beforeAll(async () => {
    config.payments.transfer.iban = 'GR1601101250000000012300695';
    gateways = openGateways(shop.context, paymentSettings(['test', 'cod', 'transfer']));
    checkout = createCheckout({ context: shop.context, gateways });
  });
  afterAll(async () => {
    config.payments.transfer.iban = iban;
  });

  const at = (time: string) => {
    shop.clock.now = new Date(time);
  };
  const buy = async (paymentMethod: string): Promise<number> => {
    const buyer = await openBuyer(checkout, (await shop.addCart([[shop.variants.t480, 1]])).path);
    await buyer.press('update', { paymentMethod });
    await buyer.look();
    await buyer.pay({ paymentMethod });
    return (await readOrderOfCheckout(db, buyer.token))?.number ?? 0;
  };
  /** What the books and the documents of a month have of an order, in cents; both must say the same. */
  const booked = async (month: string, number: number): Promise<[kind: string, cents: number][]> => {
    const { from, until } = readMonth(month);
    const rows = (await readLedger(db, from, until)).filter(({ order }) => order === number);
    const documents = (await readFiscalDocuments(db, from, until)).filter(({ order }) => order === number);
    expect(
      documents.map(({ invoiceHeader, invoiceSummary }) => {
        const cents = Math.round(Number(invoiceSummary.totalGrossValue) * 100);
        return invoiceHeader.correlatedInvoice === null ? ['sale', cents] : ['refund', -cents];
      }),
    ).toEqual(rows.map(({ kind: row, grossCents }) => [row, grossCents]));
    return rows.map(({ kind: row, grossCents }) => [row, grossCents]);
  };

  it('a transfer is of the month in which it came, and its goods may leave in the next', async () => {
    at('2026-11-27T10:00:00.000Z');
    const number = await buy('transfer');
    expect(await booked('2026-11', number)).toEqual([]);
    at('2026-11-30T22:30:00.000Z'); // Half past midnight of 1 December in Athens.
    expect((await notePayment(shop.context, number, { amountCents: 10_000 })).status).toBe('partly_paid');
    expect(await booked('2026-12', number)).toEqual([]);
    expect((await notePayment(shop.context, number, { amountCents: 16_900 })).status).toBe('paid');
    at('2027-01-04T10:00:00.000Z');
    expect(await fulfilOrder(shop.context, number, PARCEL)).toBe('fulfilled');
    expect(await booked('2026-11', number)).toEqual([]);
    expect(await booked('2026-12', number)).toEqual([['sale', 26_900]]);
    expect(await booked('2027-01', number)).toEqual([]);
  });

  it('cash is of the month in which the parcel left, a refund of its own', async () => {
    at('2026-11-30T10:00:00.000Z');
    const number = await buy('cod');
    at('2026-11-30T21:30:00.000Z'); // Half past eleven in Athens.
    expect(await fulfilOrder(shop.context, number, PARCEL)).toBe('fulfilled');
    expect(await booked('2026-11', number)).toEqual([['sale', 27_150]]);
    at('2026-12-04T10:00:00.000Z');
    expect((await notePayment(shop.context, number)).status).toBe('paid');
    at('2027-01-05T10:00:00.000Z');
    const part = { restock: false, amountCents: 3_333 };
    expect(await refundOrder(shop.context, gateways, number, part)).toBe('refunded');
    expect(await booked('2026-11', number)).toEqual([['sale', 27_150]]);
    expect(await booked('2026-12', number)).toEqual([]);
    expect(await booked('2027-01', number)).toEqual([['refund', -3_333]]);
  });

  it('a parcel that comes back unpaid is taken out of the books, and its goods are sold again', async () => {
    at('2026-12-10T10:00:00.000Z');
    const before = await shop.stockOf(shop.variants.t480);
    const number = await buy('cod');
    expect(await fulfilOrder(shop.context, number, PARCEL)).toBe('fulfilled');
    at('2027-01-08T10:00:00.000Z');
    expect(await cancelOrder(shop.context, number, { restock: true, reason: 'other' })).toBe('sent');
    const opened = await openReturn(shop.context, number, { reason: 'other' });
    const id = opened.status === 'opened' ? opened.id : 0;
    expect(await receiveReturn(shop.context, gateways, id, { restock: true, refund: true })).toBe('not_captured');
    expect(await shop.stockOf(shop.variants.t480)).toBe(before);
    const back = { restock: true, reason: 'other', isBack: true } as const;
    expect(await cancelOrder(shop.context, number, back)).toBe('cancelled');
    expect(await cancelOrder(shop.context, number, back)).toBe('already_cancelled');
    expect(await shop.stockOf(shop.variants.t480)).toBe(before);
    expect((await readOwnerOrder(db, number))?.financialStatus).toBe('VOIDED');
    expect(await receiveReturn(shop.context, gateways, id, { restock: true, refund: true })).toBe('already_closed');
    expect((await notePayment(shop.context, number)).status).toBe('cancelled');
    expect(await booked('2026-12', number)).toEqual([['sale', 27_150]]);
    expect(await booked('2027-01', number)).toEqual([['refund', -27_150]]);
    const mails = await db.selectFrom('outbox').select('id').where('id', '=', `order-cancelled-${number}`).execute();
    expect(mails).toHaveLength(1);
  });

  it('what is only authorised, called off or given back before it was sold is no sale', async () => {
    at('2026-12-15T10:00:00.000Z');
    const unpaid = await buy('transfer');
    expect(await cancelOrder(shop.context, unpaid, { restock: true, reason: 'unpaid' })).toBe('cancelled');
    expect(await booked('2026-12', unpaid)).toEqual([]);
    const deposit = await buy('transfer');
    await notePayment(shop.context, deposit, { amountCents: 5_000 });
    expect(await refundOrder(shop.context, gateways, deposit, { restock: true })).toBe('refunded');
    expect(await booked('2026-12', deposit)).toEqual([
      ['sale', 5_000],
      ['refund', -5_000],
    ]);
  });
});
