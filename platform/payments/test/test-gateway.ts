import type { OnlineGateway, PaymentSnapshot, SessionRequest, StartedSession } from '../gateway.ts';
import { readTestPayment, type TestPayment, type TestSettings } from './test-books.ts';
import { testPayment } from './test-payment.ts';

const SESSION_MINUTES = 30;

/**
 * The provider of a shop that is being tried out: no money moves. It keeps books of its own, as a provider does, and has a
 * payment page with the step in which the card's bank asks for consent (test-payment.ts).
 */
export function createTestGateway(settings: TestSettings): OnlineGateway {
  const { db } = settings;
  return {
    name: 'test',
    ways: ['card'],
    installments: [],
    origins: [],
    sessionMinutes: SESSION_MINUTES,
    readWebhook: null,
    answer: (session, request, assets) => testPayment(settings, session, { request, assets }),
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

async function start({ db, now, randomToken }: TestSettings, request: SessionRequest): Promise<StartedSession> {
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

function toSnapshot(payment: TestPayment, now: Date): PaymentSnapshot {
  if (!payment) return { state: 'failed', reference: '', amountCents: 0, currency: 'EUR' };
  const { session: reference, status, amount_cents: amountCents } = payment;
  const isWaiting = status === 'open' || status === 'challenge';
  const state = isWaiting ? (payment.expires_at <= now.toISOString() ? 'expired' : 'open') : status;
  return { state, ...(status === 'challenge' && { isTouched: true }), reference, amountCents, currency: 'EUR' };
}

async function refund(
  { db }: TestSettings,
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
