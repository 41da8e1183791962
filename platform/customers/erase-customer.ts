import { athensDay } from '#domain/delivery/athens-time.ts';
import type { PlatformContext } from '../context.ts';
import type { Trx } from '../db/database.ts';
import { transact, Undone } from '../db/transact.ts';
import { isWithdrawal } from '../mail/outbox-files.ts';
import { findHoldings, type Holdings, retainedUntil } from './personal-data.ts';

type OrderRow = Holdings['orders'][number];

export type Erasure = Awaited<ReturnType<typeof erase>>;

/**
 * Erases what the shop holds of a person (GDPR, article 17) except what the law asks it to keep, as `/privacy` promises.
 *
 * @param settings.dryRun tell what would be erased, and erase nothing
 * @returns null when there is nothing under this address
 */
export async function eraseCustomer(
  { db, now }: Pick<PlatformContext, 'db' | 'now'>,
  email: string,
  settings: { dryRun: boolean },
): Promise<Erasure | null> {
  const today = athensDay(now());
  return transact(db, async (trx) => {
    const held = await findHoldings(trx, email);
    const erasure = held && (await erase(trx, held, today));
    // What would be erased is found by erasing it.
    if (erasure && settings.dryRun) throw new Undone(erasure);
    return erasure;
  });
}

async function erase(trx: Trx, { email, customer, orders, carts, mails, alerts }: Holdings, today: string) {
  const expired = orders.filter((order) => retainedUntil(order.processed_at) < today);
  const retainedOrders = orders.filter((order) => !expired.includes(order));
  const withdrawals = mails.filter(({ kind }) => isWithdrawal(kind));
  const unsent = mails.filter(
    ({ kind, status }) => kind.startsWith('order-') && ['queued', 'sending'].includes(status),
  );
  const retained = new Set([...withdrawals, ...unsent]);
  const gone = mails.filter((mail) => !retained.has(mail));

  await deleteMails(trx, gone);
  await trx.deleteFrom('stock_alerts').where('email', '=', email).execute();
  await deleteOrders(trx, expired);
  await withdrawConsent(trx, retainedOrders);
  const account = customer && (await deleteAccount(trx, customer.id));
  await emptyCarts(trx, carts, new Set(retainedOrders.map((order) => order.cart_token)));
  return {
    account,
    /** Carts that are gone; of carts that became orders, what was typed into them is gone. */
    carts: carts.length,
    mails: gone.length,
    /** Products that the person wanted to hear of. */
    alerts: alerts.length,
    /** Numbers of orders that no law asks for any more. */
    orders: expired.map(({ number }) => number),
    retained: {
      /** With the last day on which the law asks for them. */
      orders: retainedOrders.map(({ number, processed_at }) => ({ number, until: retainedUntil(processed_at) })),
      /** Statements of withdrawal and their acknowledgements. */
      withdrawals: withdrawals.length,
      /** Mails about orders that have not gone out yet. */
      unsent: unsent.length,
    },
  };
}

/** Tokens, addresses and logins go with the row of the customer. */
async function deleteAccount(trx: Trx, id: number) {
  const count = async (table: 'customer_addresses' | 'customer_access_tokens' | 'oauth_grants') => {
    const rows = await trx
      .selectFrom(table as 'customer_addresses')
      .select('customer_id')
      .where('customer_id', '=', id)
      .execute();
    return rows.length;
  };
  const counts = {
    addresses: await count('customer_addresses'),
    logins: (await count('customer_access_tokens')) + (await count('oauth_grants')),
  };
  await trx.deleteFrom('customers').where('id', '=', id).execute();
  return counts;
}

/** A cart that became a kept order stays, because its address leads to that order; nothing that was typed stays in it. */
async function emptyCarts(
  trx: Trx,
  carts: readonly { token: string }[],
  retainedCarts: ReadonlySet<string>,
): Promise<void> {
  for (const { token } of carts) {
    await deleteAgentAnswers(trx, token);
    if (retainedCarts.has(token)) {
      await trx.updateTable('checkouts').set({ form: '{}', agent: null }).where('cart_token', '=', token).execute();
      await trx
        .updateTable('carts')
        .set({
          buyer_email: null,
          buyer_phone: null,
          note: '',
          attributes: '[]',
          customer_id: null,
          delivery_addresses: '[]',
          billing_address: null,
          metafields: '[]',
          preferences: null,
        })
        .where('token', '=', token)
        .execute();
      await trx.updateTable('cart_lines').set({ attributes: '[]' }).where('cart_token', '=', token).execute();
    } else {
      await trx
        .updateTable('payments')
        .set({ details: null })
        .where('checkout_token', 'in', (row) =>
          row.selectFrom('checkouts').select('token').where('cart_token', '=', token),
        )
        .execute();
      await trx.deleteFrom('checkouts').where('cart_token', '=', token).execute();
      await trx.deleteFrom('carts').where('token', '=', token).execute();
    }
  }
}

async function deleteMails(trx: Trx, mails: readonly { id: string }[]): Promise<void> {
  for (const { id } of mails) await trx.deleteFrom('outbox').where('id', '=', id).execute();
}

async function withdrawConsent(trx: Trx, orders: readonly OrderRow[]): Promise<void> {
  for (const { id } of orders) {
    await trx.updateTable('orders').set({ accepts_marketing: 0 }).where('id', '=', id).execute();
  }
}

async function deleteOrders(trx: Trx, orders: readonly OrderRow[]): Promise<void> {
  const parts = ['returns', 'order_lines', 'payments', 'fulfillments', 'refunds', 'discount_redemptions'] as const;
  for (const { id } of orders) {
    for (const table of parts) {
      await trx
        .deleteFrom(table as 'payments')
        .where('order_id', '=', id)
        .execute();
    }
    await trx.deleteFrom('orders').where('id', '=', id).execute();
  }
}

/** What was answered to a buyer's agent names the cart or its checkout. */
async function deleteAgentAnswers(trx: Trx, cartToken: string): Promise<void> {
  const checkouts = await trx.selectFrom('checkouts').select('token').where('cart_token', '=', cartToken).execute();
  for (const token of [cartToken, ...checkouts.map((checkout) => checkout.token)])
    await trx.deleteFrom('agent_answers').where('answer', 'like', `%${token}%`).execute();
}
