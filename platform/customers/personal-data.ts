/** Finds a person's data by e-mail address and, if there is one, by account. Guests have data too. */

import { sql } from 'kysely';
import { athensDay } from '#domain/delivery/athens-time.ts';
import type { Database } from '../db/database.ts';
import { foldEmail } from '../discounts/discounts.ts';
import { type CustomerRow, findCustomerByEmail } from './customers.ts';

/** Orders, and what belongs to them, are kept until the end of the year that is this many years later (`/privacy`). */
const ORDER_RETENTION_YEARS = 5;

interface Person {
  /** Folded. */
  email: string;
  customer: CustomerRow | null;
}

/** All that is held under an address; null when it is nothing. */
export async function findHoldings(db: Database, email: string) {
  const person = { email: foldEmail(email), customer: await findCustomerByEmail(db, email) };
  const orders = await ordersOf(db, person);
  const orderCarts = orders.map((order) => order.cart_token);
  const carts = await cartsOf(db, person, orderCarts);
  const mails = await mailsOf(db, person);
  const alerts = await alertsOf(db, person);
  const isNothing = !person.customer && orders.length + carts.length + mails.length + alerts.length === 0;
  return isNothing ? null : { ...person, orders, carts, mails, alerts };
}

export type Holdings = NonNullable<Awaited<ReturnType<typeof findHoldings>>>;

/** Also those that the account placed under another address. */
async function ordersOf(db: Database, { email, customer }: Person) {
  return db
    .selectFrom('orders')
    .selectAll()
    .where((row) => row.or([row('email', '=', email), ...(customer ? [row('customer_id', '=', customer.id)] : [])]))
    .orderBy('number')
    .execute();
}

/** Carts of the account, under the address, or in whose checkout the address was typed; also those that became orders. */
async function cartsOf(db: Database, { email, customer }: Person, orderCarts: readonly string[]) {
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
async function mailsOf(db: Database, { email }: Person) {
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

/** Products that the person wants to hear of when they are back. */
async function alertsOf(db: Database, { email }: Person) {
  return db
    .selectFrom('stock_alerts')
    .innerJoin('products', 'products.id', 'stock_alerts.product_id')
    .select(['products.handle', 'stock_alerts.language', 'stock_alerts.created_at', 'confirmed_at'])
    .where('email', '=', email)
    .orderBy('stock_alerts.created_at')
    .execute();
}

/** The last day on which an order has to be kept, `2031-12-31`. @param processedAt ISO 8601 */
export function retainedUntil(processedAt: string): string {
  return `${Number(athensDay(new Date(processedAt)).slice(0, 4)) + ORDER_RETENTION_YEARS}-12-31`;
}
