import { latestDue } from '../../latest-due.ts';
import { RESERVATION } from '../../payments/manual-methods.ts';
import { type Attempt, endAttempt, LATE_CHECK_MS } from './attempts.ts';
import { leavePayment, type PaymentServices, reconcile } from './reconcile.ts';

/** Between two looks at a session that is under way. */
const CHECK_MS = 2 * 60_000;
/** A provider that stays silent for so long after the end of a session keeps no stock any more. */
const SILENCE_MS = 10 * 60_000;
/** So long an authorisation can come after the end of its session. */
const LATE_FOR_MS = 7 * 24 * 60 * 60_000;

/**
 * Asks the providers what has become of the payments that are due, in whichever process gets there first: sessions whose
 * message was lost, sessions whose time is over, and authorisations that were given up and not yet let go of.
 *
 * @returns how many were looked at
 */
export async function sweepPayments(
  services: PaymentServices,
  { isStopped = () => false }: { isStopped?: () => boolean } = {},
): Promise<number> {
  const { db, now } = services.context;
  const at = now();
  const due = await db
    .selectFrom('payments')
    .selectAll()
    .where((row) => row.or([row('next_check_at', '<=', at.toISOString()), row('next_check_at', '>', latestDue(at))]))
    .where('order_id', 'is', null)
    .orderBy('next_check_at')
    .limit(500)
    .execute();
  let looked = 0;
  for (const attempt of due) {
    if (isStopped()) break;
    if (!(await claim(services, attempt))) continue;
    looked += 1;
    if (attempt.status === 'started') await sweepStarted(services, attempt);
    else await reconcile(services, attempt.id);
  }
  return looked;
}

/** Moves the next look; of two processes one finds it where it was. */
async function claim({ context: { db, now } }: PaymentServices, attempt: Attempt): Promise<boolean> {
  const at = now();
  const isLate = attempt.status === 'expired' || attempt.status === 'voiding';
  const isForgotten =
    attempt.status === 'expired' && at.getTime() - Date.parse(attempt.expires_at ?? attempt.created_at) > LATE_FOR_MS;
  const next = new Date(at.getTime() + (isLate ? LATE_CHECK_MS : CHECK_MS)).toISOString();
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set(isForgotten ? { next_check_at: null, details: null } : { next_check_at: next })
    .where('id', '=', attempt.id)
    .where('next_check_at', '=', attempt.next_check_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n && !isForgotten;
}

async function sweepStarted(services: PaymentServices, attempt: Attempt): Promise<void> {
  const { context } = services;
  const over = context.now().getTime() - Date.parse(attempt.expires_at ?? attempt.created_at);
  if (attempt.gateway === RESERVATION) {
    if (over >= 0) await endAttempt(context, attempt, 'cancelled');
    return;
  }
  if (over < 0) {
    await reconcile(services, attempt.id);
    return;
  }
  const settled = await leavePayment(services, attempt.id);
  if (settled === 'open' || (settled === 'unknown' && over > SILENCE_MS)) {
    context.log.warn({ payment: attempt.id, gateway: attempt.gateway }, 'a payment’s time is over');
    await endAttempt(context, attempt, 'expired');
  }
}
