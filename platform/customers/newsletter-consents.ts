import type { PostalAddress } from '#domain/delivery/postal-address.ts';
import type { Database } from '../db/database.ts';

interface Consent {
  email: string;
  firstName: string;
  lastName: string;
  language: string;
  /** UTC, ISO 8601. */
  at: string;
  /** Where it was given: `account`, or `order 1001`. */
  source: string;
}

/**
 * Who agreed to news, the oldest consent first: in the account or with an order. Of several statements of one address the last one
 * counts. A box that stays empty at the checkout says nothing.
 */
export async function readNewsletterConsents(db: Database): Promise<Consent[]> {
  const orders = await db.selectFrom('orders').selectAll().where('accepts_marketing', '=', 1).execute();
  const accounts = await db.selectFrom('customers').selectAll().execute();
  const statements = [
    ...orders.map((order) => ({ ...ofOrder(order), isYes: true })),
    ...accounts.map((account) => ({
      email: account.email,
      firstName: account.first_name ?? '',
      lastName: account.last_name ?? '',
      language: account.language,
      at: account.marketing_at ?? account.created_at,
      source: 'account',
      isYes: account.accepts_marketing === 1,
    })),
  ].sort((a, b) => a.at.localeCompare(b.at));
  const last = new Map(statements.map((statement) => [statement.email, statement]));
  return [...last.values()]
    .filter(({ isYes }) => isYes)
    .map(({ isYes, ...consent }) => consent)
    .sort((a, b) => a.at.localeCompare(b.at));
}

function ofOrder(order: {
  email: string;
  language: string;
  processed_at: string;
  number: number;
  shipping_address: string;
}) {
  const { firstName, lastName } = JSON.parse(order.shipping_address) as PostalAddress;
  return {
    ...{ email: order.email, firstName, lastName, language: order.language },
    at: order.processed_at,
    source: `order ${order.number}`,
  };
}
