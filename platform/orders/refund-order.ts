import type { Selectable } from 'kysely';
import { errorName } from '#domain/customer/error-code.ts';
import type { PlatformContext } from '../context.ts';
import type { Trx } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { handleOf } from '../payments/attempts.ts';
import type { Gateways, PaymentGateway } from '../payments/gateway.ts';
import { isManualMethod } from '../payments/manual-gateway.ts';
import { returnStock } from '../stock/return-stock.ts';
import type { Moment } from './order-mail.ts';
import { type Pieces, piecesCents, selectPieces } from './order-selection.ts';
import { queueRefund } from './refund-mail.ts';
import { noteSale } from './sold-orders.ts';

export type RefundOutcome =
  | 'refunded'
  | 'unknown_order'
  | 'already_refunded'
  /** A part of money that was not captured yet: it can only be let go of as a whole. */
  | 'not_captured'
  /** More than is left, or pieces that are not there. */
  | 'too_much'
  /** The payment was made with another gateway than those that are configured. */
  | 'other_gateway'
  /** The gateway refused; the order is as it was. */
  | 'refused'
  /** The gateway did not answer. The goods are held back; asking again repeats the same refund and so settles it. */
  | 'unknown';

export interface RefundOptions {
  /** Whether the goods can be sold again. */
  restock: boolean;
  /** All that is left of the order when neither amount nor pieces are said. */
  amountCents?: number | undefined;
  pieces?: readonly Pieces[] | undefined;
  /** The return that it pays back. */
  returnId?: number | undefined;
}

type Payment = Selectable<Tables['payments']>;
type Refund = Selectable<Tables['refunds']>;

interface Claim {
  payment: Payment;
  /** Null when the money was only authorised: it is let go of, not sent back. */
  refund: Refund | null;
}

type Settings = Pick<PlatformContext, 'db' | 'now' | 'publicUrl' | 'log'>;

/**
 * Refunds an order, all that is left or a part: claims the payment, asks the gateway, and after the money moved writes order,
 * payment, mail and, if asked, stock in one transaction.
 *
 * The claim keeps the order from being sent meanwhile, and an authorisation from being captured. A payment whose capture is
 * under way counts as captured: the gateway refuses the refund if no money was taken. The refund's row is written first and is the
 * gateway's key, so asking again after no answer repeats the same refund.
 *
 * Locks: payment, order, variants by id, which is the order of `capturePayments` and `takeStock`.
 */
export async function refundOrder(
  context: Settings,
  gateways: Gateways,
  number: number,
  options: RefundOptions,
): Promise<RefundOutcome> {
  const claimed = await claim(context, gateways, number, options);
  if (typeof claimed === 'string') return claimed;
  const gateway = gateways.get(claimed.payment.gateway);
  if (!gateway) return 'other_gateway';
  const answer = await giveBack(context, gateway, claimed);
  if (answer === 'refused') await release(context, claimed);
  return answer === 'done' ? finish(context, claimed, number, options.restock) : answer;
}

async function claim(
  { db, now }: Settings,
  gateways: Gateways,
  number: number,
  options: RefundOptions,
): Promise<Claim | Exclude<RefundOutcome, 'refunded' | 'refused' | 'unknown'>> {
  const isPartial = options.amountCents !== undefined || options.pieces !== undefined;
  return db.transaction().execute(async (trx) => {
    const order = await trx.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
    if (!order) return 'unknown_order';
    const at = now().toISOString();
    const payment = await trx
      .updateTable('payments')
      .set({ updated_at: at })
      .where('order_id', '=', order.id)
      .returningAll()
      .executeTakeFirst();
    if (!payment || !gateways.has(payment.gateway)) return 'other_gateway';
    if (payment.status === 'authorized' || payment.status === 'voided') {
      if (['REFUNDED', 'VOIDED'].includes(order.financial_status)) return 'already_refunded';
      if (isPartial) return 'not_captured';
      await trx.updateTable('payments').set({ status: 'voided' }).where('id', '=', payment.id).execute();
      return { payment, refund: null };
    }
    const asked = payment.status === 'refunding' ? await readAsked(trx, order.id) : null;
    if (asked) return { payment, refund: asked };
    if (payment.status === 'refunded') return 'already_refunded';
    if (payment.status === 'pending' && payment.captured_cents === 0) return 'not_captured';
    const refund = await ask(trx, order.id, payment, options, at);
    if (!refund) return 'too_much';
    await trx.updateTable('payments').set({ status: 'refunding' }).where('id', '=', payment.id).execute();
    return { payment, refund };
  });
}

/** The refund whose answer never came. */
async function readAsked(trx: Trx, orderId: number): Promise<Refund | null> {
  const asked = trx.selectFrom('refunds').selectAll().where('order_id', '=', orderId).where('status', '=', 'asked');
  return (await asked.executeTakeFirst()) ?? null;
}

/** Writes down what is asked for. @returns null when there is not so much to give back */
async function ask(
  trx: Trx,
  orderId: number,
  payment: Payment,
  { restock, amountCents, pieces, returnId }: RefundOptions,
  at: string,
): Promise<Refund | null> {
  const taken = payment.status === 'capturing' ? payment.amount_cents : payment.captured_cents;
  const left = taken - payment.refunded_cents;
  const isWhole = amountCents === undefined && pieces === undefined;
  const found = isWhole || pieces ? await selectPieces(trx, 'refund_lines', orderId, pieces) : null;
  if (pieces && !found) return null;
  const value = (found?.selected ?? []).reduce((sum, line) => sum + piecesCents(line), 0);
  const amount = amountCents ?? (isWhole ? left : Math.min(value, left));
  if (amount <= 0 || amount > left) return null;
  const refund = await insertRefund(trx, orderId, { status: 'asked', amountCents: amount, restock, returnId }, at);
  if (found) {
    await trx
      .insertInto('refund_lines')
      .values(found.selected.map(({ line, quantity }) => ({ refund_id: refund.id, order_line_id: line.id, quantity })))
      .execute();
  }
  return refund;
}

interface NewRefund {
  status: Refund['status'];
  amountCents: number;
  restock: boolean;
  returnId?: number | undefined;
}

/** @param at UTC, ISO 8601 */
export async function insertRefund(
  trx: Trx,
  orderId: number,
  { status, amountCents, restock, returnId }: NewRefund,
  at: string,
): Promise<Refund> {
  return trx
    .insertInto('refunds')
    .values({
      order_id: orderId,
      status,
      amount_cents: amountCents,
      restocked: restock ? 1 : 0,
      return_id: returnId ?? null,
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function giveBack(
  { log }: Settings,
  gateway: PaymentGateway,
  { payment, refund }: Claim,
): Promise<'done' | 'refused' | 'unknown'> {
  try {
    if (refund) {
      const key = `${payment.idempotency_key}-refund-${refund.id}`;
      const { status } = await gateway.refund(handleOf(payment), refund.amount_cents, key);
      return status === 'refunded' ? 'done' : 'refused';
    }
    await gateway.cancel(handleOf(payment), `${payment.idempotency_key}-cancel`);
    return 'done';
  } catch (error) {
    const name = errorName(error);
    log.error({ payment: payment.id, order: payment.order_id, error: name }, 'no answer from the gateway');
    return 'unknown';
  }
}

/** As it was before the claim; whether the money was known to be taken, the order tells. */
async function release({ db, now }: Settings, { payment, refund }: Claim): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = trx.selectFrom('orders').select('financial_status').where('id', '=', payment.order_id);
    const { financial_status } = await order.executeTakeFirstOrThrow();
    const status =
      financial_status === 'AUTHORIZED'
        ? 'capturing'
        : isManualMethod(payment.gateway) && payment.captured_cents < payment.amount_cents
          ? 'pending'
          : 'captured';
    await trx
      .updateTable('payments')
      .set({ status, updated_at: now().toISOString() })
      .where('id', '=', payment.id)
      .where('status', '=', 'refunding')
      .execute();
    if (refund) await trx.deleteFrom('refunds').where('id', '=', refund.id).where('status', '=', 'asked').execute();
  });
}

async function finish(
  { db, now, publicUrl }: Settings,
  { payment, refund }: Claim,
  number: number,
  restock: boolean,
): Promise<'refunded' | 'already_refunded'> {
  const moment = { now: now(), publicUrl };
  return db.transaction().execute(async (trx) => {
    const current = await trx
      .updateTable('payments')
      .set({ updated_at: moment.now.toISOString() })
      .where('id', '=', payment.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (!refund) return finishVoid(trx, current, number, restock, moment);
    // The update decides: of two at once, the second finds it done.
    const done = await trx
      .updateTable('refunds')
      .set({ status: 'done' })
      .where('id', '=', refund.id)
      .where('status', '=', 'asked')
      .returningAll()
      .executeTakeFirst();
    if (!done) return 'already_refunded';
    const refundedCents = current.refunded_cents + done.amount_cents;
    const isAll = refundedCents >= (current.captured_cents || current.amount_cents);
    await trx
      .updateTable('payments')
      .set({ status: isAll ? 'refunded' : 'captured', refunded_cents: refundedCents })
      .where('id', '=', payment.id)
      .execute();
    await trx
      .updateTable('orders')
      .set({ financial_status: isAll ? 'REFUNDED' : 'PARTIALLY_REFUNDED' })
      .where('id', '=', payment.order_id)
      .execute();
    // The books have the money that came and went for an order that was partly paid and never sent.
    await noteSale(trx, payment.order_id, moment.now);
    if (isAll) await closeRequests(trx, payment.order_id);
    if (done.restocked === 1) await restockRefund(trx, done.id);
    const repayment = { id: done.id, amountCents: done.amount_cents, wasCharged: true };
    await queueRefund(trx, number, repayment, moment);
    return 'refunded';
  });
}

async function finishVoid(
  trx: Trx,
  payment: Payment,
  number: number,
  restock: boolean,
  moment: Moment,
): Promise<'refunded' | 'already_refunded'> {
  const at = moment.now.toISOString();
  const order = await trx
    .updateTable('orders')
    .set({ financial_status: 'VOIDED', canceled_at: at, cancel_reason: 'other' })
    .where('id', '=', payment.order_id)
    .where('financial_status', 'not in', ['REFUNDED', 'VOIDED'])
    .returning(['id', 'total_cents'])
    .executeTakeFirst();
  if (!order) return 'already_refunded';
  const { total_cents: amountCents } = order;
  const { id } = await insertRefund(trx, order.id, { status: 'done', amountCents, restock }, at);
  if (restock) await restockLines(trx, order.id);
  await closeRequests(trx, order.id);
  await queueRefund(trx, number, { id, amountCents, wasCharged: false }, moment);
  return 'refunded';
}

/** A withdrawal of goods that never left is settled with their money. */
async function closeRequests(trx: Trx, orderId: number | null): Promise<void> {
  await trx
    .updateTable('returns')
    .set({ status: 'closed' })
    .where('order_id', '=', orderId)
    .where('status', '=', 'requested')
    .execute();
}

/** Puts every piece of an order back into stock. */
export async function restockLines(trx: Trx, orderId: number): Promise<void> {
  const lines = await trx
    .selectFrom('order_lines')
    .select(['variant_id as variantId', 'quantity'])
    .where('order_id', '=', orderId)
    .execute();
  await returnStock(trx, lines);
}

async function restockRefund(trx: Trx, refundId: number): Promise<void> {
  const lines = await trx
    .selectFrom('refund_lines')
    .innerJoin('order_lines', 'order_lines.id', 'refund_lines.order_line_id')
    .select(['order_lines.variant_id as variantId', 'refund_lines.quantity'])
    .where('refund_id', '=', refundId)
    .execute();
  await returnStock(trx, lines);
}
