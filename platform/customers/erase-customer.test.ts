import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { temporaryDirectory } from '#tests/support/temporary-directory.ts';
import { givenShop, openTestShop, type TestShop } from '#tests/support/test-shop.ts';
import { openCheckout } from '../checkout/checkouts.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { databaseFile } from '../db/location.ts';
import { queueMail } from '../mail/outbox.ts';
import { eraseCustomer } from './erase-customer.ts';
import { exportCustomer } from './export-customer.ts';

const AT = '2026-11-20T08:00:00.000Z';
const LATER = '2027-11-20T08:00:00.000Z';

it('is not left in the free pages of a SQLite file', async () => {
  const dataDir = temporaryDirectory();
  const db = await openDatabase({ dataDir });
  const shop = await openTestShop(db);
  await addAccount(db, 'maria@example.gr');
  await addOpenCarts(shop);
  const isInFile = async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    return readFileSync(databaseFile({ dataDir })).includes('κουδούνι');
  };
  expect(await isInFile()).toBe(true);
  await eraseCustomer(shop.context, 'maria@example.gr', { dryRun: false });
  expect(await isInFile()).toBe(false);
  await db.destroy();
});

describe.each(databaseKinds)('what is held of a person on %s', (kind) => {
  const { db, shop } = givenShop(kind);
  let orders: { old: number; own: number; other: number; strangers: number };

  beforeAll(async () => {
    const customerId = await addAccount(db, 'maria@example.gr');
    shop.clock.now = new Date('2020-12-31T10:00:00.000Z');
    const old = await shop.buy('maria@example.gr');
    shop.clock.now = new Date(AT);
    const own = await shop.buy('maria@example.gr');
    // Placed with the account, under another address.
    const other = await shop.buy('work@example.gr');
    await db.updateTable('orders').set({ customer_id: customerId }).where('number', '=', other).execute();
    await db.updateTable('orders').set({ accepts_marketing: 1 }).where('number', '=', own).execute();
    orders = { old, own, other, strangers: await shop.buy('nikos@example.gr') };
    await addOpenCarts(shop);
    await addMails(db);
  });

  it('is told in full, without what opens the account', async () => {
    const data = await exportCustomer(shop.context, ' Maria@Example.gr');
    expect(data).toMatchObject({
      email: 'maria@example.gr',
      exported_at: AT,
      account: {
        email: 'maria@example.gr',
        first_name: 'Μαρία',
        addresses: [{ city: 'Θεσσαλονίκη', zip: '54624' }],
        logins: [{ expires_at: LATER }],
      },
      orders: [
        { number: orders.old },
        {
          number: orders.own,
          total_cents: 26_900,
          shipping_address: { lastName: 'Παπαδοπούλου' },
          lines: [{ title: expect.stringContaining('T480'), quantity: 1 }],
          payments: [{ status: 'authorized', amount_cents: 26_900 }],
        },
        { number: orders.other, email: 'work@example.gr' },
      ],
      mails: expect.arrayContaining([
        expect.objectContaining({
          kind: 'contact',
          text_body: 'Η οθόνη τρεμοπαίζει.',
          attachments: [{ filename: 'screen.png', content_type: 'image/png', bytes: 3, base64: 'AQID' }],
        }),
        expect.objectContaining({ kind: 'password-reset', text_body: '' }),
      ]),
    });
    const text = JSON.stringify(data);
    expect(text).not.toMatch(/hash|secret|nikos|"(?:key|token|customer_id)"/);
    expect(text).toContain('"email":"Maria@example.gr"');
    expect(await exportCustomer(shop.context, 'nobody@example.gr')).toBeNull();
  });

  it('is not touched by asking', async () => {
    const before = await everything(db);
    const asked = await eraseCustomer(shop.context, 'maria@example.gr', { dryRun: true });
    expect(asked).toMatchObject({ account: { addresses: 1, logins: 1 } });
    expect(await everything(db)).toEqual(before);
    expect(await eraseCustomer(shop.context, 'nobody@example.gr', { dryRun: false })).toBeNull();
    expect(await everything(db)).toEqual(before);
  });

  it('goes, except what the law asks for', async () => {
    const strangers = await exportCustomer(shop.context, 'nikos@example.gr');
    expect(await eraseCustomer(shop.context, 'Maria@example.gr', { dryRun: false })).toEqual({
      account: { addresses: 1, logins: 1 },
      carts: 6,
      mails: 3,
      alerts: 0,
      orders: [orders.old],
      retained: {
        orders: [
          { number: orders.own, until: '2031-12-31' },
          { number: orders.other, until: '2031-12-31' },
        ],
        withdrawals: 2,
        unsent: 1,
      },
    });
    for (const table of ['customers', 'customer_addresses', 'customer_access_tokens'] as const) {
      expect([
        table,
        await db
          .selectFrom(table as 'customers')
          .selectAll()
          .execute(),
      ]).toEqual([table, []]);
    }
    const left = await everything(db);
    const carts = JSON.stringify([left.carts, left.checkouts]);
    expect(carts).not.toMatch(/(?<!x)maria|work@|6940000001|κουδούνι/i);
    expect(left.outbox.map(({ id }) => id)).toEqual([
      'nikos',
      'order-confirmation-1',
      'withdrawal-1',
      'withdrawal-1-acknowledgement',
    ]);
    const own = left.orders.find(({ number }) => number === orders.own);
    expect(own).toMatchObject({ email: 'maria@example.gr', customer_id: null, accepts_marketing: 0 });
    expect(left.orders.map(({ number }) => number)).toEqual([orders.own, orders.other, orders.strangers]);
    expect(left.payments).toHaveLength(3);
    expect(await db.selectFrom('outbox_attachments').selectAll().execute()).toEqual([]);
    expect(await exportCustomer(shop.context, 'nikos@example.gr')).toEqual(strangers);
  });
});

async function addAccount(db: Database, email: string): Promise<number> {
  const stamps = { created_at: AT, updated_at: AT };
  const person = { email, first_name: 'Μαρία', last_name: 'Παπαδοπούλου', phone: null, language: 'el' };
  const { id } = await db
    .insertInto('customers')
    .values({ ...person, ...stamps, accepts_marketing: 1, password_hash: 'secret', default_address_id: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const names = { first_name: null, last_name: null, company: null, address2: null, province: null, phone: null };
  const address = { address1: 'Αριστοτέλους 12', city: 'Θεσσαλονίκη', zip: '54624', country: 'GR' };
  await db
    .insertInto('customer_addresses')
    .values({ ...names, ...address, customer_id: id })
    .execute();
  await db
    .insertInto('customer_access_tokens')
    .values({ token_hash: 'secret', customer_id: id, created_at: AT, expires_at: LATER })
    .execute();
  return id;
}

/** One under the address, one of the account, one in whose checkout the address was typed, and a stranger's. */
async function addOpenCarts({ context, variants, addCart }: TestShop): Promise<void> {
  const { db } = context;
  const { id } = await db.selectFrom('customers').select('id').executeTakeFirstOrThrow();
  const add = async () => (await addCart([[variants.x280, 1]])).token;
  const named = { buyer_email: 'Maria@example.gr', buyer_phone: '+306940000001', note: 'Χτυπήστε το κουδούνι' };
  await db
    .updateTable('carts')
    .set(named)
    .where('token', '=', await add())
    .execute();
  await db
    .updateTable('carts')
    .set({ customer_id: id })
    .where('token', '=', await add())
    .execute();
  for (const email of ['Maria@example.gr', 'xmaria@example.gr']) {
    const typed = await addCart([[variants.x280, 1]]);
    const token = await openCheckout(context, typed.token, typed.key);
    await db
      .updateTable('checkouts')
      .set({ form: JSON.stringify({ email, phone: email.startsWith('x') ? '' : '6940000001' }) })
      .where('token', '=', token)
      .execute();
  }
  await db
    .updateTable('carts')
    .set({ buyer_email: 'nikos@example.gr' })
    .where('token', '=', await add())
    .execute();
}

async function addMails(db: Database): Promise<void> {
  const mail = (id: string, kindOfMail: string, recipient: string, text: string, replyTo?: string) =>
    queueMail(
      db,
      { id, kind: kindOfMail, recipient, subject: 'Θέμα', text, html: '', ...(replyTo && { replyTo }) },
      new Date(AT),
    );
  const service = 'service@example.gr';
  await mail('order-confirmation-1', 'order-confirmation', 'maria@example.gr', 'Ευχαριστούμε', service);
  await mail('order-shipment-0', 'order-shipment', 'maria@example.gr', '', service);
  await db.updateTable('outbox').set({ status: 'sent', sent_at: AT }).where('id', '=', 'order-shipment-0').execute();
  await mail('password-reset-1', 'password-reset', 'Maria@example.gr', 'https://shop.example.gr/secret', service);
  await mail('contact-1', 'contact', service, 'Η οθόνη τρεμοπαίζει.', 'Maria@example.gr');
  const file = { filename: 'screen.png', content_type: 'image/png', bytes: 3, content: 'AQID' };
  await db
    .insertInto('outbox_attachments')
    .values({ ...file, mail_id: 'contact-1', position: 0 })
    .execute();
  await mail('withdrawal-1', 'withdrawal', service, 'Υπαναχωρώ', 'maria@example.gr');
  await mail('withdrawal-1-acknowledgement', 'withdrawal-acknowledgement', 'maria@example.gr', 'Λάβαμε', service);
  await mail('nikos', 'contact', service, 'Γράφει ο Νίκος', 'nikos@example.gr');
}

async function everything(db: Database) {
  return {
    customers: await db.selectFrom('customers').selectAll().execute(),
    carts: await db.selectFrom('carts').selectAll().orderBy('token').execute(),
    checkouts: await db.selectFrom('checkouts').selectAll().orderBy('token').execute(),
    orders: await db.selectFrom('orders').selectAll().orderBy('number').execute(),
    payments: await db.selectFrom('payments').selectAll().orderBy('id').execute(),
    outbox: await db.selectFrom('outbox').selectAll().orderBy('id').execute(),
  };
}
