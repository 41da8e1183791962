/** The customers' rows. */
import type { Selectable } from 'kysely';
import { parseEmail } from '#domain/customer/email.ts';
import type { Database, Trx } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { foldEmail } from '../discounts/discounts.ts';

export type CustomerRow = Selectable<Tables['customers']>;

export async function findCustomer(db: Database, id: number): Promise<CustomerRow | null> {
  return (await db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** @param email in any case, with blanks around it; a text that is no address finds no customer */
export async function findCustomerByEmail(db: Database, email: string): Promise<CustomerRow | null> {
  const folded = foldEmail(email);
  if (!parseEmail(folded).ok) return null;
  return (await db.selectFrom('customers').selectAll().where('email', '=', folded).executeTakeFirst()) ?? null;
}

/** Notes the change and so locks the row on both databases until the transaction ends. */
export async function lockCustomer(trx: Trx, id: number, now: Date): Promise<CustomerRow | null> {
  const row = await trx
    .updateTable('customers')
    .set({ updated_at: now.toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The customer's name in a list or a greeting. */
export function displayName({ first_name, last_name, email }: CustomerRow): string {
  return [first_name, last_name].filter(Boolean).join(' ') || email;
}
