import { sql } from 'kysely';
import { FEW } from '../catalogue/search/owner-list.ts';
import type { Database } from '../db/database.ts';
import { listFailedMails } from '../mail/failed-mails.ts';
import { listMessages } from '../mail/messages.ts';
import { listOrders } from '../orders/read/list-orders.ts';
import { listReturns } from '../orders/return/read-returns.ts';

const MOST_RETURNS = 500;

/** What waits for staff. */
export async function readOpenWork(db: Database) {
  const returns = await listReturns({ db }, MOST_RETURNS);
  return {
    toPack: await listOrders(db, undefined, { toPack: true }),
    awaitingMoney: await listOrders(db, undefined, { awaitsMoney: true }),
    /** Unanswered statements of withdrawal. */
    withdrawals: returns.filter(({ status }) => status === 'requested'),
    /** Goods that are expected or have just come. */
    returns: returns.filter(({ status }) => status === 'open' || status === 'sent' || status === 'received'),
    fewLeft: await readFewLeft(db),
    /** By the forms of the store, and without an answer. */
    messages: (await listMessages(db)).filter(({ answers }) => answers === 0).length,
    failedMails: (await listFailedMails(db)).length,
  };
}

/** Products on sale with some pieces left and not many, the fewest first. */
async function readFewLeft(db: Database) {
  const stock = sql<number>`sum(stock)`;
  return db
    .selectFrom('product_variants')
    .innerJoin('products', 'products.id', 'product_variants.product_id')
    .select('products.title')
    .where('products.status', '=', 'active')
    .groupBy(['products.id', 'products.title'])
    .having(stock, '>', 0)
    .having(stock, '<=', FEW)
    .orderBy(stock)
    .orderBy('products.title')
    .execute();
}
