import * as v from 'valibot';
import { installmentsFor, type PaymentWay } from '#domain/money/payment-ways.ts';
import { parseJson } from '#domain/parse-json.ts';
import type {
  FixedReturn,
  OnlineGateway,
  PaymentHandle,
  PaymentSnapshot,
  SessionRequest,
  StartedSession,
  WebhookMessage,
  WebhookRequest,
} from '../gateway.ts';
import { createVivaClient, type VivaClient, type VivaSettings, VivaUnavailable } from './viva-client.ts';

const SESSION_MINUTES = 30;
const HANDSHAKE_MS = 60 * 60_000;
const FAILED_HANDSHAKE_MS = 60_000;
const LANGUAGES = { el: 'el-GR', en: 'en-GB' } as const;
/** ISO 4217, as Viva writes it. */
const EURO = '978';
/** Viva's answer about an order. */
const STATES = { 0: 'open', 1: 'expired', 2: 'cancelled', 3: 'pending' } as const;

const transactionsSchema = v.object({
  Transactions: v.array(
    v.object({
      TransactionId: v.string(),
      /** F: done, A: under way, E: failed; of a payment also R: given back, all or in part, X: cancelled on its day. */
      StatusId: v.string(),
      /** Euros, with decimals. */
      Amount: v.number(),
      /** Of a reversal: the payment that it gives back. */
      ParentId: v.nullish(v.string()),
    }),
  ),
});
type Transaction = v.InferOutput<typeof transactionsSchema>['Transactions'][number];
/** Amounts are euros, with decimals. */
const transactionSchema = v.object({ statusId: v.string(), amount: v.number(), currencyCode: v.string() });
/** Of a reversal; an answer of 200 can say that it failed. */
const reversalSchema = v.object({ ErrorCode: v.number() });
const orderSchema = v.object({ StateId: v.picklist([0, 1, 2, 3]) });
const webhookSchema = v.object({
  EventTypeId: v.number(),
  MessageId: v.optional(v.string()),
  EventData: v.object({ TransactionId: v.optional(v.nullable(v.string())) }),
});
/** Transaction payment created, reversal created, transaction failed, order updated. */
const EVENTS: ReadonlySet<number> = new Set([1796, 1797, 1798, 4865]);

/**
 * Viva Smart Checkout. Money is taken at once (a pre-authorisation has to be enabled by Viva for each account): what then cannot
 * become an order is given back.
 */
export function createVivaGateway(settings: VivaSettings, now: () => Date): OnlineGateway {
  const viva = createVivaClient(settings, now);
  const readHandshake = handshakeReader(viva, now);
  return {
    name: 'viva',
    ways: waysOf(settings),
    installments: settings.installments,
    origins: [new URL(viva.checkoutUrl).origin],
    sessionMinutes: SESSION_MINUTES,
    start: (request) => start(viva, settings, request, now()),
    fetch: (orderCode) => fetchOrder(viva, orderCode),
    capture: async ({ session }) => ({
      status: (await fetchOrder(viva, session)).state === 'captured' ? 'captured' : 'failed',
    }),
    cancel: (payment) => cancel(viva, settings, payment),
    refund: async (payment, amountCents) => ({ status: await giveBack(viva, settings, payment, amountCents) }),
    fixedReturn: {
      read: readReturn,
      owns: async (orderCode, transaction) =>
        (await listTransactions(viva, orderCode)).some(({ TransactionId }) => TransactionId === transaction),
    },
    readWebhook: (request) => readWebhook(readHandshake, request),
  };
}

export function waysOf({ iris }: Pick<VivaSettings, 'iris'>): readonly PaymentWay[] {
  return iris ? ['card', 'iris'] : ['card'];
}

/**
 * The addresses are set at Viva, and name the order by its code alone (`s`), which is no secret. The transaction (`t`) is one, and
 * a buyer who did not pay can have none.
 */
function readReturn(page: string, query: URLSearchParams): FixedReturn | null {
  const session = query.get('s') ?? '';
  const transaction = query.get('t') ?? '';
  if (!['success', 'failure'].includes(page) || !/^\d{1,30}$/.test(session) || transaction === '') return null;
  return { session, transaction, isLeft: page === 'failure' };
}

async function start(
  viva: VivaClient,
  { sourceCode, installments }: VivaSettings,
  request: SessionRequest,
  now: Date,
): Promise<StartedSession> {
  const { status, text } = await viva.api('POST', '/checkout/v2/orders', {
    amount: request.amountCents,
    customerTrns: request.description.slice(0, 200),
    merchantTrns: request.idempotencyKey,
    customer: { email: request.email, countryCode: 'GR', requestLang: LANGUAGES[request.language] },
    paymentTimeout: Math.max(60, Math.round((request.expiresAt.getTime() - now.getTime()) / 1000)),
    preauth: false,
    disableCash: true,
    maxInstallments: installmentsFor(request.amountCents, installments),
    ...(sourceCode && { sourceCode }),
  });
  const orderCode = readCode(text, 'orderCode');
  if (status !== 200 || orderCode === null) return { status: 'refused' };
  return { status: 'started', session: orderCode, url: `${viva.checkoutUrl}?ref=${orderCode}` };
}

/** From the text: as a number it may be too long to be exact. */
function readCode(text: string, field: string): string | null {
  return new RegExp(`"${field}"\\s*:\\s*"?(\\d{1,30})`).exec(text)?.[1] ?? null;
}

async function fetchOrder(viva: VivaClient, orderCode: string): Promise<PaymentSnapshot> {
  const transactions = await listTransactions(viva, orderCode);
  const none = { reference: '', amountCents: 0, currency: 'EUR' };
  for (const { TransactionId: id, StatusId, ParentId } of transactions) {
    if (!['F', 'R', 'X'].includes(StatusId) || ParentId) continue;
    const answer = await viva.api('GET', `/checkout/v2/transactions/${encodeURIComponent(id)}`);
    const { amount, currencyCode } = read(transactionSchema, answer.text);
    if (readCode(answer.text, 'orderCode') !== orderCode) continue;
    const remainingCents = toCents(amount) - returnedCents(transactions, id);
    const currency = currencyCode === EURO ? 'EUR' : currencyCode;
    return {
      state: remainingCents > 0 ? 'captured' : 'cancelled',
      reference: id,
      amountCents: remainingCents,
      currency,
    };
  }
  const order = await viva.merchant('GET', `/api/orders/${orderCode}`);
  const state = STATES[read(orderSchema, order.text).StateId];
  const wasDeclined = transactions.some(({ StatusId }) => StatusId === 'E');
  if (state === 'cancelled' && wasDeclined) return { ...none, state: 'declined' };
  return { ...none, state, ...(wasDeclined && { isTouched: true }) };
}

/** The amount of a payment that went back or is on its way. */
function returnedCents(transactions: readonly Transaction[], reference: string): number {
  const payment = transactions.find(({ TransactionId }) => TransactionId === reference);
  if (payment?.StatusId === 'X') return toCents(payment.Amount);
  return transactions
    .filter(({ ParentId, StatusId }) => ParentId === reference && (StatusId === 'F' || StatusId === 'A'))
    .reduce((sum, { Amount }) => sum + toCents(Math.abs(Amount)), 0);
}

const toCents = (euros: number) => Math.round(euros * 100);

/** Every try to pay the order, and what was given back of it. */
async function listTransactions(viva: VivaClient, orderCode: string) {
  const listed = await viva.merchant('GET', `/api/transactions?ordercode=${orderCode}`);
  return read(transactionsSchema, listed.text).Transactions;
}

/** @throws VivaUnavailable for an answer of another shape */
function read<Output>(schema: v.GenericSchema<unknown, Output>, text: string): Output {
  const parsed = v.safeParse(schema, parseJson(text));
  if (parsed.success) return parsed.output;
  throw new VivaUnavailable('an answer that cannot be read');
}

async function cancel(viva: VivaClient, { sourceCode }: VivaSettings, payment: PaymentHandle): Promise<void> {
  if (payment.reference === '') {
    // One that is paid or over tells so when it is asked for.
    await viva.merchant('DELETE', `/api/orders/${payment.session}`);
    return;
  }
  const snapshot = await fetchOrder(viva, payment.session);
  if (snapshot.state !== 'captured') return;
  const isBack = await reverse(viva, sourceCode, payment.reference, snapshot.amountCents);
  if (!isBack) throw new VivaUnavailable('the payment could not be given back');
}

/**
 * Viva knows no idempotency keys: what has gone back since the shop last knew is the answer to an earlier asking that never
 * came.
 */
async function giveBack(
  viva: VivaClient,
  { sourceCode }: VivaSettings,
  { session, reference, refundedCents }: PaymentHandle,
  amountCents: number,
): Promise<'refunded' | 'failed'> {
  const isBack = returnedCents(await listTransactions(viva, session), reference) >= refundedCents + amountCents;
  return isBack || (await reverse(viva, sourceCode, reference, amountCents)) ? 'refunded' : 'failed';
}

/** A whole payment on its own day is voided; any other amount is refunded. */
async function reverse(
  viva: VivaClient,
  sourceCode: string | undefined,
  reference: string,
  cents: number,
): Promise<boolean> {
  const query = new URLSearchParams({ amount: String(cents), ...(sourceCode && { sourceCode }) });
  const answer = await viva.merchant('DELETE', `/api/transactions/${encodeURIComponent(reference)}?${query}`);
  return answer.status === 200 && read(reversalSchema, answer.text).ErrorCode === 0;
}

/** Anybody can send the request for it, so Viva is asked for its key once in an hour at most, and once a minute while it fails. */
function handshakeReader(viva: VivaClient, now: () => Date): () => Promise<WebhookMessage> {
  let known: { message: Promise<WebhookMessage>; until: number } | undefined;
  const ask = async (): Promise<WebhookMessage> => {
    const { status, text } = await viva.merchant('GET', '/api/messages/config/token');
    return status === 200 ? { kind: 'handshake', body: text } : { kind: 'refused' };
  };
  return () => {
    const at = now().getTime();
    if (known && at < known.until) return known.message;
    const asked = { message: ask(), until: at + HANDSHAKE_MS };
    const shorten = () => {
      asked.until = at + FAILED_HANDSHAKE_MS;
    };
    asked.message.then(({ kind }) => kind === 'refused' && shorten(), shorten);
    known = asked;
    return asked.message;
  };
}

/** Messages are not signed: they only name the order with news. */
async function readWebhook(
  readHandshake: () => Promise<WebhookMessage>,
  { method, body }: WebhookRequest,
): Promise<WebhookMessage> {
  if (method === 'GET') return readHandshake();
  const parsed = v.safeParse(webhookSchema, parseJson(body));
  if (!parsed.success) return { kind: 'refused' };
  const { EventTypeId, EventData, MessageId } = parsed.output;
  const orderCode = readCode(body, 'OrderCode');
  if (!EVENTS.has(EventTypeId) || orderCode === null) return { kind: 'ignored' };
  const eventId = MessageId ?? `${EventTypeId}-${EventData.TransactionId ?? orderCode}`;
  return { kind: 'event', eventId, session: orderCode };
}
