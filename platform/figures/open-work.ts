import type { Database } from '../db/database.ts';
import { listFailedMails } from '../mail/failed-mails.ts';
import { listMessages } from '../mail/messages.ts';
import { listOrders } from '../orders/read/list-orders.ts';
import { listReturns } from '../orders/return/read-returns.ts';

/** Pieces of a variant that count as few. */
const FEW = 2;
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

/** Variants on sale with some pieces left and not many, the fewest first. */
async function readFewLeft(db: Database) {
  return db
    .selectFrom('product_variants')
    .innerJoin('products', 'products.id', 'product_variants.product_id')
    .select(['product_variants.sku', 'stock', 'products.title', 'products.handle'])
    .where('products.status', '=', 'active')
    .where('stock', '>', 0)
    .where('stock', '<=', FEW)
    .orderBy('stock')
    .orderBy('sku')
    .execute();
}
