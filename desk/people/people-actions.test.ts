import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createMailWorker } from '#platform/mail/mail-worker.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { readAuditLog } from '#platform/staff/audit-log.ts';
import { databaseKinds } from '#tests/support/databases.ts';
import { type DeskVisitor, openTestDesk } from '#tests/support/desk-visitor.ts';
import { givenShop } from '#tests/support/test-shop.ts';

describe.each(databaseKinds)('people at the desk on %s', (kind) => {
  const { db, shop, location } = givenShop(kind);
  let visitor: DeskVisitor | undefined;
  const signIn = async () => {
    visitor ??= await openTestDesk(shop.context, location()).signIn('owner@example.gr', 'owner');
    return visitor;
  };

  /** A message that came by the contact form and went out to the shop's mailbox. */
  async function message(id: string): Promise<void> {
    const mail = {
      id,
      kind: 'contact',
      recipient: 'shop@example.gr',
      replyTo: 'anna@example.gr',
      subject: '[Order] Where',
      text: 'Where is it?',
      html: '',
    };
    await queueMail(db, mail, shop.clock.now);
    const transport = { send: async () => undefined, close: () => undefined };
    const worker = createMailWorker({
      db,
      now: () => shop.clock.now,
      transport,
      log: shop.context.log,
      storesMessages: true,
    });
    worker.start();
    await expect
      .poll(() => db.selectFrom('outbox').select('status').where('id', '=', id).execute())
      .toEqual([{ status: 'sent' }]);
    await worker.stop();
  }

  it('shows a message until it is answered, and answers by mail', async () => {
    const owner = await signIn();
    await message('contact-1');
    expect(await (await owner.get('/desk')).text()).toContain('messages unanswered');
    expect(await (await owner.get('/desk/messages')).text()).toContain('Where is it?');
    expect((await owner.post('/desk/messages', { action: 'message_reply', message: 'contact-1' })).status).toBe(422);
    const long = { action: 'message_reply', message: 'contact-1', text: 'A'.repeat(50_001) };
    expect(await (await owner.post('/desk/messages', long)).text()).toContain(long.text);
    const reply = { action: 'message_reply', message: 'contact-1', text: 'On its way.' };
    const greeting = await owner.post('/desk/messages', { ...reply, language: 'el' });
    expect(greeting.headers.get('location')).toContain('done=replied');
    const [greek] = await db.selectFrom('outbox').selectAll().where('kind', '=', 'reply').execute();
    expect(greek?.text_body, 'whoever writes it').toContain('Η απάντησή μας');
    await db.deleteFrom('outbox').where('kind', '=', 'reply').execute();
    await owner.post('/desk/messages', { ...reply, language: 'en' });
    const [mail] = await db.selectFrom('outbox').selectAll().where('kind', '=', 'reply').execute();
    expect(mail).toMatchObject({ recipient: 'anna@example.gr', subject: 'Re: [Order] Where' });
    expect(mail?.text_body).toMatch(/your message of [\s\S]*On its way\./);
    // The mail to the shop has words to staff beside those of the person.
    expect(mail?.text_body).not.toContain('Where is it?');
    expect(await (await owner.get('/desk')).text()).not.toContain('messages unanswered');
    await owner.post('/desk/messages', { action: 'message_close', message: 'contact-1' });
    const log = await readAuditLog(db, { limit: 2 });
    expect(log.map(({ action, subject }) => [action, subject])).toEqual([
      ['message_close', 'message a…@example.gr'],
      ['message_reply', 'message a…@example.gr'],
    ]);
    expect(await (await owner.get('/desk/messages')).text()).toContain('No messages.');
  });

  it('forgets what a message said after the time that /privacy names', async () => {
    const owner = await signIn();
    const then = shop.clock.now;
    shop.clock.now = new Date(then.getTime() - 366 * 24 * 60 * 60_000);
    await message('contact-2');
    shop.clock.now = then;
    await message('contact-3');
    const rows = await db
      .selectFrom('outbox')
      .select(['id', 'text_body'])
      .where('id', 'in', ['contact-2', 'contact-3'])
      .execute();
    expect(new Map(rows.map(({ id, text_body }) => [id, text_body]))).toEqual(
      new Map([
        ['contact-2', ''],
        ['contact-3', 'Where is it?'],
      ]),
    );
    await owner.post('/desk/messages', { action: 'message_close', message: 'contact-3' });
  });

  it('exports and erases a customer, and names them in no log', async () => {
    const owner = await signIn();
    const number = await shop.buy('maria@example.gr');
    const page = await (await owner.get('/desk/customers?q=maria@example.gr')).text();
    expect(page).toContain(`#${number}`);
    await message('contact-4');
    expect(await (await owner.get('/desk/customers?q=anna@example.gr')).text()).toContain('Where is it?');
    await owner.post('/desk/messages', { action: 'message_close', message: 'contact-4' });
    const file = await owner.get('/desk/customers/export?q=maria@example.gr');
    expect(await file.text()).toContain('maria@example.gr');
    const erase = { action: 'customer_erase', email: 'Maria@example.gr ' };
    expect((await owner.post('/desk/customers', erase)).headers.get('location')).toContain('done=erased');
    const carts = await db.selectFrom('carts').select('buyer_email').execute();
    expect(JSON.stringify(carts)).not.toContain('maria@example.gr');
    expect(JSON.stringify(await readAuditLog(db, { limit: 100 }))).not.toContain('maria@');
    expect((await owner.post('/desk/customers', { action: 'customer_erase', email: 'shop@example.gr' })).status).toBe(
      422,
    );
    expect((await owner.get('/desk/customers/export?q=nobody@example.gr')).status).toBe(404);
  });

  it('tries a failed mail again', async () => {
    const owner = await signIn();
    const mail = { id: 'order-x', kind: 'order-x', recipient: 'a@example.gr', subject: 'Parcel', text: 'x', html: '' };
    await queueMail(db, mail, shop.clock.now);
    await db
      .updateTable('outbox')
      .set({ status: 'failed', last_error: 'EENVELOPE' })
      .where('id', '=', 'order-x')
      .execute();
    expect(await (await owner.get('/desk/mails')).text()).toContain('refuses the address (EENVELOPE)');
    await owner.post('/desk/mails', { action: 'mail_resend', mail: 'order-x' });
    expect(await db.selectFrom('outbox').select('status').where('id', '=', 'order-x').execute()).toEqual([
      { status: 'queued' },
    ]);
    expect((await owner.post('/desk/mails', { action: 'mail_resend', mail: 'none' })).status).toBe(422);
  });

  it('adds a code, limits it and stops it, without overwriting what somebody else did', async () => {
    const owner = await signIn();
    const add = { action: 'code_add', code_text: 'minus20', amount: '20', limit: '5' };
    expect((await owner.post('/desk/codes', add)).headers.get('location')).toContain('done=code_added');
    expect((await owner.post('/desk/codes', add)).status).toBe(422);
    for (const wrong of [
      { percent: '20' },
      { code_text: '!' },
      { to: 'soon', code_text: 'OTHER' },
      { limit: 'many', code_text: 'OTHER' },
      { from: '2026-12-10', to: '2026-12-01', code_text: 'OTHER' },
      { to: '2020-01-01', code_text: 'OTHER' },
    ])
      expect((await owner.post('/desk/codes', { ...add, ...wrong })).status).toBe(422);
    const code = () => db.selectFrom('discounts').selectAll().where('code', '=', 'MINUS20').executeTakeFirst();
    const shown = JSON.stringify({ limit: 5, used: 0, ends: null });
    await owner.post('/desk/codes', { action: 'code_limit', code_text: 'MINUS20', limit: '9', shown });
    expect(await code()).toMatchObject({ usage_limit: 9 });
    expect((await owner.post('/desk/codes', { action: 'code_stop', code_text: 'MINUS20', shown })).status).toBe(409);
    await owner.post('/desk/codes', { action: 'code_stop', code_text: 'MINUS20' });
    expect((await code())?.ends_at).toBe(shop.clock.now.toISOString());
    expect(await (await owner.get('/desk/codes')).text()).toContain('over');
  });

  /** Starts a backup, and waits for what its page says in the end. */
  async function backUp(owner: DeskVisitor, said: string): Promise<string> {
    const started = await owner.post('/desk/settings/backup', { action: 'backup' });
    const job = started.headers.get('location') ?? '';
    await expect.poll(async () => (await owner.get(job)).text()).toContain(said);
    return (await owner.get('/desk/settings/backup')).text();
  }

  it('saves the database while it works, and gives the file to owners alone', async () => {
    const owner = await signIn();
    const folder = join(location().dataDir, 'backups');
    mkdirSync(folder, { recursive: true });
    for (const left of ['shop-1.dump.pass', 'shop-1.sqlite.7.partial', 'mine.txt'])
      writeFileSync(join(folder, left), '');
    vi.stubEnv('PATH', '/nowhere');
    if (kind === 'postgres') {
      // A server without the program is told what to run; with it, it has its file.
      expect(await backUp(owner, 'pg_dump --format=custom')).not.toMatch(/backup\/shop-/);
      const bin = mkdtempSync(join(tmpdir(), 'xana-pg-dump-'));
      // The last argument is the database, without its password.
      const script =
        'for word; do case "$word" in --file=*) file=$(echo "$word" | cut -c8-);; esac; done; echo "$word" > "$file"';
      writeFileSync(join(bin, 'pg_dump'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
      vi.stubEnv('PATH', `${bin}:/bin:/usr/bin`);
    }
    const [, name = ''] = /backup\/(shop-[\d-]+\.(?:sqlite|dump))/.exec(await backUp(owner, 'ready and checked')) ?? [];
    vi.unstubAllEnvs();
    expect(readdirSync(folder).sort()).toEqual(['mine.txt', name]);
    const content = await (await owner.get(`/desk/settings/backup/${name}`)).text();
    const { pathname } = new URL(location().databaseUrl ?? 'sqlite:/');
    expect(content).toContain(kind === 'postgres' ? `${pathname}?` : 'SQLite format 3');
    mkdirSync(join(location().dataDir, 'backups', 'shop-1'), { recursive: true });
    for (const path of ['..%2Fplatform.sqlite', 'shop-1'])
      expect((await owner.get(`/desk/settings/backup/${path}`)).status).toBe(404);
  });

  it('leads back to long work that goes on', async () => {
    const owner = await signIn();
    const job = { id: 'import-1', name: 'import_products', back: '/desk', done: 'imported', progress: '3 / 20' };
    const told_at = shop.clock.now.toISOString();
    await db
      .insertInto('staff_jobs')
      .values({ ...job, outcome: null, told_at })
      .execute();
    expect(await (await owner.get('/desk')).text()).toMatch(
      /href="\/desk\/jobs\/import-1">Products imported<\/a> 3 \/ 20/,
    );
    expect(await (await owner.get('/desk/jobs/import-1')).text()).toContain('3 / 20');
    await db.deleteFrom('staff_jobs').execute();
  });

  it('explains the values of shop.config.ts in its own words', async () => {
    const page = await (await (await signIn()).get('/desk/settings/config')).text();
    expect(page).toMatch(/freeAboveCents[\s\S]*?250\.00[\s\S]*?Goods that cost more than this, after discounts/);
  });
});
