import type { Selectable } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { Gateways } from '../../payments/gateway.ts';
import { type AccountedLine, readAccount } from '../read/order-account.ts';
import { type Pieces, piecesCents, type SelectedLine, selectPieces } from '../read/order-selection.ts';

type Payment = Selectable<Tables['payments']>;
export type Refund = Selectable<Tables['refunds']>;

export interface RefundOptions {
  /** Whether the goods can be sold again. Pieces that were sent go back into stock only with a return. */
  restock: boolean;
  /** All that is left of the order when neither amount nor pieces are said. */
  amountCents?: number | undefined;
  pieces?: readonly Pieces[] | undefined;
  /** The return that it pays back. */
  returnId?: number | undefined;
}

export interface RefundClaim {
  payment: Payment;
  /** Null when the money was only authorised: it is let go of, not sent back. */
  refund: Refund | null;
}

export type ClaimRefusal =
  | 'unknown_order'
  | 'already_refunded'
  /** A part of money that was not captured yet: it can only be let go of as a whole. */
  | 'not_captured'
  /** More than is left, or pieces that are not there. */
  | 'too_much'
  /** The payment was made with another gateway than those that are configured. */
  | 'other_gateway';

/** Claims the payment and writes down what is asked for, unless a refund whose answer never came is to be repeated. */
export async function claimRefund(
  trx: Trx,
  gateways: Gateways,
  number: number,
  options: RefundOptions,
  at: Date,
): Promise<RefundClaim | ClaimRefusal> {
  const isPartial = options.amountCents !== undefined || options.pieces !== undefined;
  const order = await trx.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
  if (!order) return 'unknown_order';
  const payment = await trx
    .updateTable('payments')
    .set({ updated_at: at.toISOString() })
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
}

/** The refund whose answer never came. */
async function readAsked(trx: Trx, orderId: number): Promise<Refund | null> {
  const asked = trx.selectFrom('refunds').selectAll().where('order_id', '=', orderId).where('status', '=', 'asked');
  return (await asked.executeTakeFirst()) ?? null;
}

/** The money that was taken, also while the gateway's answer to the capture is missing. */
export function takenCents(payment: Payment): number {
  return payment.captured_cents || (payment.capture_cents ?? payment.amount_cents);
}

/** Writes down what is asked for. @returns null when there is not so much to give back */
async function ask(
  trx: Trx,
  orderId: number,
  payment: Payment,
  { restock, amountCents, pieces, returnId }: RefundOptions,
  at: Date,
): Promise<Refund | null> {
  const left = takenCents(payment) - payment.refunded_cents;
  const isWhole = amountCents === undefined && pieces === undefined;
  const account = await readAccount(trx, orderId);
  const selected = isWhole || pieces ? selectPieces(account, unrefunded, pieces) : null;
  if (pieces && !selected) return null;
  const refunded = new Map(account.map((one) => [one.line.id, one.refunded]));
  const value = (selected ?? []).reduce((sum, one) => sum + piecesCents(one, refunded.get(one.line.id) ?? 0), 0);
  const amount = amountCents ?? (isWhole ? left : Math.min(value, left));
  if (amount <= 0 || amount > left) return null;
  return insertRefund(
    trx,
    orderId,
    { status: 'asked', amountCents: amount, restock, returnId, selected: selected ?? [] },
    at,
  );
}

export function unrefunded({ ordered, refunded }: AccountedLine): number {
  return Math.max(0, ordered - refunded);
}

interface NewRefund {
  status: Refund['status'];
  amountCents: number;
  restock: boolean;
  returnId?: number | undefined;
  selected: readonly SelectedLine[];
}

export async function insertRefund(
  trx: Trx,
  orderId: number,
  { status, amountCents, restock, returnId, selected }: NewRefund,
  at: Date,
): Promise<Refund> {
  const refund = await trx
    .insertInto('refunds')
    .values({
      order_id: orderId,
      status,
      amount_cents: amountCents,
      restocked: restock ? 1 : 0,
      return_id: returnId ?? null,
      created_at: at.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (selected.length > 0) {
    await trx
      .insertInto('refund_lines')
      .values(selected.map(({ line, quantity }) => ({ refund_id: refund.id, order_line_id: line.id, quantity })))
      .execute();
  }
  return refund;
}
