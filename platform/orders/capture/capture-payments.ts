import type { ExpressionBuilder, Selectable } from 'kysely';
import type { PlatformContext } from '../../context.ts';
import type { Trx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { latestDue } from '../../latest-due.ts';
import type { Gateways } from '../../payments/gateway.ts';
import { queueConfirmation } from '../mail/confirmation-mail.ts';
import type { Moment } from '../mail/order-mail.ts';
import { queuePaid } from '../mail/received-mail.ts';
import { handleOf } from '../pay/attempts.ts';
import { noteSale } from '../read/sold-orders.ts';

type Payment = Selectable<Tables['payments']>;

/** The first retry; by then a gateway that is still being asked has answered. */
const FIRST_RETRY_MS = 2 * 60_000;
const LONGEST_RETRY_MS = 60 * 60_000;

/**
 * Takes the money of orders that are only authorised: of one checkout right after it was placed, of all of them now and
 * then, for those whose capture a crash or the gateway prevented. The order is then paid, and confirmed to the buyer.
 *
 * Each payment is claimed as `capturing` before the gateway is asked, so a refund at the same time knows that the money
 * may be gone from the card, and two who capture do not ask at once. What did not work is asked again after 2 minutes,
 * then whenever as much time has passed as it has been waiting, hourly at the longest.
 *
 * @returns how many payments were captured
 */
export async function capturePayments(
  context: PlatformContext,
  gateways: Gateways,
  { checkoutToken, isStopped = () => false }: { checkoutToken?: string; isStopped?: () => boolean } = {},
): Promise<number> {
  const { db, now } = context;
  const byStaff = ['', ...[...gateways].filter(([, gateway]) => gateway.isCapturedByStaff).map(([name]) => name)];
  let due = db
    .selectFrom('payments')
    .select('id')
    .where('status', 'in', ['authorized', 'capturing'])
    .where(isDue(now()))
    .where('order_id', 'is not', null)
    .where('gateway', 'in', [...gateways.keys()])
    // What staff take waits for them, unless they asked before and no answer came.
    .where((row) => row.or([row('gateway', 'not in', byStaff), row('status', '=', 'capturing')]));
  if (checkoutToken !== undefined) due = due.where('checkout_token', '=', checkoutToken);
  let captured = 0;
  for (const { id } of await due.execute()) {
    if (isStopped()) break;
    const payment = await claim(context, id);
    if (payment && (await capture(context, gateways, payment))) captured += 1;
  }
  return captured;
}

/** @returns undefined if another process took it up, or gave it up, since it was read */
async function claim({ db, now }: PlatformContext, id: number): Promise<Payment | undefined> {
  return db.transaction().execute(async (trx) => {
    const at = now();
    const payment = await trx
      .updateTable('payments')
      .set({ status: 'capturing', updated_at: at.toISOString() })
      .where('id', '=', id)
      .where('status', 'in', ['authorized', 'capturing'])
      .where(isDue(at))
      .returningAll()
      .executeTakeFirst();
    if (!payment) return undefined;
    const waiting = at.getTime() - Date.parse(payment.created_at);
    const pause = Math.min(Math.max(waiting, FIRST_RETRY_MS), LONGEST_RETRY_MS);
    const again = { next_capture_at: new Date(at.getTime() + pause).toISOString() };
    await trx.updateTable('payments').set(again).where('id', '=', id).execute();
    return payment;
  });
}

async function capture(context: PlatformContext, gateways: Gateways, payment: Payment): Promise<boolean> {
  const { db, now, log } = context;
  // Without an answer it is unknown whether the money was taken: the claim stays until the gateway answers.
  const gateway = gateways.get(payment.gateway);
  const key = `${payment.idempotency_key}-capture`;
  const amountCents = payment.capture_cents ?? payment.amount_cents;
  const asked = gateway?.capture(handleOf(payment), amountCents, key).catch(() => null);
  const outcome = (await asked) ?? { status: 'unknown' };
  if (outcome.status === 'captured') return markPaid(context, payment);
  log.error(
    { payment: payment.id, order: payment.order_id, outcome: outcome.status },
    'payment not captured, will be tried again',
  );
  if (outcome.status === 'failed') {
    await db
      .updateTable('payments')
      .set({ status: 'authorized', updated_at: now().toISOString() })
      .where('id', '=', payment.id)
      .where('status', '=', 'capturing')
      .execute();
  }
  return false;
}

/** Only one caller finds it `capturing`; all others change nothing. @returns false if it was not `capturing` */
async function markPaid({ db, now, publicUrl }: PlatformContext, payment: Payment): Promise<boolean> {
  const capturedCents = payment.capture_cents ?? payment.amount_cents;
  const isPart = capturedCents < payment.amount_cents;
  return db.transaction().execute(async (trx) => {
    const at = now();
    const { numUpdatedRows } = await trx
      .updateTable('payments')
      .set({ status: 'captured', captured_cents: capturedCents, updated_at: at.toISOString() })
      .where('id', '=', payment.id)
      .where('status', '=', 'capturing')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await trx
      .updateTable('orders')
      .set({ financial_status: isPart ? 'PARTIALLY_PAID' : 'PAID' })
      .where('id', '=', payment.order_id)
      .where('financial_status', '=', 'AUTHORIZED')
      .execute();
    await noteSale(trx, payment.order_id, at);
    await queueConfirmation(trx, payment.checkout_token, { now: at, publicUrl });
    if (isPart) await tellPart(trx, payment.order_id, capturedCents, { now: at, publicUrl });
    return true;
  });
}

/** The confirmation names the whole order; how much was really taken, its own letter says. */
async function tellPart(trx: Trx, orderId: number | null, amountCents: number, moment: Moment): Promise<void> {
  const order = await trx.selectFrom('orders').select('number').where('id', '=', orderId).executeTakeFirstOrThrow();
  await queuePaid(trx, order.number, { id: String(amountCents), amountCents, restCents: 0 }, moment);
}

export type CaptureOutcome =
  | 'captured'
  | 'unknown_order'
  | 'not_authorized'
  | 'too_much'
  | 'other_gateway'
  | 'not_captured';

/**
 * Takes the money of one order that a card only authorised, all or a part of it; what is left is let go of. A part is written down
 * before the gateway is asked, so asking again after no answer asks for the same.
 */
export async function captureOrder(
  context: PlatformContext,
  gateways: Gateways,
  number: number,
  amountCents?: number,
): Promise<CaptureOutcome> {
  const { db, now } = context;
  const order = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
  if (!order) return 'unknown_order';
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('status', 'in', ['authorized', 'capturing'])
    .executeTakeFirst();
  if (!payment) return 'not_authorized';
  if (!gateways.has(payment.gateway)) return 'other_gateway';
  if (amountCents !== undefined && amountCents > payment.amount_cents) return 'too_much';
  const claimed = await db
    .updateTable('payments')
    .set({
      status: 'capturing',
      updated_at: now().toISOString(),
      ...(payment.status === 'authorized' && { capture_cents: amountCents ?? null }),
    })
    .where('id', '=', payment.id)
    .where('status', '=', payment.status)
    .returningAll()
    .executeTakeFirst();
  if (!claimed) return 'not_authorized';
  return (await capture(context, gateways, claimed)) ? 'captured' : 'not_captured';
}

function isDue(at: Date) {
  return (row: ExpressionBuilder<Tables, 'payments'>) =>
    row.or([
      row('next_capture_at', 'is', null),
      row('next_capture_at', '<=', at.toISOString()),
      row('next_capture_at', '>', latestDue(at)),
    ]);
}
