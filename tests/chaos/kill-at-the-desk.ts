import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { seededRandom } from '#domain/shop/seeded-random.ts';
import type { Database } from '#platform/db/database.ts';
import { readOwnerOrder } from '#platform/orders/read/list-orders.ts';
import { findInvitation } from '#platform/staff/accept-invitation.ts';
import { readAuditLog } from '#platform/staff/audit-log.ts';
import { inviteStaff } from '#platform/staff/staff.ts';
import { createFindings, type Findings, type Outcome } from './report.ts';
import { createShopDatabase, type DatabaseKind, stockOneVariant } from './shop-database.ts';
import { openCheckout, pay } from './shopper.ts';
import { createStoreProcess } from './store-process.ts';

const ROUNDS = 12;
const UNITS = 100;
/** A change takes about half of it, so the process dies before, within and after. */
const KILL_WITHIN_MS = 60;
const PASSWORD = 'kill -9 at the desk';
/** The desk is compiled, as `npm start` runs it. */
const PROGRAM = join(import.meta.dirname, '../../build/store/main.js');

/** `kill -9` at a random moment of a parcel, a refund, a note and a price; afterwards the form is sent again, as people do. */
export async function killAtTheDesk(kind: DatabaseKind, postgresUrl: string): Promise<Outcome> {
  const findings = createFindings();
  const random = seededRandom('desk');
  const shop = await createShopDatabase(kind, postgresUrl);
  const store = await createStoreProcess({ dataDir: shop.dataDir, environment: shop.environment, program: PROGRAM });
  await store.start();
  const db = await shop.open();
  const variantId = await stockOneVariant(db, UNITS);
  const { sku } = await db
    .selectFrom('product_variants')
    .select('sku')
    .where('id', '=', variantId)
    .executeTakeFirstOrThrow();
  const send = await signIn(db, store.url);
  let interrupted = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    if ((await pay(store.url, await openCheckout(store.url, variantId))) !== 'placed')
      findings.find('unexpected', 'an order that was not placed');
    const { number } = await db
      .selectFrom('orders')
      .select('number')
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow();
    const price = 10_000 + round;
    const forms: [path: string, fields: Record<string, string>][] = [
      [`/desk/orders/${number}`, { action: 'note', text: `note ${round}` }],
      round % 2 === 0
        ? [`/desk/orders/${number}`, { action: 'pack', [`pieces ${sku}`]: '1', carrier: 'ACS', number: '1' }]
        : [`/desk/orders/${number}`, { action: 'refund', all: 'on', restock: 'on' }],
      [
        '/desk/products',
        { action: 'variant_set', sku, price: (price / 100).toFixed(2), stock: String(UNITS), sure: 'on' },
      ],
    ];
    for (const [path, fields] of forms) {
      const sent = send(path, fields);
      await new Promise((resolve) => setTimeout(resolve, random() * KILL_WITHIN_MS));
      await store.kill();
      if ((await sent) === null) interrupted += 1;
      await store.start();
      if ((await send(path, fields)) === null) findings.find('unexpected', `no answer to ${fields.action}`);
    }
    await checkOrder(db, number, round % 2 === 0 ? 'FULFILLED' : 'REFUNDED', findings);
    await checkPrice(db, { variantId, price }, findings);
  }
  await store.stop();
  const log = await readAuditLog(db, { limit: 10_000 });
  await db.destroy();
  shop.remove();
  const unfinished = log.filter(({ outcome }) => outcome === 'begun').length;
  const did = `${ROUNDS * 3} changes, each with SIGKILL, ${interrupted} without an answer, ${unfinished} of them told as not ended by the audit log`;
  return findings.toOutcome(`kill -9 at the desk, ${kind}`, did);
}

type Send = (path: string, fields: Record<string, string>) => Promise<number | null>;

/** @returns how this person sends a form: the answer's status, or null if there was none */
async function signIn(db: Database, url: string): Promise<Send> {
  const context = {
    db,
    now: () => new Date(),
    randomToken: (bytes: number) => randomBytes(bytes).toString('base64url'),
  };
  const staff = context as Parameters<typeof inviteStaff>[0];
  const token = (await inviteStaff(staff, 'owner@example.gr', 'owner')) ?? '';
  const { totpSecret = '' } = (await findInvitation(staff, token)) ?? {};
  const code = new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate();
  const post = (path: string, fields: Record<string, string>, cookie = '') =>
    fetch(url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin', cookie },
      body: new URLSearchParams(fields),
    });
  const joined = await post(`/desk/join/${token}`, {
    action: 'join',
    password: PASSWORD,
    password_again: PASSWORD,
    code,
  });
  const cookie = joined.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return async (path, fields) => {
    const answer = await post(path, fields, cookie).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    return answer?.status ?? null;
  };
}

/** Each thing has happened once, whole, with its mail, and is in the log. */
async function checkOrder(db: Database, number: number, wanted: string, { find }: Findings): Promise<void> {
  const order = await readOwnerOrder(db, number);
  if (!order) return find('lost', `order ${number}`);
  const state = wanted === 'FULFILLED' ? order.fulfillmentStatus : order.financialStatus;
  if (state !== wanted) find('lost', `order ${number} is ${state} and not ${wanted}`);
  if (order.parcels.length + order.refunds.length !== 1) find('doubled', `parcels or refunds of order ${number}`);
  const mails = await db
    .selectFrom('outbox')
    .select('kind')
    .where('id', 'like', `order-%-${number}-%`)
    .where('kind', 'in', ['order-shipment', 'order-refund'])
    .execute();
  if (mails.length !== 1) find(mails.length === 0 ? 'lost' : 'doubled', `the mail of order ${number}`);
  const log = await readAuditLog(db, { limit: 100, subject: `order ${number}` });
  const action = wanted === 'FULFILLED' ? 'pack' : 'refund';
  if (!log.some((entry) => entry.action === action))
    find('untrue', `the audit log knows no ${action} of order ${number}`);
}

/** The price and the ledger of prices agree. */
async function checkPrice(
  db: Database,
  { variantId, price }: { variantId: number; price: number },
  { find }: Findings,
): Promise<void> {
  const { price_cents } = await db
    .selectFrom('product_variants')
    .select('price_cents')
    .where('id', '=', variantId)
    .executeTakeFirstOrThrow();
  const last = await db
    .selectFrom('variant_prices')
    .select('price_cents')
    .where('variant_id', '=', variantId)
    .orderBy('since', 'desc')
    .executeTakeFirst();
  if (price_cents !== price || last?.price_cents !== price) find('lost', `the price ${price}`);
}
