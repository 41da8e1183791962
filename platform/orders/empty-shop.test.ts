/** A shop without orders: each of its lists is empty, which is no error. */
import { describe, expect, it } from 'vitest';
import { databaseKinds, givenDatabase } from '#tests/support/databases.ts';
import { readCartLines } from '../cart/read-cart-lines.ts';
import { listFailedMails } from '../mail/failed-mails.ts';
import { findNotices } from '../notices/find-notices.ts';
import { readLedger } from './document/export-orders.ts';
import { readFiscalDocuments } from './document/fiscal-document.ts';
import { takeHolds } from './pay/attempts.ts';
import { readCustomerOrders } from './read/customer-orders.ts';
import { listOrders } from './read/list-orders.ts';
import { listReturns } from './return/read-returns.ts';

describe.each(databaseKinds)('a new shop on %s', (kind) => {
  const { db } = givenDatabase(kind);

  const FROM = '2026-11-01T00:00:00.000Z';
  const UNTIL = '2026-12-01T00:00:00.000Z';
  const lists: [string, () => Promise<unknown>][] = [
    ['orders', () => listOrders(db, 9)],
    ['orders to pack', () => listOrders(db, 9, { toPack: true })],
    ['returns', () => listReturns({ db }, 9)],
    ['the ledger', () => readLedger(db, FROM, UNTIL)],
    ['documents', () => readFiscalDocuments(db, FROM, UNTIL)],
    ['lines of a cart', () => readCartLines(db, 'none', 'en')],
    ['a customer’s orders', () => readCustomerOrders(db, 1)],
    ['failed mails', () => listFailedMails(db)],
    ['notices', () => findNotices(db, new Date(UNTIL), FROM, 'en')],
    ['holds of no payment', () => db.transaction().execute((trx) => takeHolds(trx, [1]))],
  ];
  it.each(lists)('has none: %s', async (_name, read) => expect(await read()).toEqual([]));
});
