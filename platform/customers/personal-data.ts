/** Where a person's data stands: by e-mail address and, where there is one, by account. Guests have data too. */
import { sql } from 'kysely';
import { athensDay } from '#domain/athens-time.ts';
import { foldEmail } from '../discounts/discounts.ts';
import { type CustomerRow, type Executor, findCustomerByEmail } from './customers.ts';

/** Orders, and what belongs to them, are kept until the end of the year that is this many years later (`/privacy`). */
const ORDER_RETENTION_YEARS = 5;

export interface Person {
  /** Folded. */
  email: string;
  customer: CustomerRow | null;
}

export async function findPerson(db: Executor, email: string): Promise<Person> {
  return { email: foldEmail(email), customer: await findCustomerByEmail(db, email) };
}

/** Also those that the account placed under another address. */
export async function ordersOf(db: Executor, { email, customer }: Person) {
  return db
    .selectFrom('orders')
    .selectAll()
    .where((row) => row.or([row('email', '=', email), ...(customer ? [row('customer_id', '=', customer.id)] : [])]))
    .orderBy('number')
    .execute();
}

/** Carts of the account, under the address, or in whose checkout the address was typed; also those that became orders. */
export async function cartsOf(db: Executor, { email, customer }: Person, orderCarts: readonly string[]) {
  const typed = `%${JSON.stringify(email).replaceAll(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('carts')
    .selectAll()
    .where((row) =>
      row.or([
        sql<boolean>`lower(buyer_email) = ${email}`,
        ...(customer ? [row('customer_id', '=', customer.id)] : []),
        ...(orderCarts.length > 0 ? [row('token', 'in', [...orderCarts])] : []),
        row(
          'token',
          'in',
          row.selectFrom('checkouts').select('cart_token').where(sql<boolean>`lower(form) like ${typed} escape '\\'`),
        ),
      ]),
    )
    .orderBy('created_at')
    .execute();
}

/** Mails to the person, and what the person wrote to the shop by the contact form. */
export async function mailsOf(db: Executor, { email }: Person) {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where((row) =>
      row.or([
        sql<boolean>`lower(recipient) = ${email}`,
        row.and([row('kind', 'like', 'contact%'), sql<boolean>`lower(reply_to) = ${email}`]),
        row.and([row('kind', 'like', 'withdrawal%'), sql<boolean>`lower(reply_to) = ${email}`]),
      ]),
    )
    .orderBy('created_at')
    .execute();
}

/** Statements of withdrawal are kept as proof (`/privacy`). */
export function isWithdrawal(kindOrFile: string): boolean {
  return kindOrFile.startsWith('withdrawal');
}

/** The last day on which an order has to be kept, `2031-12-31`. @param processedAt ISO 8601 */
export function keptUntil(processedAt: string): string {
  return `${Number(athensDay(new Date(processedAt)).slice(0, 4)) + ORDER_RETENTION_YEARS}-12-31`;
}
