import type { Transaction } from 'kysely';
import type { PlatformContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import type { PaymentGateway } from '../payments/gateway.ts';
import { returnStock } from '../stock/return-stock.ts';
import { queueRefund } from './refund-mail.ts';

export type RefundOutcome = 'refunded' | 'unknown_order' | 'already_refunded';

/**
 * Gives the whole amount of an order back, in one transaction: the order, its payment, the letter to the buyer and, if
 * asked, the stock. Money that
 * was only authorised is let go of; that is written first and the gateway told after it, as in `abandonPayment`.
 *
 * Locks: payment, order, variants by id, which is the order of `capturePayments` and `takeStock`.
 *
 * @param options.restock whether the goods can be sold again
 */
export async function refundOrder(
  { db, now, publicUrl }: Pick<PlatformContext, 'db' | 'now' | 'publicUrl'>,
  gateway: Pick<PaymentGateway, 'name' | 'void'>,
  number: number,
  { restock }: { restock: boolean },
): Promise<RefundOutcome> {
  const moment = now();
  const at = moment.toISOString();
  const result = await db.transaction().execute(async (trx) => {
    const order = await trx.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
    if (!order) return { outcome: 'unknown_order' as const };
    const voided = await settlePayment(trx, order.id, at);
    const refunded = await trx
      .updateTable('orders')
      .set({ financial_status: 'REFUNDED' })
      .where('id', '=', order.id)
      .where('financial_status', 'not in', ['REFUNDED', 'VOIDED'])
      .returning('total_cents')
      .executeTakeFirst();
    // Its payment was settled then too, so the call above found nothing to change.
    if (!refunded) return { outcome: 'already_refunded' as const };
    const refund = {
      order_id: order.id,
      amount_cents: refunded.total_cents,
      restocked: restock ? 1 : 0,
      created_at: at,
    };
    await trx.insertInto('refunds').values(refund).execute();
    if (restock) {
      const lines = await trx
        .selectFrom('order_lines')
        .select(['variant_id as variantId', 'quantity'])
        .where('order_id', '=', order.id)
        .execute();
      await returnStock(trx, lines);
    }
    const repayment = { amountCents: refunded.total_cents, wasCharged: voided === undefined };
    await queueRefund(trx, number, repayment, { now: moment, publicUrl });
    return { outcome: 'refunded' as const, voided };
  });
  if (result.voided?.gateway === gateway.name) await gateway.void(result.voided.reference);
  return result.outcome;
}

/** @returns the authorisation that was let go of, if it was one */
async function settlePayment(
  trx: Transaction<Tables>,
  orderId: number,
  at: string,
): Promise<{ gateway: string; reference: string } | undefined> {
  const payments = trx.updateTable('payments').where('order_id', '=', orderId);
  const voided = await payments
    .set({ status: 'voided', updated_at: at })
    .where('status', '=', 'authorized')
    .returning(['gateway', 'reference'])
    .executeTakeFirst();
  if (!voided) await payments.set({ status: 'refunded', updated_at: at }).where('status', '=', 'captured').execute();
  return voided;
}
