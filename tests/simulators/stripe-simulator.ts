/**
 * Stripe Checkout as its documentation and its library describe the wire (docs.stripe.com/api): sessions with manual capture,
 * PaymentIntents, refunds, idempotency keys and signed webhooks. No money, no network.
 */
import { createHmac, randomUUID } from 'node:crypto';
import {
  type ProviderSimulator,
  type SimulatorAnswer,
  type SimulatorCall,
  simulatorPage,
  startSimulatorServer,
} from './simulator-server.ts';

interface Intent {
  id: string;
  status: string;
  amount: number;
  amount_capturable: number;
  amount_received: number;
  refunded: number;
  currency: string;
}

interface Session {
  id: string;
  status: 'open' | 'complete' | 'expired';
  amount: number;
  success_url: string;
  cancel_url: string;
  expires_at: number;
  intent: Intent | null;
}

interface Options {
  secretKey: string;
  webhookSecret: string;
  now: () => Date;
  port?: number;
  /** Called with each message, to deliver it; without it messages wait to be asked for. */
  deliver?: (request: Request) => void;
  webhookUrl?: string;
}

const HALF_HOUR = 30 * 60;
const DAY = 24 * 60 * 60;

export async function startStripeSimulator(options: Options): Promise<ProviderSimulator> {
  const sessions = new Map<string, Session>();
  const answers = new Map<string, { parameters: string; answer: SimulatorAnswer }>();
  const messages: Request[] = [];
  let refusesRefund = false;
  const seconds = () => Math.floor(options.now().getTime() / 1000);
  const intents = () => [...sessions.values()].flatMap(({ intent }) => (intent ? [intent] : []));

  function tell(type: string, session: Session): void {
    const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object: shape(session) } });
    const signed = createHmac('sha256', options.webhookSecret).update(`${seconds()}.${body}`).digest('hex');
    const headers = { 'stripe-signature': `t=${seconds()},v1=${signed}`, 'content-type': 'application/json' };
    const request = new Request(options.webhookUrl ?? 'https://shop.example.gr/webhooks/stripe', {
      method: 'POST',
      headers,
      body,
    });
    if (options.deliver) options.deliver(request);
    else messages.push(request);
  }

  function create(call: SimulatorCall): SimulatorAnswer {
    const form = new URLSearchParams(call.body);
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
    const expires = Number(form.get('expires_at'));
    const isRight =
      form.get('mode') === 'payment' &&
      form.get('line_items[0][price_data][currency]') === 'eur' &&
      form.get('payment_intent_data[capture_method]') === 'manual' &&
      Number.isInteger(amount) &&
      amount > 0 &&
      URL.canParse(form.get('success_url') ?? '') &&
      expires >= seconds() + HALF_HOUR &&
      expires <= seconds() + DAY;
    if (!isRight) return refuse('invalid_request_error', 'parameter_invalid');
    const session: Session = {
      id: `cs_test_${randomUUID()}`,
      status: 'open',
      amount,
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
      expires_at: expires,
      intent: null,
    };
    sessions.set(session.id, session);
    return { status: 200, body: shape(session) };
  }

  function shape(session: Session): object {
    return {
      id: session.id,
      object: 'checkout.session',
      status: statusOf(session),
      payment_status: session.intent?.status === 'succeeded' ? 'paid' : 'unpaid',
      url: statusOf(session) === 'open' ? `${server.url}/pay/${session.id}` : null,
      payment_intent: session.intent ? intentShape(session.intent) : null,
    };
  }

  function statusOf(session: Session): Session['status'] {
    if (session.status === 'open' && session.expires_at <= seconds()) session.status = 'expired';
    return session.status;
  }

  const intentShape = ({ refunded: _, ...intent }: Intent) => ({ ...intent, object: 'payment_intent' });

  function atIntent(intent: Intent, action: string | undefined, form: URLSearchParams): SimulatorAnswer {
    if (action === undefined) return { status: 200, body: intentShape(intent) };
    if (action === 'capture') {
      const amount = Number(form.get('amount_to_capture') ?? intent.amount_capturable);
      if (intent.status !== 'requires_capture' || amount > intent.amount_capturable)
        return refuse('invalid_request_error', 'payment_intent_unexpected_state');
      Object.assign(intent, { status: 'succeeded', amount_received: amount, amount_capturable: 0 });
    } else {
      if (intent.status === 'succeeded') return refuse('invalid_request_error', 'payment_intent_unexpected_state');
      Object.assign(intent, { status: 'canceled', amount_capturable: 0 });
    }
    return { status: 200, body: intentShape(intent) };
  }

  function refund(form: URLSearchParams): SimulatorAnswer {
    const intent = intents().find(({ id }) => id === form.get('payment_intent'));
    const amount = Number(form.get('amount') ?? (intent ? intent.amount_received - intent.refunded : 0));
    if (refusesRefund || !intent || amount <= 0 || intent.refunded + amount > intent.amount_received) {
      refusesRefund = false;
      return refuse('invalid_request_error', 'charge_already_refunded');
    }
    intent.refunded += amount;
    return { status: 200, body: { id: `re_${randomUUID()}`, object: 'refund', amount, status: 'succeeded' } };
  }

  function refuse(type: string, code: string): SimulatorAnswer {
    return { status: 400, body: { error: { type, code, message: code } } };
  }

  /** The same key asks for the same thing: with other parameters it is an error (docs.stripe.com/api/idempotent_requests). */
  function once(call: SimulatorCall, run: () => SimulatorAnswer): SimulatorAnswer {
    const key = call.headers['idempotency-key'];
    if (call.method !== 'POST' || typeof key !== 'string') return run();
    const parameters = `${call.path} ${call.body}`;
    const known = answers.get(key);
    if (known) return known.parameters === parameters ? known.answer : refuse('idempotency_error', 'idempotency');
    const answer = run();
    answers.set(key, { parameters, answer });
    return answer;
  }

  function api(call: SimulatorCall): SimulatorAnswer {
    const [, , kind, second, third, fourth] = call.path.split('/');
    const form = new URLSearchParams(call.body);
    if (kind === 'checkout' && call.method === 'POST' && third === undefined) return create(call);
    if (kind === 'checkout') {
      const session = sessions.get(third ?? '');
      if (!session)
        return { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } };
      if (fourth === 'expire') {
        if (statusOf(session) !== 'open') return refuse('invalid_request_error', 'status_transition_invalid');
        session.status = 'expired';
        tell('checkout.session.expired', session);
      }
      return { status: 200, body: shape(session) };
    }
    const intent = intents().find(({ id }) => id === second);
    if (kind === 'payment_intents' && intent) return atIntent(intent, third, form);
    if (kind === 'refunds') return refund(form);
    return { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } };
  }

  const simulator = {
    pay(id: string, amountCents?: number) {
      const session = sessions.get(id);
      if (!session || statusOf(session) !== 'open') return;
      const amount = amountCents ?? session.amount;
      session.status = 'complete';
      session.intent = {
        id: `pi_${randomUUID()}`,
        status: 'requires_capture',
        amount,
        amount_capturable: amount,
        amount_received: 0,
        refunded: 0,
        currency: 'eur',
      };
      tell('checkout.session.completed', session);
    },
    /** The session stays open: another card can be tried. */
    decline(id: string) {
      const session = sessions.get(id);
      if (!session || statusOf(session) !== 'open') return;
      const none = { amount_capturable: 0, amount_received: 0, refunded: 0, currency: 'eur' };
      session.intent = { id: `pi_${randomUUID()}`, status: 'requires_payment_method', amount: session.amount, ...none };
    },
    expire(id: string) {
      const session = sessions.get(id);
      if (!session || statusOf(session) !== 'open') return;
      session.status = 'expired';
      tell('checkout.session.expired', session);
    },
    refuseRefund() {
      refusesRefund = true;
    },
    books(id: string) {
      const session = sessions.get(id);
      const intent = session?.intent;
      const state = intent?.status ?? (session ? statusOf(session) : 'unknown');
      return { state, capturedCents: intent?.amount_received ?? 0, refundedCents: intent?.refunded ?? 0 };
    },
    sessions: () => [...sessions.keys()],
    messages: () => messages.map((message) => message.clone()),
  };

  function atPage(call: SimulatorCall, id: string): SimulatorAnswer {
    const session = sessions.get(id);
    if (!session) return { status: 404, body: 'unknown session' };
    if (call.method !== 'POST') {
      const text = `${(session.amount / 100).toFixed(2)} EUR, ${statusOf(session)}`;
      return {
        status: 200,
        body: simulatorPage('Stripe simulator', text, ['pay', 'pay and stay', 'decline', 'leave']),
      };
    }
    const action = new URLSearchParams(call.body).get('action');
    if (action === 'decline') simulator.decline(id);
    if (action === 'pay' || action === 'pay and stay') simulator.pay(id);
    if (action === 'pay') return { status: 303, location: session.success_url };
    return { status: 303, location: action === 'leave' ? session.cancel_url : `/pay/${id}` };
  }

  const server = await startSimulatorServer(
    (call) => {
      const [, first, id] = call.path.split('/');
      if (first === 'pay' && id) return atPage(call, id);
      if (call.headers.authorization !== `Bearer ${options.secretKey}`)
        return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } };
      return once(call, () => api(call));
    },
    nameOf,
    options.port,
  );
  return Object.assign(server, simulator);
}

function nameOf({ method, path }: SimulatorCall): string {
  if (path === '/v1/checkout/sessions') return 'start';
  if (path.endsWith('/expire') || path.endsWith('/cancel')) return 'cancel';
  if (path.endsWith('/capture')) return 'capture';
  if (path === '/v1/refunds') return 'refund';
  return path.startsWith('/v1/') && method === 'GET' ? 'fetch' : 'page';
}
