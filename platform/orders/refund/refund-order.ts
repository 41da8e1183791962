import { errorName } from '#domain/customer/error-code.ts';
import type { PlatformContext } from '../../context.ts';
import type { Gateways, PaymentGateway } from '../../payments/gateway.ts';
import { isManualMethod } from '../../payments/manual-methods.ts';
import { handleOf } from '../pay/attempts.ts';
import { type ClaimRefusal, claimRefund, type RefundClaim } from './claim-refund.ts';
import { finishRefund } from './finish-refund.ts';
import type { RefundOptions } from './refund-rows.ts';

export type RefundOutcome =
  | 'refunded'
  /** Its money had not come: so much less is awaited. */
  | 'waived'
  | ClaimRefusal
  /** The gateway refused; the order is as it was. */
  | 'refused'
  /** The gateway did not answer. The goods are held back; asking again repeats the same refund and so settles it. */
  | 'unknown';

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
  const { db, now, publicUrl } = context;
  const claimed = await db
    .transaction()
    .execute((trx) => claimRefund(trx, gateways, number, options, { now: now(), publicUrl }));
  if (typeof claimed === 'string') return claimed;
  const gateway = gateways.get(claimed.payment.gateway);
  if (!gateway) return 'other_gateway';
  const answer = await giveBack(context, gateway, claimed);
  if (answer === 'refused') await release(context, claimed);
  return answer === 'done' ? finishRefund(context, claimed, number, options.restock) : answer;
}

async function giveBack(
  { log }: Settings,
  gateway: PaymentGateway,
  { payment, refund }: RefundClaim,
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
async function release({ db, now }: Settings, { payment, refund }: RefundClaim): Promise<void> {
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
