import type { PlatformContext } from '../context.ts';
import type { PaymentGateway } from '../payments/gateway.ts';
import { type AuthorizedPayment, findOrder, lockCheckout } from './place-order.ts';

/**
 * Gives up an authorisation that did not become an order.
 *
 * That it is given up is written before the gateway is told, under the checkout's lock: a request at the same time that
 * holds the same authorisation then cannot make an order of it any more. If it already has, the authorisation pays for
 * that order and stays. A crash in between leaves a hold on the card that nobody captures; banks release it.
 *
 * @returns false when the authorisation pays for the checkout's order
 */
export async function abandonPayment(
  { db, now }: PlatformContext,
  gateway: PaymentGateway,
  checkoutToken: string,
  payment: AuthorizedPayment,
): Promise<boolean> {
  const at = now();
  // A second hold under the key of the one that paid: that one's row stays what it is.
  const abandoned = await db.transaction().execute(async (trx) => {
    await lockCheckout(trx, checkoutToken, at);
    const order = await findOrder(trx, checkoutToken);
    if (order?.reference === payment.reference) return false;
    const voided = { status: 'voided' as const, reference: payment.reference, updated_at: at.toISOString() };
    await trx
      .insertInto('payments')
      .values({
        ...voided,
        checkout_token: checkoutToken,
        idempotency_key: payment.idempotencyKey,
        gateway: payment.gateway,
        amount_cents: payment.amountCents,
        order_id: null,
        created_at: at.toISOString(),
      })
      .onConflict((conflict) =>
        conflict.column('idempotency_key').doUpdateSet(voided).where('payments.order_id', 'is', null),
      )
      .execute();
    return true;
  });
  if (abandoned) await gateway.void(payment.reference);
  return abandoned;
}
