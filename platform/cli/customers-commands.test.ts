import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { shop as config } from '#shop.config';
import { runLine } from '#tests/support/run-line.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import type { Deployment } from '../ready/check-deployment.ts';

const { shop, location } = givenShop('sqlite');

beforeAll(async () => {
  await shop.buy('maria@example.gr');
  const outbox = join(location().dataDir, 'outbox');
  mkdirSync(outbox);
  const mail = (name: string, to: string, replyTo: string) =>
    writeFileSync(
      join(outbox, name),
      `From: shop@example.gr\r\nTo: ${to}\r\nReply-To: ${replyTo}\r\n\r\nTo: maria@example.gr\r\n`,
    );
  mail('order-confirmation-1001.eml', 'maria@example.gr', 'service@example.gr');
  mail('contact-1.eml', 'service@example.gr', 'Μαρία <Maria@example.gr>');
  mail('contact-2.eml', 'service@example.gr', 'nikos@example.gr');
  mail('withdrawal-1.eml', 'service@example.gr', 'maria@example.gr');
  mail('withdrawal-1-acknowledgement.eml', 'maria@example.gr', 'service@example.gr');
});

const DEPLOYMENT: Deployment = {
  publicUrl: 'https://shop.example.gr',
  smtpUrl: 'smtp://mail.example.gr',
  mailFrom: 'shop@example.gr',
  contactTo: 'Messages@example.gr',
  isProxyTrusted: false,
  payments: null,
  hostedShop: null,
};

const call = (...argv: string[]) =>
  runLine(argv, { locate: location, openShop: async () => shop.context, deployment: () => DEPLOYMENT });

it('export writes JSON to the screen or into a file that its owner alone can read', async () => {
  const shown = await call('customers', 'export', 'Maria@example.gr');
  expect(JSON.parse(shown.output)).toMatchObject({ email: 'maria@example.gr', orders: [{ number: 1001 }] });
  const file = join(location().dataDir, 'maria.json');
  expect(await call('customers', 'export', 'maria@example.gr', file)).toMatchObject({ code: 0 });
  expect(readFileSync(file, 'utf8')).toBe(shown.output);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await call('customers', 'export', 'maria@example.gr', file)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('maria.json: there is such a file already.'),
  });
  expect(await call('customers', 'export', 'nobody@example.gr')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('There is nothing under nobody@example.gr.'),
  });
});

it('erase says first what it would do, and then does it', async () => {
  const outbox = join(location().dataDir, 'outbox');
  const asked = await call('customers', 'erase', 'maria@example.gr');
  expect(asked).toMatchObject({ code: 1, errors: expect.stringContaining('nothing was. Add --yes') });
  expect(asked.output).toBe(`Erased:
  - 1 cart and what was typed at the checkout
  - 2 copies of mails in DATA_DIR/outbox
Stays:
  - order #1001, with name, address and invoice: tax law asks for it until 2031-12-31
  - what the shop does not hold itself: its mailbox, the payment provider, the carrier, older backups
`);
  expect(readdirSync(outbox)).toHaveLength(5);
  const done = await call('customers', 'erase', 'maria@example.gr', '--yes');
  expect(done).toMatchObject({ code: 0, output: asked.output });
  expect(readdirSync(outbox).sort()).toEqual(['contact-2.eml', 'withdrawal-1-acknowledgement.eml', 'withdrawal-1.eml']);
});

it('erase refuses the shop’s own address and one without data', async () => {
  for (const own of [config.contact.email, DEPLOYMENT.contactTo]) {
    expect(await call('customers', 'erase', own, '--yes')).toMatchObject({
      code: 1,
      errors: expect.stringContaining("the shop's own address"),
    });
  }
  expect(await call('customers', 'erase', 'nobody@example.gr', '--yes')).toMatchObject({ code: 1, output: '' });
});

it('newsletter lists who said yes last, with when and where', async () => {
  const { db } = shop.context;
  const said = { accepts_marketing: 1, password_hash: '', language: 'en' };
  const at = (day: string) => `2026-11-${day}T10:00:00.000Z`;
  const account = (email: string, more: object) => ({
    email,
    ...said,
    created_at: at('01'),
    updated_at: at('25'),
    ...more,
  });
  await db
    .insertInto('customers')
    .values([
      account('anna@example.gr', { first_name: '=Άννα', last_name: 'Π.' }),
      account('later@example.gr', { marketing_at: at('12') }),
      account('left@example.gr', { accepts_marketing: 0, marketing_at: at('22') }),
      account('back@example.gr', { accepts_marketing: 0, marketing_at: at('02') }),
      account('never@example.gr', { accepts_marketing: 0 }),
    ])
    .execute();
  for (const email of ['left@example.gr', 'back@example.gr', 'silent@example.gr']) {
    const number = await shop.buy(email);
    if (email !== 'silent@example.gr')
      await db.updateTable('orders').set({ accepts_marketing: 1 }).where('number', '=', number).execute();
  }
  const { output } = await call('customers', 'newsletter');
  const back = await db
    .selectFrom('orders')
    .selectAll()
    .where('email', '=', 'back@example.gr')
    .executeTakeFirstOrThrow();
  expect(output.trimEnd().split('\n')).toEqual([
    'Email Address,First Name,Last Name,Language,Consent Time,Consent Source',
    "anna@example.gr,'=Άννα,Π.,en,2026-11-01T10:00:00.000Z,account",
    'later@example.gr,,,en,2026-11-12T10:00:00.000Z,account',
    `back@example.gr,Μαρία,Παπαδοπούλου,el,${back.processed_at},order ${back.number}`,
  ]);
});
