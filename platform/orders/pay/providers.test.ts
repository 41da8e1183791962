/** Each provider against its simulator over HTTP: whatever fails in between, money and orders agree in the end. */
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fault, ProviderSimulator } from '#tests/simulators/simulator-server.ts';
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
import { givenShop, RULES } from '#tests/support/test-shop.ts';
import { createCheckout, type HostedCheckout } from '../../checkout/create-checkout.ts';
import { type Gateways, isOnline, type PaymentSnapshot } from '../../payments/gateway.ts';
import { openGateways } from '../../payments/open-gateways.ts';
import { captureOrder, capturePayments } from '../capture/capture-payments.ts';
import { readOwnerOrder } from '../read/list-orders.ts';
import { readOrderOfCheckout } from '../read/read-order.ts';
import { refundOrder } from '../refund/refund-order.ts';
import { lastAttempt } from './attempts.ts';
import { sweepPayments } from './sweep-payments.ts';

const MINUTE = 60_000;
const PRICE = 26_900;
const FAULTS: readonly Fault[] = ['error', 'lost-request', 'lost-answer'];

/** A provider and what it does differently from others. */
interface ProviderCase {
  name: string;
  start: (now: () => Date) => Promise<ProviderSimulator>;
  /** The provider's variables of the environment, with the simulator's address. */
  variables: (url: string) => Record<string, string>;
  /** Its library asks once more by itself when a connection breaks. */
  repeatsLostRequests: boolean;
  /** A message about this session from a sender without the secret, and what the store answers. */
  forged: (session: string, now: Date) => { body: string; headers?: Record<string, string>; status: number };
  /** What the checkout says of a session that its buyer left. */
  afterLeaving: PaymentSnapshot['state'];
  /** The call that lets go of what was paid for an order that cannot be. */
  givingUp: 'cancel' | 'refund';
  /** It can wait until staff take the money. */
  isCapturedByStaff: boolean;
}

const PROVIDERS: readonly ProviderCase[] = [
  {
    name: 'stripe',
    start: (now) => startStripeSimulator({ ...STRIPE_SIMULATOR, now }),
    variables: (url) => ({ ...STRIPE_KEYS, STRIPE_API_URL: url }),
    repeatsLostRequests: true,
    forged: (session, now) => ({
      body: JSON.stringify({
        id: 'evt_forged',
        type: 'checkout.session.completed',
        data: { object: { id: session, object: 'checkout.session' } },
      }),
      headers: { 'stripe-signature': `t=${Math.floor(now.getTime() / 1000)},v1=${'0'.repeat(64)}` },
      status: 400,
    }),
    afterLeaving: 'expired',
    givingUp: 'cancel',
    isCapturedByStaff: true,
  },
  {
    name: 'viva',
    start: (now) => startVivaSimulator({ ...VIVA_SIMULATOR, now }),
    variables: (url) => ({ ...VIVA_KEYS, VIVA_ENVIRONMENT: url }),
    repeatsLostRequests: false,
    // Viva signs nothing, so its message is taken and Viva is asked.
    forged: (session) => ({
      body: `{"EventTypeId":1796,"EventData":{"OrderCode":${session},"TransactionId":"x","Amount":1,"StatusId":"F"}}`,
      status: 200,
    }),
    afterLeaving: 'declined',
    givingUp: 'refund',
    // Nothing is documented about Viva's captures of a part.
    isCapturedByStaff: false,
  },
];

const CASES = databaseKinds.flatMap((kind) => PROVIDERS.map((provider) => [provider.name, kind, provider] as const));

/** Stripe's library would wait half a second before it asks again. */
const retryDelay = vi.spyOn(Stripe.prototype, 'getInitialNetworkRetryDelay').mockReturnValue(0);
afterAll(() => retryDelay.mockRestore());

describe.each(CASES)('%s on %s', (name, kind, provider) => {
  const { db, shop } = givenShop(kind);
  let simulator: ProviderSimulator;
  let gateways: Gateways;
  let checkout: HostedCheckout;
  const settings = () => paymentSettings([name], provider.variables(simulator.url));
  beforeAll(async () => {
    simulator = await provider.start(() => shop.clock.now);
    gateways = openGateways(shop.context, settings());
    checkout = createCheckout({ context: shop.context, gateways });
  });
  afterAll(async () => {
    await simulator.close();
  });
  beforeEach(async () => {
    await db.deleteFrom('stock_holds').execute();
    await db.updateTable('payments').set({ next_check_at: null }).where('order_id', 'is', null).execute();
    await shop.setStock(shop.variants.t480, 50);
  });
  afterEach(async () => {
    // Whatever happened: no money without an order, no order without money, nothing held for ever.
    expect(await db.selectFrom('stock_holds').select('id').execute()).toEqual([]);
  });

  const gatewayOf = () => {
    const gateway = gateways.get(name);
    if (!gateway || !isOnline(gateway)) throw new Error(name);
    return gateway;
  };
  const fail = (call: string, fault: Fault) =>
    simulator.fail(call, fault, provider.repeatsLostRequests && fault !== 'error' ? 2 : 1);
  const services = () => ({ context: shop.context, gateways, rules: RULES });
  const pass = (minutes: number) => shop.clock.pass(minutes * MINUTE);
  const stock = () => shop.stockOf(shop.variants.t480);

  async function open() {
    const buyer = await openBuyer(checkout, (await shop.addCart([[shop.variants.t480, 1]])).path);
    const thankYou = `${buyer.path}/thank-you`;
    return {
      buyer,
      thankYou,
      press: () => buyer.press('pay', { paymentMethod: name }),
      session: async () => (await lastAttempt(db, buyer.token))?.session ?? '',
      back: async () => send(checkout, `/payments/return/${(await lastAttempt(db, buyer.token))?.return_key}`),
      order: () => readOrderOfCheckout(db, buyer.token),
      status: async () => {
        const number = (await readOrderOfCheckout(db, buyer.token))?.number ?? 0;
        return (await readOwnerOrder(db, number))?.financialStatus;
      },
    };
  }
  async function begin() {
    const paying = await open();
    const pressed = await paying.press();
    expect(pressed).toMatchObject({ status: 303, location: expect.stringContaining(simulator.url) });
    return { ...paying, id: await paying.session() };
  }
  const lastMessages = (from: number) => simulator.messages().slice(from);
  const tell = async (message: Request) => {
    const path = new URL(message.url).pathname;
    const body = await message.text();
    const headers = Object.fromEntries(message.headers);
    return (await send(checkout, path, { method: 'POST', body, headers })).status;
  };
  /** The sweeper's runs of the next hours. */
  const settle = async () => {
    for (const minutes of [3, 3, 10, 20, 20, 61, 61]) {
      pass(minutes);
      await capturePayments(shop.context, gateways);
      await sweepPayments(services());
    }
  };
  const paid = { capturedCents: PRICE, refundedCents: 0 };

  it('the buyer comes back before the message', async () => {
    const from = simulator.messages().length;
    const paying = await begin();
    simulator.pay(paying.id);
    expect(await paying.back()).toMatchObject({ status: 303, location: paying.thankYou });
    for (const message of lastMessages(from)) expect(await tell(message)).toBe(200);
    expect(await paying.status()).toBe('PAID');
    expect(simulator.books(paying.id)).toMatchObject(paid);
    expect(await stock()).toBe(49);
  });

  it('the message comes before the buyer, and twice', async () => {
    const from = simulator.messages().length;
    const paying = await begin();
    simulator.pay(paying.id);
    const [message] = lastMessages(from);
    if (!message) throw new Error('no message');
    const answers = await Promise.all([tell(message.clone()), tell(message.clone())]);
    expect(answers).toEqual([200, 200]);
    expect(await tell(message.clone())).toBe(200);
    expect(await paying.status()).toBe('PAID');
    expect(await paying.back()).toMatchObject({ location: paying.thankYou });
    expect(simulator.books(paying.id)).toMatchObject(paid);
  });

  it('the buyer does not come back and no message arrives', async () => {
    const paying = await begin();
    simulator.pay(paying.id);
    await settle();
    expect(await paying.status()).toBe('PAID');
    expect(simulator.books(paying.id)).toMatchObject(paid);
  });

  it('messages in the wrong order, and a replayed one, change nothing', async () => {
    const from = simulator.messages().length;
    const first = await begin();
    simulator.expire(first.id);
    expect(await first.back()).toMatchObject({ location: `${first.buyer.path}?payment=expired` });
    expect((await first.press()).status).toBe(303);
    const second = await first.session();
    simulator.pay(second);
    for (const message of lastMessages(from).reverse()) expect(await tell(message)).toBe(200);
    for (const message of lastMessages(from)) expect(await tell(message)).toBe(200);
    expect(await first.status()).toBe('PAID');
    expect(simulator.books(second)).toMatchObject(paid);
    expect(simulator.books(first.id)).toMatchObject({ capturedCents: 0 });
  });

  it('a message that is forged or foreign changes nothing', async () => {
    const paying = await begin();
    const before = await lastAttempt(db, paying.buyer.token);
    // A sender who knows the session but not the secret.
    const { status, ...forged } = provider.forged(paying.id, shop.clock.now);
    const answer = await send(checkout, `/webhooks/${name}`, { method: 'POST', ...forged });
    expect(answer.status).toBe(status);
    expect((await send(checkout, `/webhooks/${name}`, { method: 'POST', body: 'nonsense' })).status).toBe(400);
    // Another shop's payment at the same provider: genuine, and not this shop's.
    const other = await gatewayOf().start({
      ...{
        amountCents: PRICE,
        language: 'el',
        email: 'a@example.gr',
        description: 'x',
        idempotencyKey: `other-${kind}`,
      },
      ...{ returnUrl: 'https://other.example/', cancelUrl: 'https://other.example/' },
      expiresAt: new Date(shop.clock.now.getTime() + 35 * MINUTE),
    });
    if (other.status !== 'started') throw new Error(other.status);
    const from = simulator.messages().length;
    simulator.pay(other.session);
    for (const message of lastMessages(from)) expect(await tell(message)).toBe(200);
    expect(await lastAttempt(db, paying.buyer.token)).toEqual(before);
    expect(await paying.order()).toBeNull();
    simulator.pay(paying.id);
    await settle();
    expect(await paying.status()).toBe('PAID');
  });

  it('another amount than was agreed is given back, and there is no order', async () => {
    const paying = await begin();
    simulator.pay(paying.id, PRICE - 1);
    expect((await paying.back()).location).toContain('payment=');
    expect(await paying.order()).toBeNull();
    const { capturedCents, refundedCents } = simulator.books(paying.id);
    expect(capturedCents).toBe(refundedCents);
    expect(await stock()).toBe(50);
  });

  it('the time is over while the buyer pays', async () => {
    const paying = await begin();
    pass(40);
    simulator.pay(paying.id);
    expect(await paying.back()).toMatchObject({ location: `${paying.buyer.path}?payment=expired` });
    expect((await paying.buyer.get(`${paying.buyer.path}?payment=expired`)).text).toContain('Ο χρόνος για την πληρωμή');
    expect(simulator.books(paying.id)).toMatchObject({ capturedCents: 0 });
    expect(await stock()).toBe(50);
  });

  it('a declined card leaves the session open; leaving it lets the goods go', async () => {
    const paying = await begin();
    simulator.decline(paying.id);
    expect((await paying.back()).location).toContain('payment=open');
    expect((await paying.buyer.look()).text).toContain('Η πληρωμή σας είναι σε εξέλιξη');
    const left = await paying.buyer.press('leave-payment');
    expect(left.location).toContain(`payment=${provider.afterLeaving}`);
    expect(await stock()).toBe(50);
    expect((await paying.press()).status).toBe(303);
    simulator.pay(await paying.session());
    await paying.back();
    expect(await paying.status()).toBe('PAID');
  });

  describe.each(FAULTS)('%s', (fault) => {
    it('at the start: the next press goes on, and money is taken once', async () => {
      const paying = await open();
      fail('start', fault);
      expect((await paying.press()).text).toContain('Δεν πήραμε απάντηση για την πληρωμή');
      expect((await paying.press()).status).toBe(303);
      simulator.pay(await paying.session());
      await paying.back();
      expect(await paying.status()).toBe('PAID');
    });

    it('when the provider is asked: the buyer waits, and the order is there', async () => {
      const paying = await begin();
      simulator.pay(paying.id);
      fail('fetch', fault);
      expect((await paying.back()).location).toContain('payment=unknown');
      expect(await paying.order()).toBeNull();
      await settle();
      expect(await paying.status()).toBe('PAID');
      expect(simulator.books(paying.id)).toMatchObject(paid);
    });

    it('at the capture: the order is valid, and is captured once', async () => {
      const paying = await begin();
      simulator.pay(paying.id);
      fail('capture', fault);
      expect((await paying.back()).location).toBe(paying.thankYou);
      await settle();
      expect(await paying.status()).toBe('PAID');
      expect(simulator.books(paying.id)).toMatchObject(paid);
    });

    it('when an authorisation is given up: it is told again until it is heard', async () => {
      const paying = await begin();
      simulator.pay(paying.id, PRICE + 100);
      fail(provider.givingUp, fault);
      await paying.back();
      await settle();
      expect(await paying.order()).toBeNull();
      const { capturedCents, refundedCents } = simulator.books(paying.id);
      expect(capturedCents).toBe(refundedCents);
      expect((await lastAttempt(db, paying.buyer.token))?.status).toBe('voided');
    });

    it('when the buyer leaves: the goods come back when the time is over', async () => {
      const paying = await begin();
      fail('cancel', fault);
      await paying.buyer.press('leave-payment');
      await settle();
      expect(await stock()).toBe(50);
      expect(await paying.order()).toBeNull();
    });

    it('at a refund: asked again, the money goes back once', async () => {
      const paying = await begin();
      simulator.pay(paying.id);
      await paying.back();
      const number = (await paying.order())?.number ?? 0;
      fail('refund', fault);
      expect(await refundOrder(shop.context, gateways, number, { restock: true })).toBe('unknown');
      expect(await refundOrder(shop.context, gateways, number, { restock: true })).toBe('refunded');
      expect(simulator.books(paying.id)).toMatchObject({ capturedCents: PRICE, refundedCents: PRICE });
      expect(await stock()).toBe(50);
    });

    it('at a refund in two parts, days later: each part goes back once', async () => {
      const paying = await begin();
      simulator.pay(paying.id);
      await paying.back();
      pass(3 * 24 * 60);
      const number = (await paying.order())?.number ?? 0;
      for (const part of [{ amountCents: 10_000 }, {}]) {
        fail('refund', fault);
        expect(await refundOrder(shop.context, gateways, number, { restock: false, ...part })).toBe('unknown');
        expect(await refundOrder(shop.context, gateways, number, { restock: false, ...part })).toBe('refunded');
        const refundedCents = 'amountCents' in part ? part.amountCents : PRICE;
        expect(simulator.books(paying.id)).toMatchObject({ capturedCents: PRICE, refundedCents });
      }
    });
  });

  it.runIf(provider.isCapturedByStaff)(
    'captured by staff: nothing is taken before they say so, then a part, once',
    async () => {
      const byStaff = openGateways(shop.context, { ...settings(), isCapturedByStaff: true });
      const [usual, usualCheckout] = [gateways, checkout];
      [gateways, checkout] = [byStaff, createCheckout({ context: shop.context, gateways: byStaff })];
      try {
        const paying = await begin();
        simulator.pay(paying.id);
        await paying.back();
        await settle();
        expect(await paying.status()).toBe('AUTHORIZED');
        expect(simulator.books(paying.id)).toMatchObject({ capturedCents: 0, refundedCents: 0 });
        const number = (await paying.order())?.number ?? 0;
        expect(await captureOrder(shop.context, byStaff, number, PRICE + 1)).toBe('too_much');
        fail('capture', 'lost-answer');
        await captureOrder(shop.context, byStaff, number, 20_000);
        await settle();
        expect(await captureOrder(shop.context, byStaff, number, 5_000)).toBe('not_authorized');
        expect(simulator.books(paying.id)).toMatchObject({ capturedCents: 20_000, refundedCents: 0 });
        expect(await refundOrder(shop.context, byStaff, number, { restock: true })).toBe('refunded');
        expect(simulator.books(paying.id)).toMatchObject({ capturedCents: 20_000, refundedCents: 20_000 });
        expect(await stock()).toBe(50);
      } finally {
        [gateways, checkout] = [usual, usualCheckout];
      }
    },
  );

  it('a refund that is refused changes nothing', async () => {
    const paying = await begin();
    simulator.pay(paying.id);
    await paying.back();
    const number = (await paying.order())?.number ?? 0;
    simulator.refuseRefund();
    expect(await refundOrder(shop.context, gateways, number, { restock: true })).toBe('refused');
    expect(await paying.status()).toBe('PAID');
    expect(simulator.books(paying.id)).toMatchObject(paid);
    expect(await stock()).toBe(49);
  });

  it('the checkout’s form may lead to the provider only', async () => {
    const { headers } = await (await open()).buyer.look();
    expect(headers.get('content-security-policy')).toContain(`form-action 'self' ${simulator.url};`);
  });
});
