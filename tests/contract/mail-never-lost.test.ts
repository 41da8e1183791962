/** What was answered with «sent» reaches its reader, whatever happens to the process, the mail server or the database. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#platform/db/database.ts';
import { createMailWorker } from '#platform/mail/mail-worker.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import type { MailMessage } from '#platform/mail/transport.ts';
import { parseEnvironment } from '#server/environment.ts';
import { openShopFunctions } from '#server/pages/shop-functions.ts';
import { openHostedShop } from '#server/start/hosted-shop.ts';
import { databaseKinds, givenDatabase } from '../support/databases.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const root = resolve(import.meta.dirname, '../..');
const log = pino({ level: 'silent' });
const LATER_MS = 10 * 60_000;

describe.each(databaseKinds)('on %s', (kind) => {
  const { db, location } = givenDatabase(kind);
  const children: ChildProcess[] = [];
  beforeEach(() => db.deleteFrom('outbox').execute());
  afterEach(async () => {
    for (const child of children.splice(0)) await kill(child);
  });

  /** Starts a process, and resolves with what it says. */
  async function run(mode: 'receive' | 'hang' | 'drain') {
    const { databaseUrl, dataDir } = location();
    const child = spawn(process.execPath, ['tests/support/mail-process.ts', mode], {
      cwd: root,
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
    return { child, line: String(line).trim() };
  }

  /** Sends all that is due some minutes from now, when the claims of the dead have ended. */
  async function drain(): Promise<MailMessage[]> {
    const sent: MailMessage[] = [];
    const transport = { send: async (mail: MailMessage) => void sent.push(mail), close() {} };
    const now = () => new Date(Date.now() + LATER_MS);
    await createMailWorker({ db, now, transport, log }).drainOnce();
    return sent.sort((a, b) => (a.to + a.id < b.to + b.id ? -1 : 1));
  }

  it('a message with its file and a withdrawal outlive kill -9 right after the answer', async () => {
    const { child, line } = await run('receive');
    expect(line).toBe('answered 200 200');
    await kill(child);
    const sent = await drain();
    expect(sent.map(({ to, attachments = [] }) => [to, attachments.map(({ filename }) => filename)])).toEqual([
      ['maria@example.gr', []],
      ['nikos@example.gr', []],
      ['shop@example.gr', ['τιμολόγιο.pdf']],
      ['shop@example.gr', []],
    ]);
    expect(Buffer.from(sent[2]?.attachments?.[0]?.content ?? []).toString()).toBe('%PDF-1.7\n\0\x01');
    expect(sent[1]?.text).toMatch(/Λήφθηκε: \d{1,2} \p{L}+ \d{4}, \d{2}:\d{2} \(ώρα Ελλάδας\)/u);
  });

  it('a message outlives kill -9 while it is being sent, and is sent once', async () => {
    await (await run('receive')).child.kill('SIGKILL');
    const { child, line } = await run('hang');
    expect(line).toBe('sending');
    await kill(child);
    expect(await drain()).toHaveLength(4);
    expect(await drain()).toEqual([]);
  });

  it('three processes send each message once', async () => {
    const mails = Array.from({ length: 60 }, (_, index) => ({
      id: `m-${index}`,
      kind: 'test',
      recipient: 'maria@example.gr',
      subject: 'Μήνυμα',
      text: 'Κείμενο',
      html: '<p>Κείμενο</p>',
    }));
    await queueMails(db, mails, new Date());
    const lines = (await Promise.all([run('drain'), run('drain'), run('drain')])).map(({ line }) => line);
    expect(lines.reduce((sum, line) => sum + Number(line.replace('sent ', '')), 0)).toBe(60);
    const files = globSync('outbox-*/*.eml', { cwd: location().dataDir });
    expect(new Set(files.map((file) => file.replace(/^.*\//, ''))).size).toBe(60);
    expect(files).toHaveLength(60);
  });
});

describe('for a shop on the hosted platform', () => {
  const HOSTED = { PUBLIC_STORE_DOMAIN: 'shop.invalid', PUBLIC_STOREFRONT_API_TOKEN: 'token' };
  const withdraw = { name: 'Νίκος', email: 'nikos@example.gr', orderNumber: '#1001', language: 'en' };

  async function open(dataDir: string, more: Record<string, string> = {}) {
    const environment = parseEnvironment({ ...HOSTED, DATA_DIR: dataDir, ...more });
    if (!environment.hostedShop) throw new Error('The environment names a hosted shop');
    const shop = await openHostedShop(environment.hostedShop, environment, log);
    const functions = openShopFunctions(environment, shop, log);
    const post = async () => {
      const body = new FormData();
      for (const [name, value] of Object.entries(withdraw)) body.set(name, value);
      return functions.call('withdraw', body, new Request('http://localhost/withdrawal'));
    };
    return { shop, post };
  }

  it('a withdrawal waits in DATA_DIR while the mail server is away, and goes out when it is back', async () => {
    const dataDir = temporaryDirectory();
    const away = await open(dataDir, { SMTP_URL: 'smtp://127.0.0.1:1' });
    expect((await away.post()).status).toBe(200);
    await away.shop.checks.database?.();
    await away.shop.close();
    expect(statSync(join(dataDir, 'platform.sqlite')).mode & 0o077).toBe(0);

    const db = await openDatabase({ dataDir });
    await db.updateTable('outbox').set({ next_attempt_at: '' }).execute();
    await db.destroy();
    const back = await open(dataDir);
    await expect.poll(() => globSync('outbox/*.eml', { cwd: dataDir }).length).toBe(2);
    await back.shop.close();
    const [file = ''] = globSync('outbox/*-acknowledgement.eml', { cwd: dataDir });
    const mail = await PostalMime.parse(readFileSync(join(dataDir, file)));
    expect(mail.to?.[0]?.address).toBe('nikos@example.gr');
    expect(mail.text).toMatch(/Received: \w+ \d{1,2}, \d{4}, \d{2}:\d{2} \(Greek time\)/);
  });

  it('the sender is told when a withdrawal cannot be written down', async () => {
    const { shop, post } = await open(temporaryDirectory());
    await shop.close();
    const response = await post();
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({
      error: 'The statement was not recorded: something failed on our side. Try again, or send it by e-mail.',
    });
  });
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}
