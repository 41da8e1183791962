import type { PlatformContext } from '../../context.ts';
import type { OnlineGateway, PaymentSnapshot, SessionRequest, StartedSession } from '../gateway.ts';

type Settings = Pick<PlatformContext, 'db' | 'now' | 'randomToken'>;
type TestPayment = Awaited<ReturnType<typeof readTestPayment>>;

/** The buyer's actions on the gateway's page. */
export type TestAnswer = 'approve' | 'decline' | 'fail' | 'leave';

const SESSION_MINUTES = 30;

/**
 * The provider of a shop that is being tried out: no money moves. It keeps books of its own, as a provider does, and has a
 * payment page with the step in which the card's bank asks for consent (checkout/test-payment.ts).
 */
export function createTestGateway(settings: Settings): OnlineGateway {
  const { db } = settings;
  return {
    name: 'test',
    origins: [],
    sessionMinutes: SESSION_MINUTES,
    readWebhook: null,
    start: (request) => start(settings, request),
    fetch: async (session) => toSnapshot(await readTestPayment(settings, session), settings.now()),
    async capture({ session }, amountCents) {
      const { numUpdatedRows } = await db
        .updateTable('test_payments')
        .set({ status: 'captured', captured_cents: amountCents })
        .where('session', '=', session)
        .where('status', 'in', ['authorized', 'captured'])
        .where('amount_cents', '>=', amountCents)
        .executeTakeFirst();
      return { status: numUpdatedRows > 0n ? 'captured' : 'failed' };
    },
    async cancel({ session }) {
      await db
        .updateTable('test_payments')
        .set((row) => ({ status: 'cancelled', refunded_cents: row.ref('captured_cents') }))
        .where('session', '=', session)
        .where('status', 'in', ['open', 'challenge', 'authorized', 'captured'])
        .execute();
    },
    refund: ({ session }, amountCents, idempotencyKey) => refund(settings, session, amountCents, idempotencyKey),
  };
}

async function start({ db, now, randomToken }: Settings, request: SessionRequest): Promise<StartedSession> {
  await db
    .insertInto('test_payments')
    .values({
      session: randomToken(24),
      idempotency_key: request.idempotencyKey,
      amount_cents: request.amountCents,
      language: request.language,
      return_url: request.returnUrl,
      status: 'open',
      captured_cents: 0,
      refunded_cents: 0,
      expires_at: request.expiresAt.toISOString(),
      created_at: now().toISOString(),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute();
  const { session } = await db
    .selectFrom('test_payments')
    .select('session')
    .where('idempotency_key', '=', request.idempotencyKey)
    .executeTakeFirstOrThrow();
  return { status: 'started', session, url: `/payments/test/${session}` };
}

/** The gateway's page of a session; undefined if the session does not exist. */
export async function readTestPayment({ db }: Pick<Settings, 'db'>, session: string) {
  return db.selectFrom('test_payments').selectAll().where('session', '=', session).executeTakeFirst();
}

/**
 * Number 2 is declined and 3 is an error at the gateway; any other number asks the card's bank.
 *
 * @returns false when the session was over
 */
export async function enterTestCard(settings: Settings, session: string, number: string): Promise<boolean> {
  const status = number === '2' ? 'declined' : number === '3' ? 'failed' : 'challenge';
  return move(settings, session, ['open'], status);
}

/** Takes the buyer's answer to the card's bank. @returns false if the session was over */
export async function answerTestPayment(settings: Settings, session: string, answer: TestAnswer): Promise<boolean> {
  const status = { approve: 'authorized', decline: 'declined', fail: 'failed', leave: 'cancelled' } as const;
  return move(settings, session, answer === 'leave' ? ['open', 'challenge'] : ['challenge'], status[answer]);
}

type Status = NonNullable<TestPayment>['status'];

async function move({ db, now }: Settings, session: string, from: readonly Status[], to: Status): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('test_payments')
    .set({ status: to })
    .where('session', '=', session)
    .where('status', 'in', from)
    .where('expires_at', '>', now().toISOString())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether the buyer can no longer pay in it. */
export function isTestPaymentOver(payment: NonNullable<TestPayment>, now: Date): boolean {
  return !['open', 'challenge'].includes(payment.status) || payment.expires_at <= now.toISOString();
}

function toSnapshot(payment: TestPayment, now: Date): PaymentSnapshot {
  if (!payment) return { state: 'failed', reference: '', amountCents: 0, currency: 'EUR' };
  const { session: reference, status, amount_cents: amountCents } = payment;
  const isWaiting = status === 'open' || status === 'challenge';
  const state = isWaiting ? (payment.expires_at <= now.toISOString() ? 'expired' : 'open') : status;
  return { state, ...(status === 'challenge' && { isTouched: true }), reference, amountCents, currency: 'EUR' };
}

async function refund(
  { db }: Settings,
  session: string,
  amountCents: number,
  idempotencyKey: string,
): Promise<{ status: 'refunded' | 'failed' }> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('test_payments')
      .set((row) => ({ refunded_cents: row('refunded_cents', '+', amountCents) }))
      .where('session', '=', session)
      .where('status', '=', 'captured')
      .where((row) => row(row('refunded_cents', '+', amountCents), '<=', row.ref('captured_cents')))
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('test_refunds').select('session').where('idempotency_key', '=', idempotencyKey))),
      )
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      await trx
        .insertInto('test_refunds')
        .values({ idempotency_key: idempotencyKey, session, amount_cents: amountCents })
        .execute();
      return { status: 'refunded' };
    }
    const known = trx.selectFrom('test_refunds').select('session').where('idempotency_key', '=', idempotencyKey);
    return { status: (await known.executeTakeFirst()) ? 'refunded' : 'failed' };
  });
}
