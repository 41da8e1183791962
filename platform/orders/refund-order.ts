import type { Selectable, Transaction } from 'kysely';
import type { PlatformContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import { handleOf } from '../payments/attempts.ts';
import type { Gateways, PaymentGateway } from '../payments/gateway.ts';
import { returnStock } from '../stock/return-stock.ts';
import { queueRefund } from './refund-mail.ts';

export type RefundOutcome =
  | 'refunded'
  | 'unknown_order'
  | 'already_refunded'
  /** The payment was made with another gateway than this one. */
  | 'other_gateway'
  /** The gateway refused; the order is as it was. */
  | 'refused'
  /** The gateway did not answer. The goods are held back; asking again repeats the same refund and so settles it. */
  | 'unknown';

type Payment = Selectable<Tables['payments']>;

interface Claim {
  payment: Payment;
  /** False when the money was only authorised: it is let go of, not sent back. */
  isCharged: boolean;
}

type Settings = Pick<PlatformContext, 'db' | 'now' | 'publicUrl' | 'log'>;

/**
 * Gives the whole amount of an order back: claims the payment, asks the gateway, and only when the money really moved
 * writes, in one transaction, the order, its payment, the letter to the buyer and, if asked, the stock.
 *
 * The claim keeps the order from being sent meanwhile, and money that was only authorised from being captured. A payment
 * whose capture is under way counts as captured: the gateway refuses the refund if no money was taken. Whoever asks twice
 * uses the same key, so the money goes back once.
 *
 * Locks: payment, order, variants by id, which is the order of `capturePayments` and `takeStock`.
 *
 * @param options.restock whether the goods can be sold again
 */
export async function refundOrder(
  context: Settings,
  gateways: Gateways,
  number: number,
  { restock }: { restock: boolean },
): Promise<RefundOutcome> {
  const claimed = await claim(context, gateways, number);
  if (typeof claimed === 'string') return claimed;
  const gateway = gateways.get(claimed.payment.gateway);
  if (!gateway) return 'other_gateway';
  const answer = await giveBack(context, gateway, claimed);
  if (answer === 'refused') await release(context, claimed);
  return answer === 'done' ? finish(context, claimed, number, restock) : answer;
}

async function claim(
  { db, now }: Settings,
  gateways: Gateways,
  number: number,
): Promise<Claim | 'unknown_order' | 'already_refunded' | 'other_gateway'> {
  return db.transaction().execute(async (trx) => {
    const order = await trx.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
    if (!order) return 'unknown_order';
    const payments = trx
      .updateTable('payments')
      .where('order_id', '=', order.id)
      .where('gateway', 'in', [...gateways.keys()]);
    const at = now().toISOString();
    const released = await payments
      .set({ status: 'voided', updated_at: at })
      .where('status', '=', 'authorized')
      .returningAll()
      .executeTakeFirst();
    if (released) return { payment: released, isCharged: false };
    const charged = await payments
      .set({ status: 'refunding', updated_at: at })
      .where('status', 'in', ['capturing', 'captured', 'refunding'])
      .returningAll()
      .executeTakeFirst();
    if (charged) return { payment: charged, isCharged: true };
    return readSettled(trx, order.id, gateways);
  });
}

/** A payment that was let go of before, but of which the gateway could not be told, is told again. */
async function readSettled(
  trx: Transaction<Tables>,
  orderId: number,
  gateways: Gateways,
): Promise<Claim | 'already_refunded' | 'other_gateway'> {
  const order = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  if (['REFUNDED', 'VOIDED'].includes(order.financial_status)) return 'already_refunded';
  const payment = await trx.selectFrom('payments').selectAll().where('order_id', '=', orderId).executeTakeFirst();
  return payment && gateways.has(payment.gateway) ? { payment, isCharged: false } : 'other_gateway';
}

async function giveBack(
  { log }: Settings,
  gateway: PaymentGateway,
  { payment, isCharged }: Claim,
): Promise<'done' | 'refused' | 'unknown'> {
  try {
    if (isCharged) {
      const key = `${payment.idempotency_key}-refund`;
      const { status } = await gateway.refund(handleOf(payment), payment.amount_cents, key);
      return status === 'refunded' ? 'done' : 'refused';
    }
    await gateway.cancel(handleOf(payment), `${payment.idempotency_key}-cancel`);
    return 'done';
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    log.error({ payment: payment.id, order: payment.order_id, error: name }, 'no answer from the gateway');
    return 'unknown';
  }
}

/** As it was before the claim; whether the money was known to be taken, the order tells. */
async function release({ db, now }: Settings, { payment }: Claim): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const payments = trx.updateTable('payments').where('id', '=', payment.id).where('status', '=', 'refunding');
    const order = trx.selectFrom('orders').select('financial_status').where('id', '=', payment.order_id);
    const { financial_status } = await order.executeTakeFirstOrThrow();
    const status = financial_status === 'AUTHORIZED' ? 'capturing' : 'captured';
    await payments.set({ status, updated_at: now().toISOString() }).execute();
  });
}

async function finish(
  { db, now, publicUrl }: Settings,
  { payment, isCharged }: Claim,
  number: number,
  restock: boolean,
): Promise<'refunded' | 'already_refunded'> {
  const moment = now();
  const at = moment.toISOString();
  return db.transaction().execute(async (trx) => {
    const status = isCharged ? 'refunded' : 'voided';
    const refunded = isCharged ? { refunded_cents: payment.amount_cents } : {};
    await trx
      .updateTable('payments')
      .set({ status, ...refunded, updated_at: at })
      .where('id', '=', payment.id)
      .execute();
    // The update decides: of two at once, the second finds the first one's status.
    const order = await trx
      .updateTable('orders')
      .set({ financial_status: 'REFUNDED' })
      .where('id', '=', payment.order_id)
      .where('financial_status', 'not in', ['REFUNDED', 'VOIDED'])
      .returning(['id', 'total_cents'])
      .executeTakeFirst();
    if (!order) return 'already_refunded';
    const amountCents = order.total_cents;
    await trx
      .insertInto('refunds')
      .values({ order_id: order.id, amount_cents: amountCents, restocked: restock ? 1 : 0, created_at: at })
      .execute();
    if (restock) await restockLines(trx, order.id);
    await queueRefund(trx, number, { amountCents, wasCharged: isCharged }, { now: moment, publicUrl });
    return 'refunded';
  });
}

/** Puts every piece of an order back into stock. */
export async function restockLines(trx: Transaction<Tables>, orderId: number): Promise<void> {
  const lines = await trx
    .selectFrom('order_lines')
    .select(['variant_id as variantId', 'quantity'])
    .where('order_id', '=', orderId)
    .execute();
  await returnStock(trx, lines);
}
