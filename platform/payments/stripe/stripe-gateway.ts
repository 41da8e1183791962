import type Stripe from 'stripe';
import type {
  OnlineGateway,
  PaymentHandle,
  PaymentSnapshot,
  SessionRequest,
  StartedSession,
  WebhookMessage,
  WebhookRequest,
} from '../gateway.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another address than Stripe's own, such as a simulator's. */
  apiUrl: string | undefined;
}

/** Stripe closes a session no earlier than 30 minutes after it was made; a start that is asked again must still fit. */
const SESSION_MINUTES = 35;
const TIMEOUT_MS = 10_000;

/** Errors by which Stripe says that it does not do what was asked; after all others it may have done it. */
const REFUSALS: ReadonlySet<string> = new Set([
  'StripeInvalidRequestError',
  'StripeCardError',
  'StripeIdempotencyError',
  'StripeAuthenticationError',
  'StripePermissionError',
]);

/**
 * Stripe Checkout: a session with manual capture, on Stripe's own page.
 *
 * @param now checks the age of webhooks
 */
export function createStripeGateway(settings: StripeSettings, now: () => Date): OnlineGateway {
  let client: Promise<Stripe> | undefined;
  const open = () => {
    client ??= openClient(settings);
    return client;
  };
  return {
    name: 'stripe',
    ways: ['card'],
    installments: [],
    origins: [settings.apiUrl ? new URL(settings.apiUrl).origin : 'https://checkout.stripe.com'],
    sessionMinutes: SESSION_MINUTES,
    start: async (request) => start(await open(), request),
    fetch: async (session) => fetchSession(await open(), session),
    capture: async ({ reference }, amountCents, idempotencyKey) => ({
      status: await capture(await open(), reference, amountCents, idempotencyKey),
    }),
    cancel: async (payment, idempotencyKey) => cancel(await open(), payment, idempotencyKey),
    refund: async ({ reference }, amountCents, idempotencyKey) => ({
      status: await refund(await open(), reference, amountCents, idempotencyKey),
    }),
    readWebhook: async (request) => readWebhook(await open(), settings.webhookSecret, request, now),
  };
}

/** Read only by a shop that uses it. */
async function openClient({ secretKey, apiUrl }: StripeSettings): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  return new Client(secretKey, { timeout: TIMEOUT_MS, telemetry: false, ...serverOf(apiUrl) });
}

/** Whom Stripe's library asks. A simulator is asked once, so that its faults are the shop's to deal with. */
export function serverOf(apiUrl: string | undefined) {
  return apiUrl ? { ...partsOf(apiUrl), maxNetworkRetries: 0 } : { maxNetworkRetries: 1 };
}

function partsOf(apiUrl: string) {
  const { hostname: host, port, protocol } = new URL(apiUrl);
  return protocol === 'https:'
    ? ({ host, port: port || 443, protocol: 'https' } as const)
    : ({ host, port: port || 80, protocol: 'http' } as const);
}

/** Something on the way to Stripe answered in its place, say a proxy in trouble. */
class StripeAnswerLost extends Error {
  override name = 'StripeAnswerLost';
}

/** The library takes an error without Stripe's own body for an answer. @throws StripeAnswerLost */
function sure<Answer extends { lastResponse: { statusCode: number } }>(answer: Answer): Answer {
  if (answer.lastResponse.statusCode >= 300) throw new StripeAnswerLost(String(answer.lastResponse.statusCode));
  return answer;
}

async function start(stripe: Stripe, request: SessionRequest): Promise<StartedSession> {
  try {
    const created = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: 'eur',
              unit_amount: request.amountCents,
              product_data: { name: request.description.slice(0, 250) },
            },
          },
        ],
        payment_intent_data: { capture_method: 'manual' },
        customer_email: request.email,
        locale: request.language,
        success_url: request.returnUrl,
        cancel_url: request.cancelUrl,
        expires_at: Math.floor(request.expiresAt.getTime() / 1000),
      },
      { idempotencyKey: request.idempotencyKey },
    );
    const { id, url } = sure(created);
    return url ? { status: 'started', session: id, url } : { status: 'refused' };
  } catch (error) {
    if (isRefusal(error)) return { status: 'refused' };
    throw error;
  }
}

async function fetchSession(stripe: Stripe, id: string): Promise<PaymentSnapshot> {
  const session = sure(await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }));
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const none = { reference: intent?.id ?? '', amountCents: 0, currency: 'EUR' };
  switch (intent?.status) {
    case 'requires_capture':
      return { ...moneyOf(intent, intent.amount_capturable), state: 'authorized' };
    case 'succeeded':
      return { ...moneyOf(intent, intent.amount_received), state: 'captured' };
    case 'processing':
      return { ...none, state: 'pending' };
    case 'canceled':
      return { ...none, state: session.status === 'expired' ? 'expired' : 'cancelled' };
  }
  // A card that was declined can be tried again on Stripe's page, as long as the session is open.
  if (session.status === 'expired') return { ...none, state: 'expired' };
  if (session.status === 'complete') return { ...none, state: 'pending' };
  // Stripe makes the intent when the buyer first presses its button.
  return { ...none, state: 'open', ...(intent && { isTouched: true }) };
}

function moneyOf({ id, currency }: Stripe.PaymentIntent, amountCents: number) {
  return { reference: id, amountCents, currency: currency.toUpperCase() };
}

async function capture(
  stripe: Stripe,
  id: string,
  amountCents: number,
  idempotencyKey: string,
): Promise<'captured' | 'failed'> {
  try {
    sure(await stripe.paymentIntents.capture(id, { amount_to_capture: amountCents }, { idempotencyKey }));
    return 'captured';
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { status } = sure(await stripe.paymentIntents.retrieve(id));
    return status === 'succeeded' ? 'captured' : 'failed';
  }
}

async function cancel(stripe: Stripe, payment: PaymentHandle, idempotencyKey: string): Promise<void> {
  if (payment.reference === '') {
    // One that is no longer open tells its state when it is asked for.
    const expired = await stripe.checkout.sessions.expire(payment.session, {}, { idempotencyKey }).catch(ignoreRefusal);
    if (expired) sure(expired);
    return;
  }
  const intent = sure(await stripe.paymentIntents.retrieve(payment.reference));
  if (intent.status === 'succeeded') {
    sure(await stripe.refunds.create({ payment_intent: intent.id }, { idempotencyKey }));
  } else if (intent.status !== 'canceled') {
    sure(await stripe.paymentIntents.cancel(intent.id, {}, { idempotencyKey }));
  }
}

async function refund(
  stripe: Stripe,
  id: string,
  amountCents: number,
  idempotencyKey: string,
): Promise<'refunded' | 'failed'> {
  try {
    const created = await stripe.refunds.create({ payment_intent: id, amount: amountCents }, { idempotencyKey });
    const { status } = sure(created);
    return status === 'failed' || status === 'canceled' ? 'failed' : 'refunded';
  } catch (error) {
    if (isRefusal(error)) return 'failed';
    throw error;
  }
}

/** Only sessions are listened to: whatever happens to a payment, its session tells. */
function readWebhook(
  stripe: Stripe,
  secret: string,
  { method, body, headers }: WebhookRequest,
  now: () => Date,
): WebhookMessage {
  const signature = headers.get('stripe-signature');
  if (method !== 'POST' || signature === null) return { kind: 'refused' };
  try {
    const event = stripe.webhooks.constructEvent(body, signature, secret, undefined, undefined, now().getTime());
    const object = event.data.object;
    if ('object' in object && object.object === 'checkout.session')
      return { kind: 'event', eventId: event.id, session: object.id };
    return { kind: 'ignored' };
  } catch {
    // Only Stripe knows the secret; other faults of a message do not matter.
    return { kind: 'refused' };
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'type' in error && REFUSALS.has(String(error.type));
}

function ignoreRefusal(error: unknown): void {
  if (!isRefusal(error)) throw error;
}
