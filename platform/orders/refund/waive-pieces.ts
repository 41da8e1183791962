import type { Trx } from '../../db/database.ts';
import type { Moment } from '../mail/order-mail.ts';
import { settleAccount } from '../read/order-account.ts';
import { queueRefund } from './refund-mail.ts';
import { insertRefund, type Payment, priceUnrefunded, type RefundOptions, unrefunded } from './refund-rows.ts';

/**
 * Takes pieces off an order that left, in part or whole, before its money came: the books take them back as they do a refund, so much
 * less is awaited, and the buyer is told. No money moves.
 *
 * Locks: payment (held by the caller), variants by id, order.
 *
 * @returns false, with nothing changed, for a mere amount, and where nothing of the order would be left to pay: that one is cancelled
 */
export async function waivePieces(
  trx: Trx,
  number: number,
  payment: Payment,
  { pieces, amountCents, restock, returnId }: RefundOptions,
  moment: Moment,
): Promise<boolean> {
  if (!pieces || amountCents !== undefined || payment.order_id === null) return false;
  const { account, selected, cents } = await priceUnrefunded(trx, payment.order_id, pieces);
  const restCents = payment.amount_cents - payment.captured_cents - cents;
  const quantityOf = (lineId: number) => selected.find(({ line }) => line.id === lineId)?.quantity ?? 0;
  const isAll = account.every((one) => unrefunded(one) === quantityOf(one.line.id));
  if (cents === 0 || isAll || restCents <= 0) return false;
  const refund = { status: 'done', amountCents: cents, restock, returnId, selected } as const;
  const { id } = await insertRefund(trx, payment.order_id, refund, moment.now);
  await trx
    .updateTable('payments')
    .set({ amount_cents: payment.amount_cents - cents })
    .where('id', '=', payment.id)
    .execute();
  await settleAccount(trx, payment.order_id, account);
  await queueRefund(trx, number, { id, amountCents: restCents, money: 'waived' }, moment);
  return true;
}
