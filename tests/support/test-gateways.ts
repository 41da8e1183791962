/** Gateways for tests: one that remembers nothing and says yes, and one that is told what to say. */
import type { OnlineGateway, PaymentSnapshot } from '#platform/payments/gateway.ts';

/** Whatever its reference, a payment is captured, let go of and given back. */
export const willingGateway = {
  name: 'test',
  ways: ['card'],
  installments: [],
  origins: [],
  sessionMinutes: 30,
  readWebhook: null,
  start: async ({ idempotencyKey }) => ({
    status: 'started',
    session: `s-${idempotencyKey}`,
    url: 'https://pay.example/',
  }),
  fetch: async (session) => ({ state: 'open', reference: session, amountCents: 0, currency: 'EUR' }),
  capture: async () => ({ status: 'captured' }),
  cancel: async () => {},
  refund: async () => ({ status: 'refunded' }),
} satisfies OnlineGateway;

/** Sessions live in memory; `answer` decides what is said of one, and `calls` holds what was asked. */
export function scriptedGateway(change: Partial<OnlineGateway> = {}) {
  const calls: string[] = [];
  const snapshots = new Map<string, PaymentSnapshot>();
  const gateway: OnlineGateway = {
    ...willingGateway,
    ...change,
    async start(request) {
      calls.push(`start ${request.idempotencyKey}`);
      const session = `s-${request.idempotencyKey}`;
      if (change.start) return change.start(request);
      if (!snapshots.has(session))
        snapshots.set(session, {
          state: 'open',
          reference: `r-${request.idempotencyKey}`,
          amountCents: request.amountCents,
          currency: 'EUR',
        });
      return { status: 'started', session, url: `https://pay.example/${session}` };
    },
    async fetch(session) {
      calls.push(`fetch ${session}`);
      if (change.fetch) return change.fetch(session);
      const snapshot = snapshots.get(session);
      if (!snapshot) throw new Error('unknown session');
      return snapshot;
    },
    async capture(payment, amountCents, key) {
      calls.push(`capture ${payment.reference} ${amountCents}`);
      return (change.capture ?? willingGateway.capture)(payment, amountCents, key);
    },
    async cancel(payment, key) {
      calls.push(`cancel ${payment.session}`);
      if (change.cancel) return change.cancel(payment, key);
      const snapshot = snapshots.get(payment.session);
      if (snapshot) snapshots.set(payment.session, { ...snapshot, state: 'cancelled' });
    },
    async refund(payment, amountCents, key) {
      calls.push(`refund ${payment.reference} ${amountCents} ${key}`);
      return (change.refund ?? willingGateway.refund)(payment, amountCents, key);
    },
  };
  return {
    gateway,
    calls,
    count: (what: string) => calls.filter((call) => call.startsWith(what)).length,
    /** What the provider says of a session from now on. */
    say(session: string, more: Partial<PaymentSnapshot>) {
      const known = snapshots.get(session);
      if (!known) throw new Error(`no session ${session}`);
      snapshots.set(session, { ...known, ...more });
    },
  };
}
