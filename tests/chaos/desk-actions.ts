/** Every action of the desk as a case: what it works on, and what in the database shows that it happened. */
import { randomBytes } from 'node:crypto';
import { findBackup, listBackups } from '#platform/db/backup-folder.ts';
import type { Database } from '#platform/db/database.ts';
import { inspectBackup } from '#platform/db/inspect-backup.ts';
import type { DatabaseLocation } from '#platform/db/location.ts';
import { giveChallenge } from '#platform/staff/challenges.ts';
import { createAuthenticator } from '../support/authenticator.ts';
import { photo } from '../support/photos.ts';
import { type DeskPerson, type Fields, invite, joinDesk } from './desk-person.ts';
import { choose, openCheckout, pay } from './shopper.ts';

export interface World {
  db: Database;
  location: DatabaseLocation;
  url: string;
  owner: DeskPerson;
  variantId: number;
  sku: string;
  /** Another number for each case. */
  next: () => number;
}

export interface Prepared {
  path: string;
  form: FormData;
  /** The form as the page gives it by then. */
  again?: () => Promise<FormData>;
  /** Queries that count 1 once the action has happened, and something else before. All of them or none, whatever the process died of. */
  happened: readonly string[];
  /** What is wrong whether or not it happened, such as a file that is not whole. */
  faults?: () => Promise<string[]>;
}

interface DeskCase {
  prepare: (world: World) => Promise<Prepared>;
  /** Work with a provider, in steps: what was begun is ended by asking again, on the page as it is by then. */
  isResumed?: boolean;
  /** PostgreSQL is saved by a program of its own, which this machine may lack. */
  isForSqlite?: boolean;
}

const mailOf = (number: number, kind: string) =>
  `select count(*) as n from outbox where kind = '${kind}' and id like '%-${number}-%'`;
const ofOrder = (number: number, table: string, more = 'true') =>
  `select count(*) as n from ${table} join orders on orders.id = ${table}.order_id where number = ${number} and ${more}`;
const orderIs = (number: number, state: string) =>
  `select count(*) as n from orders where number = ${number} and ${state}`;
const productIs = (handle: string, state = 'true') =>
  `select count(*) as n from products where handle = '${handle}' and ${state}`;
const none = (from: string) => `select case when count(*) = 0 then 1 else 0 end as n from ${from}`;

async function buy({ db, url, variantId }: World, choices?: Record<string, string>): Promise<number> {
  const checkout = await openCheckout(url, variantId, { quantity: 2 });
  const paid = await pay(url, choices ? await choose(url, checkout, choices) : checkout);
  if (paid !== 'placed') throw new Error(`an order was ${paid}`);
  const rows = db.selectFrom('orders').select('number').where('checkout_token', '=', checkout.token);
  return (await rows.executeTakeFirstOrThrow()).number;
}

/** Does without being killed what comes before the action. */
async function act({ owner }: World, path: string, typed: Fields): Promise<void> {
  const status = await owner.send(path, await owner.fill(path, typed));
  if (status !== 303) throw new Error(`${typed.action} answered ${status}`);
}

const onOrder = (number: number) => `/desk/orders/${number}`;

async function buyAndCapture(world: World): Promise<number> {
  const number = await buy(world);
  await act(world, onOrder(number), { action: 'capture' });
  return number;
}

async function buyAndSend(world: World): Promise<number> {
  const number = await buyAndCapture(world);
  await act(world, onOrder(number), { action: 'pack', [`pieces ${world.sku}`]: '2', carrier: 'ACS', number: '7' });
  return number;
}

async function comingBack(world: World): Promise<number> {
  const number = await buyAndSend(world);
  await act(world, onOrder(number), { action: 'return_open' });
  return number;
}

/** A case on an order that `begin` brings about. */
function onOrderOf(
  begin: (world: World) => Promise<number>,
  typed: (world: World) => Fields,
  happened: (number: number) => readonly string[],
): DeskCase['prepare'] {
  return async (world) => {
    const number = await begin(world);
    const path = onOrder(number);
    const again = () => world.owner.fill(path, typed(world));
    return { path, form: await again(), again, happened: happened(number) };
  };
}

const SECOND_VARIANT: Fields = {
  action: 'variant_add',
  option_el: 'Colour',
  first_el: 'Black',
  'value_el 0': 'Grey',
  price: '349',
  stock: '2',
};

/** A draft, and the case on it. */
function onProductOf(
  typed: (handle: string) => Fields | Promise<Fields>,
  happened: (handle: string) => readonly string[],
): DeskCase['prepare'] {
  return async (world) => {
    const handle = `chaos-${world.next()}`;
    await act(world, '/desk/products', { action: 'product_new', title: handle.replace('-', ' '), price: '299' });
    const path = `/desk/products/${handle}`;
    return { path, form: await world.owner.fill(path, await typed(handle)), happened: happened(handle) };
  };
}

function onCodeOf(
  typed: (code: string) => Fields,
  happened: (code: string) => readonly string[],
  isThere = true,
): DeskCase['prepare'] {
  return async (world) => {
    const code = `CHAOS${world.next()}`;
    const path = '/desk/codes';
    if (isThere) await act(world, path, { action: 'code_add', code_text: code, amount: '20', limit: '5' });
    const form = await world.owner.fill(path, typed(code), isThere ? `value="${code}"` : '');
    return { path, form, happened: happened(code) };
  };
}

/** A message by the contact form, and the case on it. */
function onMessageOf(typed: Fields, happened: (id: string) => readonly string[]): DeskCase['prepare'] {
  return async (world) => {
    const id = `contact-chaos-${world.next()}`;
    await writeMail(world.db, { id, kind: 'contact', status: 'sent' });
    const form = await world.owner.fill('/desk/messages', typed, `value="${id}"`);
    return { path: '/desk/messages', form, happened: happened(id) };
  };
}

async function writeMail(db: Database, mail: { id: string; kind: string; status: string }): Promise<void> {
  const at = new Date().toISOString();
  const body = { recipient: 'shop@example.gr', reply_to: 'anna@example.gr', subject: mail.id, text_body: 'Where?' };
  const state = { html_body: '', headers: '{}', attempts: 1, next_attempt_at: '2999', created_at: at, sent_at: at };
  await db
    .insertInto('outbox')
    .values({ ...mail, ...body, ...state } as never)
    .execute();
}

const toBase64url = (text: string) => Buffer.from(text).toString('base64url');

const pieces = ({ sku }: World) => ({ [`pieces ${sku}`]: '1' });

export const DESK_CASES: Readonly<Record<string, DeskCase>> = {
  pack: {
    prepare: onOrderOf(
      buyAndCapture,
      (world) => ({ action: 'pack', ...pieces(world), carrier: 'ACS', number: '7' }),
      (number) => [
        ofOrder(number, 'fulfillments'),
        orderIs(number, "fulfillment_status = 'PARTIALLY_FULFILLED'"),
        mailOf(number, 'order-shipment'),
      ],
    ),
  },
  parcel: {
    prepare: onOrderOf(
      buyAndSend,
      () => ({ action: 'parcel', carrier: 'ELTA', number: 'SE1' }),
      (number) => [
        ofOrder(number, 'fulfillments', "tracking_company = 'ELTA' and tracking_number = 'SE1'"),
        ofOrder(number, 'order_notes'),
        mailOf(number, 'order-shipment-mended'),
      ],
    ),
  },
  scan: {
    async prepare(world) {
      const number = await buyAndCapture(world);
      const form = await world.owner.fill('/desk/orders/scan', {
        action: 'scan',
        carrier: 'ACS',
        lines: `${number} 7401`,
      });
      const happened = [ofOrder(number, 'fulfillments'), mailOf(number, 'order-shipment')];
      return { path: '/desk/orders/scan', form, happened };
    },
  },
  mark_paid: {
    prepare: onOrderOf(
      (world) => buy(world, { paymentMethod: 'cod' }),
      () => ({ action: 'mark_paid' }),
      (number) => [
        orderIs(number, "financial_status = 'PAID'"),
        ofOrder(number, 'payments', "payments.status = 'captured'"),
      ],
    ),
  },
  capture: {
    isResumed: true,
    prepare: onOrderOf(
      buy,
      () => ({ action: 'capture' }),
      (number) => [
        orderIs(number, "financial_status = 'PAID'"),
        ofOrder(number, 'payments', "payments.status = 'captured' and captured_cents = amount_cents"),
      ],
    ),
  },
  cancel: {
    prepare: onOrderOf(
      (world) => buy(world, { paymentMethod: 'cod' }),
      () => ({ action: 'cancel', restock: 'on' }),
      (number) => [orderIs(number, "financial_status = 'VOIDED'"), orderIs(number, 'canceled_at is not null')],
    ),
  },
  refund: {
    isResumed: true,
    prepare: onOrderOf(
      buyAndSend,
      (world) => ({ action: 'refund', ...pieces(world), restock: 'on', came_back: 'on' }),
      (number) => [
        ofOrder(number, 'refunds', "refunds.status = 'done'"),
        ofOrder(number, 'payments', 'refunded_cents > 0 and refunded_cents < captured_cents'),
        orderIs(number, "financial_status = 'PARTIALLY_REFUNDED'"),
        mailOf(number, 'order-refund'),
      ],
    ),
  },
  note: {
    prepare: onOrderOf(
      buy,
      () => ({ action: 'note', text: 'chaos' }),
      (number) => [ofOrder(number, 'order_notes')],
    ),
  },
  order_edit: {
    prepare: onOrderOf(
      buy,
      () => ({ action: 'order_edit', email: 'chaos@example.gr', note: 'chaos' }),
      (number) => [
        orderIs(number, "email = 'chaos@example.gr' and note = 'chaos'"),
        ofOrder(number, 'order_notes'),
        `select count(*) as n from outbox where id like 'order-edited-${number}-%-former'`,
      ],
    ),
  },
  order_goods: {
    prepare: onOrderOf(
      (world) => buy(world, { paymentMethod: 'cod' }),
      (world) => ({ action: 'order_goods', ...pieces(world) }),
      (number) => [
        ofOrder(number, 'order_lines', 'quantity = 1'),
        ofOrder(
          number,
          'payments',
          'amount_cents = total_cents and 1 = (select sum(quantity) from order_lines where order_lines.order_id = orders.id)',
        ),
        ofOrder(number, 'order_notes'),
        mailOf(number, 'order-lines-edited'),
      ],
    ),
  },
  resend: {
    prepare: onOrderOf(
      buyAndCapture,
      () => ({ action: 'resend', mail: 'confirmation' }),
      (number) => [mailOf(number, 'order-confirmation-again')],
    ),
  },
  return_open: {
    prepare: onOrderOf(
      buyAndSend,
      (world) => ({ action: 'return_open', ...pieces(world) }),
      (number) => [ofOrder(number, 'returns', "returns.status = 'open'"), mailOf(number, 'order-return-opened')],
    ),
  },
  return_arrive: {
    async prepare(world) {
      const number = await comingBack(world);
      const path = onOrder(number);
      const returns = world.db.selectFrom('returns').select('id').orderBy('id', 'desc');
      const { id } = await returns.executeTakeFirstOrThrow();
      // The owner's page asks for the money at once; a packer's form notes the goods alone.
      const form = await world.owner.fill(path, { action: 'return_arrive', return: String(id), restock: 'on' });
      const happened = [
        ofOrder(number, 'returns', "returns.status = 'received'"),
        mailOf(number, 'order-return-received'),
      ];
      return { path, form, happened };
    },
  },
  return_refund: {
    isResumed: true,
    prepare: onOrderOf(
      comingBack,
      () => ({ action: 'return_refund', restock: 'on' }),
      (number) => [
        ofOrder(number, 'returns', "returns.status = 'closed'"),
        orderIs(number, "financial_status = 'REFUNDED'"),
        ofOrder(number, 'payments', 'refunded_cents = captured_cents'),
      ],
    ),
  },
  return_decline: {
    prepare: onOrderOf(
      comingBack,
      () => ({ action: 'return_decline', why: 'chaos' }),
      (number) => [ofOrder(number, 'returns', "returns.status = 'declined'")],
    ),
  },
  draft_new: {
    async prepare({ owner, sku, next }) {
      const email = `draft-${next()}@example.gr`;
      const path = '/desk/orders/drafts';
      const form = await owner.fill(path, { action: 'draft_new', pieces: sku, email });
      const held = `payments join checkouts on checkouts.token = checkout_token where form like '%${email}%'`;
      const mail = `outbox where kind = 'draft-order' and recipient = '${email}'`;
      const happened = [
        `select count(*) as n from ${held} and status = 'started'`,
        `select count(*) as n from ${mail}`,
      ];
      return { path, form, happened };
    },
  },
  draft_end: {
    async prepare(world) {
      const { owner, sku, next } = world;
      const email = `draft-${next()}@example.gr`;
      const path = '/desk/orders/drafts';
      await act(world, path, { action: 'draft_new', pieces: sku, email });
      const [, row = ''] = (await owner.get(path)).split(email);
      const [, id = ''] = /name="draft" value="(\d+)"/.exec(row) ?? [];
      const form = await owner.fill(path, { action: 'draft_end' }, `name="draft" value="${id}"`);
      const happened = [
        `select count(*) as n from payments where id = ${id} and status <> 'started'`,
        none(`stock_holds where payment_id = ${id}`),
      ];
      return { path, form, happened };
    },
  },
  product_new: {
    async prepare(world) {
      const handle = `chaos-${world.next()}`;
      const typed = { action: 'product_new', title: handle.replace('-', ' '), price: '299' };
      const variants = `product_variants join products on products.id = product_id where handle = '${handle}'`;
      return {
        path: '/desk/products',
        form: await world.owner.fill('/desk/products', typed),
        happened: [productIs(handle), `select count(*) as n from ${variants}`],
      };
    },
  },
  product_save: {
    prepare: onProductOf(
      (handle) => ({
        action: 'product_save',
        title_el: `${handle} el`,
        title_en: `${handle} en`,
        vendor: 'V',
        tags: 'x',
      }),
      (handle) => [
        productIs(handle, `title = '${handle} el' and vendor = 'V'`),
        `select count(*) as n from translations where resource = 'product' and key = 'title' and value = '${handle} en'`,
      ],
    ),
  },
  facts_save: {
    prepare: onProductOf(
      () => ({ action: 'facts_save', weight: '1.7', touch: 'TRUE' }),
      (handle) =>
        ['weight', 'touch'].map(
          (key) =>
            `select count(*) as n from product_metafields join products on products.id = product_id where handle = '${handle}' and key = '${key}'`,
        ),
    ),
  },
  variant_facts: {
    prepare: onProductOf(
      (handle) => ({
        action: 'variant_facts',
        sku: handle.toUpperCase(),
        battery_health: '91',
        keyboard_layout: 'gr',
      }),
      (handle) =>
        ['battery_health', 'keyboard_layout'].map(
          (key) =>
            `select count(*) as n from variant_metafields join product_variants on product_variants.id = variant_id where sku = '${handle.toUpperCase()}' and key = '${key}'`,
        ),
    ),
  },
  product_status: {
    prepare: onProductOf(
      () => ({ action: 'product_status', status: 'active' }),
      (handle) => [productIs(handle, "status = 'active'")],
    ),
  },
  product_duplicate: {
    prepare: onProductOf(
      () => ({ action: 'product_duplicate' }),
      (handle) => [
        productIs(`${handle}-2`),
        `select count(*) as n from product_variants join products on products.id = product_id where handle = '${handle}-2'`,
      ],
    ),
  },
  product_delete: {
    prepare: onProductOf(
      () => ({ action: 'product_delete' }),
      (handle) => [
        none(`products where handle = '${handle}'`),
        none(`product_variants where sku = '${handle.toUpperCase()}'`),
      ],
    ),
  },
  photos_add: {
    prepare: onProductOf(
      async () => {
        const bytes = new Uint8Array(await photo(7, { width: 900, height: 1200 }));
        return { action: 'photos_add', crop: 'middle', photo: new File([bytes], 'front.jpg') };
      },
      (handle) => [
        `select count(*) as n from product_images join products on products.id = product_id where handle = '${handle}'`,
      ],
    ),
  },
  photos_save: {
    async prepare(world) {
      const { owner, db, next } = world;
      const handle = `chaos-${next()}`;
      await act(world, '/desk/products', { action: 'product_new', title: handle.replace('-', ' '), price: '299' });
      const path = `/desk/products/${handle}`;
      const taken = new File([new Uint8Array(await photo(next(), { width: 900, height: 1200 }))], 'front.jpg');
      await act(world, path, { action: 'photos_add', crop: 'none', photo: taken });
      const images = db.selectFrom('product_images').select('file').orderBy('id', 'desc');
      const { file } = await images.executeTakeFirstOrThrow();
      const texts = { [`alt_el ${file}`]: handle, [`alt_en ${file}`]: `${handle} en`, [`place ${file}`]: '1' };
      const form = await owner.fill(path, { action: 'photos_save', ...texts });
      const happened = [
        `select count(*) as n from product_images where alt = '${handle}'`,
        `select count(*) as n from translations where resource = 'product_image' and value = '${handle} en'`,
      ];
      return { path, form, happened };
    },
  },
  import_products: {
    async prepare(world) {
      const handles = [`chaos-${world.next()}`, `chaos-${world.next()}`];
      for (const handle of handles)
        await act(world, '/desk/products', { action: 'product_new', title: handle.replace('-', ' '), price: '299' });
      const csv = (await world.owner.get('/desk/products/export')).replaceAll(/chaos (\d+)/g, (title, number) =>
        handles.includes(`chaos-${number}`) ? `imported ${number}` : title,
      );
      const path = '/desk/products/import';
      const plan = await world.owner.fill(path, { action: 'import_plan', file: new File([csv], 'products.csv') });
      const form = await world.owner.preview(path, plan, { action: 'import_products', csv });
      const titles = handles.map((handle) => productIs(handle, `title = '${handle.replace('chaos-', 'imported ')}'`));
      return { path, form, happened: titles };
    },
  },
  variant_set: {
    prepare: onProductOf(
      () => ({ action: 'variant_set', price: '249', stock: '9', reduced: 'on' }),
      (handle) => [
        `select count(*) as n from product_variants where sku = '${handle.toUpperCase()}' and price_cents = 24900 and stock = 9`,
        `select count(*) as n from variant_prices join product_variants on id = variant_id where sku = '${handle.toUpperCase()}' and variant_prices.price_cents = 24900`,
      ],
    ),
  },
  variant_add: {
    prepare: onProductOf(
      () => SECOND_VARIANT,
      (handle) => [
        `select count(*) as n from product_variants where sku = '${handle}-grey' and price_cents = 34900 and stock = 2`,
        `select count(*) as n from variant_option_values join product_variants on product_variants.id = variant_id where sku = '${handle}-grey'`,
        `select count(*) as n from variant_option_values join product_variants on product_variants.id = variant_id where sku = '${handle.toUpperCase()}'`,
      ],
    ),
  },
  variant_remove: {
    async prepare(world) {
      const handle = `chaos-${world.next()}`;
      await act(world, '/desk/products', { action: 'product_new', title: handle.replace('-', ' '), price: '299' });
      const path = `/desk/products/${handle}`;
      await act(world, path, SECOND_VARIANT);
      const form = await world.owner.fill(path, { action: 'variant_remove', sku: handle.toUpperCase() });
      return { path, form, happened: [none(`product_variants where sku = '${handle.toUpperCase()}'`)] };
    },
  },
  code_add: {
    prepare: onCodeOf(
      (code) => ({ action: 'code_add', code_text: code, percent: '20', limit: '5' }),
      (code) => [`select count(*) as n from discounts where code = '${code}' and percent = 20 and usage_limit = 5`],
      false,
    ),
  },
  code_limit: {
    prepare: onCodeOf(
      () => ({ action: 'code_limit', limit: '9' }),
      (code) => [`select count(*) as n from discounts where code = '${code}' and usage_limit = 9`],
    ),
  },
  code_stop: {
    prepare: onCodeOf(
      () => ({ action: 'code_stop' }),
      (code) => [`select count(*) as n from discounts where code = '${code}' and ends_at is not null`],
    ),
  },
  customer_erase: {
    async prepare(world) {
      const number = await buyAndCapture(world);
      const { db, owner } = world;
      const order = db.selectFrom('orders').select(['email', 'cart_token']).where('number', '=', number);
      const { email, cart_token } = await order.executeTakeFirstOrThrow();
      await untilSent(db, email);
      const path = '/desk/customers';
      const form = await owner.fill(`${path}?q=${encodeURIComponent(email)}`, { action: 'customer_erase' });
      return {
        path,
        form,
        happened: [
          none(`outbox where recipient = '${email}'`),
          `select count(*) as n from checkouts where cart_token = '${cart_token}' and form = '{}'`,
        ],
      };
    },
  },
  message_reply: {
    prepare: onMessageOf({ action: 'message_reply', text: 'Here.' }, (id) => [
      `select count(*) as n from outbox where kind = 'reply' and id like 'reply-${id}-%'`,
    ]),
  },
  message_close: {
    prepare: onMessageOf({ action: 'message_close' }, (id) => [
      `select count(*) as n from outbox where id = '${id}' and text_body = ''`,
    ]),
  },
  mail_resend: {
    async prepare({ db, owner, next }) {
      const id = `order-chaos-${next()}`;
      await writeMail(db, { id, kind: 'order-x', status: 'failed' });
      await db.updateTable('outbox').set({ last_error: 'EENVELOPE' }).where('id', '=', id).execute();
      const form = await owner.fill('/desk/mails', { action: 'mail_resend' }, `value="${id}"`);
      return {
        path: '/desk/mails',
        form,
        happened: [`select count(*) as n from outbox where id = '${id}' and status <> 'failed'`],
      };
    },
  },
  backup: {
    isForSqlite: true,
    async prepare({ location, owner }) {
      const path = '/desk/settings/backup';
      const form = await owner.fill(path, { action: 'backup' });
      const began = new Date().toISOString();
      return {
        path,
        form,
        happened: [`select count(*) as n from meta where key = 'backed_up_at' and value >= '${began}'`],
        faults: () => brokenBackups(listBackups(location).map(({ name }) => findBackup(location, name) ?? name)),
      };
    },
  },
  passkey_add: {
    async prepare({ db, url, owner, next }) {
      const path = '/desk/settings/passkeys';
      const sessions = db.selectFrom('staff_sessions').innerJoin('staff', 'staff.id', 'staff_id');
      const { id, staff_id } = await sessions
        .select(['staff_sessions.id', 'staff_id'])
        .where('email', '=', 'owner@example.gr')
        .executeTakeFirstOrThrow();
      // As the form gets it for password and code.
      const source = {
        now: () => new Date(),
        randomToken: (bytes: number) => randomBytes(bytes).toString('base64url'),
      };
      const challenge = toBase64url(await giveChallenge(source, db, `session ${id}`));
      const { answer } = createAuthenticator(url).create({ challenge, user: { id: toBase64url(`staff ${staff_id}`) } });
      const name = `chaos ${next()}`;
      const form = await owner.fill(path, { action: 'passkey_add', name, passkey: answer });
      return { path, form, happened: [`select count(*) as n from staff_passkeys where name = '${name}'`] };
    },
  },
  passkey_remove: {
    async prepare({ db, owner, next }) {
      const id = `chaos-${next()}`;
      const people = db.selectFrom('staff').select('id').where('email', '=', 'owner@example.gr');
      const { id: staff_id } = await people.executeTakeFirstOrThrow();
      const made = { public_key: '', counter: '0', created_at: new Date().toISOString() };
      await db
        .insertInto('staff_passkeys')
        .values({ id, staff_id, name: id, ...made })
        .execute();
      const path = '/desk/settings/passkeys';
      const form = await owner.fill(path, { action: 'passkey_remove' }, `value="${id}"`);
      return { path, form, happened: [none(`staff_passkeys where id = '${id}'`)] };
    },
  },
  staff_remove: {
    async prepare({ db, owner, next }) {
      const email = `packer-${next()}@example.gr`;
      await invite(db, email, 'packer');
      const path = '/desk/settings/staff';
      const form = await owner.fill(path, { action: 'staff_remove' }, `value="${email}"`);
      return { path, form, happened: [none(`staff where email = '${email}'`)] };
    },
  },
  session_end: {
    async prepare({ db, url, owner, next }) {
      const email = `session-${next()}@example.gr`;
      await joinDesk(db, url, email, 'packer');
      const path = '/desk/settings/staff';
      const sessions = `staff_sessions join staff on staff.id = staff_id where email = '${email}'`;
      const form = await owner.fill(path, { action: 'session_end' }, 'name="session"');
      const { id } = await db.selectFrom('staff_sessions').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
      form.set('session', String(id));
      return { path, form, happened: [none(sessions)] };
    },
  },
};

/** @returns which of these files are no whole database of a shop */
async function brokenBackups(files: readonly string[]): Promise<string[]> {
  const broken = await Promise.all(
    files.map((file) =>
      inspectBackup(file).then(
        () => [],
        () => [file],
      ),
    ),
  );
  return broken.flat();
}

/** Mails that wait stay, whatever is erased. */
async function untilSent(db: Database, email: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const waiting = db.selectFrom('outbox').select('id').where('recipient', '=', email);
    if (!(await waiting.where('status', '!=', 'sent').executeTakeFirst())) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('a mail was not sent');
}
