import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, useDatabase } from '#tests/support/databases.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { abandonPayment } from '../orders/abandon-payment.ts';
import { capturePayments } from '../orders/capture-payments.ts';
import { placeOrder } from '../orders/place-order.ts';
import { readOrderOfCheckout } from '../orders/read-order.ts';
import { openTestShop, type TestShop } from '../orders/test-shop.ts';
import type { Authorization, PaymentGateway } from '../payments/gateway.ts';
import { nextIdempotencyKey } from '../payments/payments.ts';
import { createTestGateway } from '../payments/test-gateway.ts';
import { openCheckout } from './checkouts.ts';
import { type PaymentRequest, payCheckout } from './pay.ts';

/** A gateway that writes down what it was asked, and can be made to misbehave. */
function spyGateway(change: Partial<PaymentGateway> = {}) {
  const real = createTestGateway();
  const calls: string[] = [];
  const gateway: PaymentGateway = {
    name: 'test',
    authorize: async (request) => {
      calls.push(`authorize ${request.idempotencyKey}`);
      return (change.authorize ?? real.authorize)(request);
    },
    capture: async (reference) => {
      calls.push(`capture ${reference}`);
      return (change.capture ?? real.capture)(reference);
    },
    void: async (reference) => {
      calls.push(`void ${reference}`);
    },
    refund: async (reference, amountCents, idempotencyKey) => {
      calls.push(`refund ${reference}`);
      return (change.refund ?? real.refund)(reference, amountCents, idempotencyKey);
    },
  };
  return { gateway, calls, count: (what: string) => calls.filter((call) => call.startsWith(what)).length };
}

describe.each(databaseKinds)('payCheckout on %s', (kind) => {
  const location = useDatabase(kind);
  let db: Database;
  let shop: TestShop;
  beforeAll(async () => {
    db = await openDatabase(location());
    shop = await openTestShop(db);
  });
  afterAll(() => db.destroy());

  async function requestFor(cardNumber = '1'): Promise<PaymentRequest> {
    const cart = await shop.addCart([[shop.variants.t480, 1]]);
    const address = {
      firstName: 'Μ',
      lastName: 'Π',
      address1: 'Α 1',
      postcode: '54624',
      city: 'Θ',
      phone: '+306940000000',
    };
    return {
      checkoutToken: (await openCheckout(shop.context, cart.token, cart.key)) ?? '',
      totalCents: 26_900,
      details: { email: 'a@example.gr', acceptsMarketing: false, address, invoice: null, language: 'el' },
      card: { number: cardNumber, expiry: { month: 3, year: 2029 }, cvc: '123' },
      rules: { freeAboveCents: 25_000, courierCents: 490, vatPercent: 24 },
    };
  }
  const payments = (token: string) =>
    db.selectFrom('payments').select(['status', 'reference']).where('checkout_token', '=', token).execute();
  const financialStatus = async (token: string) => {
    const order = db.selectFrom('orders').select('financial_status').where('checkout_token', '=', token);
    return (await order.executeTakeFirst())?.financial_status;
  };

  const confirmations = async (token: string) => {
    const number = (await readOrderOfCheckout(db, token))?.number;
    return db.selectFrom('outbox').select('status').where('id', '=', `order-confirmation-${number}`).execute();
  };

  it('authorises, orders and captures, in this order and once', async () => {
    const { gateway, calls } = spyGateway();
    const request = await requestFor();
    expect(await payCheckout(shop.context, gateway, request)).toBe('placed');
    expect(calls.map((call) => call.split(' ')[0])).toEqual(['authorize', 'capture']);
    expect(await financialStatus(request.checkoutToken)).toBe('PAID');
    expect(await confirmations(request.checkoutToken)).toEqual([{ status: 'queued' }]);
  });

  it('does not tell the gateway the checkout’s token', async () => {
    const { gateway, calls } = spyGateway();
    const request = await requestFor();
    await payCheckout(shop.context, gateway, request);
    expect(calls.join(' ')).not.toContain(request.checkoutToken);
  });

  it('finds the same hold again after a crash between the authorisation and the order', async () => {
    const { gateway, calls } = spyGateway();
    const request = await requestFor();
    // What a process did before it died: it asked, was approved, and wrote nothing.
    const idempotencyKey = await nextIdempotencyKey(db, request.checkoutToken, request.totalCents);
    await gateway.authorize({ amountCents: request.totalCents, currency: 'EUR', card: request.card, idempotencyKey });
    expect(await payCheckout(shop.context, gateway, request)).toBe('placed');
    expect(calls[1]).toBe(calls[0]);
    expect(await payments(request.checkoutToken)).toHaveLength(1);
  });

  it('asks again with the same key when there was no answer, and with a new one after a decline', async () => {
    let answer: (() => Promise<Authorization>) | null = () => Promise.reject(new Error('socket hang up'));
    const real = createTestGateway();
    const { gateway, calls } = spyGateway({ authorize: (request) => answer?.() ?? real.authorize(request) });
    const request = await requestFor('2');
    expect(await payCheckout(shop.context, gateway, request)).toBe('unknown');
    expect(await payments(request.checkoutToken)).toEqual([]);
    answer = null;
    expect(await payCheckout(shop.context, gateway, request)).toBe('declined');
    expect(calls[1]).toBe(calls[0]);
    expect(await payCheckout(shop.context, gateway, { ...request, card: { ...request.card, number: '1' } })).toBe(
      'placed',
    );
    expect(calls[2]).not.toBe(calls[1]);
  });

  it('gives a partial approval back', async () => {
    const { gateway, count } = spyGateway({
      authorize: async () => ({ status: 'approved', reference: 'partial', amountCents: 20_000 }),
    });
    const request = await requestFor();
    expect(await payCheckout(shop.context, gateway, request)).toBe('declined');
    expect(count('void partial')).toBe(1);
    expect(await readOrderOfCheckout(db, request.checkoutToken)).toBeNull();
    expect(await payments(request.checkoutToken)).toEqual([{ status: 'voided', reference: 'partial' }]);
  });

  it.each(['price', 'stock'])('gives the hold back when the %s changes while the bank thinks', async (what) => {
    const real = createTestGateway();
    const { gateway, count } = spyGateway({
      async authorize(request) {
        if (what === 'price') await shop.setPrice(shop.variants.t480, 27_900);
        else await shop.setStock(shop.variants.t480, 0);
        return real.authorize(request);
      },
    });
    const request = await requestFor();
    expect(await payCheckout(shop.context, gateway, request)).toBe('changed');
    expect(count('void')).toBe(1);
    expect(count('capture')).toBe(0);
    expect(await readOrderOfCheckout(db, request.checkoutToken)).toBeNull();
    await shop.setPrice(shop.variants.t480, 26_900);
    await shop.setStock(shop.variants.t480, 50);
    expect(await payCheckout(shop.context, createTestGateway(), request)).toBe('placed');
  });

  it('makes one order of two holds, and gives the other back', async () => {
    // Two processes, and a provider that forgets keys: each of them gets a hold of its own.
    let holds = 0;
    const authorize = async (): Promise<Authorization> => {
      holds += 1;
      return { status: 'approved', reference: `hold-${kind}-${holds}`, amountCents: 26_900 };
    };
    const { gateway, count } = spyGateway({ authorize });
    const request = await requestFor();
    const outcomes = await Promise.all([
      payCheckout(shop.context, gateway, request),
      payCheckout(shop.context, gateway, request),
    ]);
    expect(outcomes).toEqual(['placed', 'placed']);
    expect(count('void')).toBe(1);
    expect(count('capture')).toBe(1);
  });

  it('lets an approval win over a decline that another process wrote under the same key', async () => {
    const request = await requestFor();
    const declining = await requestFor('2');
    const outcomes = await Promise.all([
      payCheckout(shop.context, createTestGateway(), request),
      payCheckout(shop.context, createTestGateway(), { ...declining, checkoutToken: request.checkoutToken }),
    ]);
    expect(outcomes[0]).toBe('placed');
    expect(await readOrderOfCheckout(db, request.checkoutToken)).not.toBeNull();
    expect((await payments(request.checkoutToken)).filter(({ status }) => status === 'captured')).toHaveLength(1);
  });

  it('makes no order of a hold that was given up', async () => {
    const { gateway } = spyGateway();
    const { checkoutToken, details, rules } = await requestFor();
    const payment = { gateway: 'test', idempotencyKey: `given-up-${kind}`, reference: 'given-up', amountCents: 26_900 };
    expect(await abandonPayment(shop.context, gateway, checkoutToken, payment)).toBe(true);
    const stock = await shop.stockOf(shop.variants.t480);
    const placed = await placeOrder(shop.context, { checkoutToken, details, rules, payment });
    expect(placed).toEqual({ status: 'refused', reason: 'payment_voided' });
    expect(await shop.stockOf(shop.variants.t480)).toBe(stock);
  });

  it('never gives up the hold that paid for the order', async () => {
    const { gateway, count } = spyGateway();
    const { checkoutToken, details, rules } = await requestFor();
    const payment = { gateway: 'test', idempotencyKey: `kept-${kind}`, reference: 'kept', amountCents: 26_900 };
    await placeOrder(shop.context, { checkoutToken, details, rules, payment });
    expect(await abandonPayment(shop.context, gateway, checkoutToken, payment)).toBe(false);
    expect(count('void')).toBe(0);
  });

  it('captures later what could not be captured at once', async () => {
    const { gateway } = spyGateway({ capture: async () => Promise.reject(new Error('down')) });
    const request = await requestFor();
    expect(await payCheckout(shop.context, gateway, request)).toBe('placed');
    expect(await financialStatus(request.checkoutToken)).toBe('AUTHORIZED');
    expect(await confirmations(request.checkoutToken)).toEqual([]);
    // The gateway may still be at it, so nobody asks again at once.
    expect(await capturePayments(shop.context, createTestGateway(), request)).toBe(0);
    shop.clock.now = new Date(shop.clock.now.getTime() + 2 * 60_000);
    expect(await capturePayments(shop.context, createTestGateway(), request)).toBe(1);
    expect(await financialStatus(request.checkoutToken)).toBe('PAID');
    expect(await confirmations(request.checkoutToken)).toEqual([{ status: 'queued' }]);
    expect(await capturePayments(shop.context, createTestGateway(), request)).toBe(0);
  });

  it('asks a gateway that refuses ever more rarely, and each time once', async () => {
    const request = await requestFor();
    const { gateway, count } = spyGateway({ capture: async () => ({ status: 'failed' }) });
    await payCheckout(shop.context, gateway, request);
    const start = shop.clock.now.getTime();
    const asked: number[] = [];
    for (let minutes = 0; minutes <= 20; minutes += 1) {
      shop.clock.now = new Date(start + minutes * 60_000);
      const before = count('capture');
      const again = () => capturePayments(shop.context, gateway, request);
      await Promise.all([again(), again()]);
      if (count('capture') > before) asked.push(minutes);
      expect(count('capture') - before).toBeLessThanOrEqual(1);
    }
    expect(asked).toEqual([2, 4, 8, 16]);
    expect(await payments(request.checkoutToken)).toMatchObject([{ status: 'authorized' }]);
  });
});
