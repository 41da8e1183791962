/** What becomes of orders by bank transfer: their money comes, a part of it comes, it never comes, or it is still awaited. */

import type { Database } from '#platform/db/database.ts';
import { notePayment } from '#platform/orders/capture/note-payment.ts';

const FATES = ['PAID', 'PARTIALLY_PAID', 'VOIDED', 'PENDING'] as const;

/** Notes the money as `orders paid` does, from another process than the store. @returns how each order must end, by its number */
export async function bankTransfers(db: Database): Promise<ReadonlyMap<number, string>> {
  const orders = await db
    .selectFrom('orders')
    .select('number')
    .where('payment_method', '=', 'transfer')
    .orderBy('number')
    .execute();
  const ends = new Map<number, string>();
  for (const [index, { number }] of orders.entries()) {
    const fate = FATES[index % FATES.length] ?? 'PENDING';
    ends.set(number, fate);
    if (fate === 'PAID') await notePayment(bankOf(db), number);
    if (fate === 'PARTIALLY_PAID') await notePayment(bankOf(db), number, { amountCents: 100 });
    if (fate === 'VOIDED') {
      const past = new Date(Date.now() - 60_000).toISOString();
      await db.updateTable('orders').set({ payment_due_at: past }).where('number', '=', number).execute();
    }
  }
  return ends;
}

const bankOf = (db: Database) => ({ db, now: () => new Date(), publicUrl: '' });
