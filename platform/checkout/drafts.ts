import type { PlatformContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { endAttempt } from '../orders/pay/attempts.ts';
import { RESERVATION } from '../payments/manual-methods.ts';
import { parseStoredForm } from './checkout-form.ts';

/** Orders that wait for their buyer behind a link, as long as their goods are held; the oldest first. */
export async function listDrafts(db: Database) {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('checkouts', 'checkouts.token', 'checkout_token')
    .select(['payments.id', 'checkout_token', 'amount_cents', 'expires_at', 'form', 'cart_token'])
    .where('gateway', '=', RESERVATION)
    .where('status', '=', 'started')
    .orderBy('payments.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    token: row.checkout_token,
    cartToken: row.cart_token,
    email: parseStoredForm(row.form).email,
    totalCents: row.amount_cents,
    until: new Date(row.expires_at ?? ''),
  }));
}

/** Puts the goods back on sale and closes the link. @returns false if no such draft waits */
export async function endDraft(context: Pick<PlatformContext, 'db' | 'now'>, id: number): Promise<boolean> {
  const draft = (await listDrafts(context.db)).find((one) => one.id === id);
  if (!draft) return false;
  await endAttempt(context, { id, checkout_token: draft.token }, 'cancelled');
  await context.db
    .updateTable('carts')
    .set({ completed_at: context.now().toISOString() })
    .where('token', '=', draft.cartToken)
    .where('completed_at', 'is', null)
    .execute();
  return true;
}

/** Orders that staff wrote down and that were placed, by telephone or behind a link. */
export async function countStaffOrders(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((row) => row.fn.countAll().as('count'))
    .where('attributes', 'like', '%"_channel"%"staff"%')
    .executeTakeFirstOrThrow();
  return Number(count);
}
