import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, useDatabase } from '#tests/support/databases.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { createFileTransport } from './file-transport.ts';
import { createMailWorker } from './mail-worker.ts';
import { queueMail } from './outbox.ts';
import type { MailMessage, MailTransport } from './transport.ts';

const mail = (id: string) => ({
  id,
  kind: 'order-confirmation',
  recipient: 'maria@example.gr',
  subject: 'Η παραγγελία σας #1001 επιβεβαιώθηκε',
  text: 'Σας ευχαριστούμε.',
  html: '<p>Σας ευχαριστούμε.</p>',
});

describe.each(databaseKinds)('the mail worker on %s', (kind) => {
  const location = useDatabase(kind);
  let db: Database;
  let now: Date;
  let sent: MailMessage[];
  let broken: boolean;
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const transport: MailTransport = {
    async send(message) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (broken) throw Object.assign(new Error('550 <maria@example.gr> is full'), { code: 'EENVELOPE' });
      sent.push(message);
    },
    close() {},
  };
  const worker = () => createMailWorker({ db, now: () => now, transport, log, pollMs: 5 });
  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1_000);
  };
  const statusOf = async (id: string) =>
    (await db.selectFrom('outbox').select(['status', 'attempts']).where('id', '=', id).executeTakeFirst()) ?? null;

  beforeAll(async () => {
    db = await openDatabase(location());
  });
  beforeEach(async () => {
    await db.deleteFrom('outbox').execute();
    now = new Date('2026-11-20T08:00:00Z');
    sent = [];
    broken = false;
    logged.length = 0;
  });
  afterAll(() => db.destroy());

  it('sends what is queued, once', async () => {
    await queueMail(db, mail('a'), now);
    await queueMail(db, mail('a'), now);
    expect(await worker().drainOnce()).toBe(1);
    expect(await worker().drainOnce()).toBe(0);
    expect(sent).toMatchObject([{ id: 'a', to: 'maria@example.gr', date: now }]);
    expect(await statusOf('a')).toEqual({ status: 'sent', attempts: 1 });
  });

  it('is undone with its cause', async () => {
    const undone = db.transaction().execute(async (trx) => {
      await queueMail(trx, mail('a'), now);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await statusOf('a')).toBeNull();
  });

  it('sends each message once when several workers drain at once', async () => {
    for (let index = 0; index < 45; index += 1) await queueMail(db, mail(`m-${index}`), now);
    const counts = await Promise.all([1, 2, 3].map(() => worker().drainOnce()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(45);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(45);
    expect(sent).toHaveLength(45);
  });

  it('tries again later and later, then gives up with a line in the log and without the address', async () => {
    broken = true;
    await queueMail(db, mail('a'), now);
    expect(await worker().drainOnce()).toBe(0);
    expect(await statusOf('a')).toEqual({ status: 'queued', attempts: 1 });
    later(29);
    await worker().drainOnce();
    expect((await statusOf('a'))?.attempts).toBe(1);
    later(1);
    await worker().drainOnce();
    expect((await statusOf('a'))?.attempts).toBe(2);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      later(3_600);
      await worker().drainOnce();
    }
    expect(await statusOf('a')).toEqual({ status: 'failed', attempts: 8 });
    expect(logged.join('')).toContain('mail given up');
    expect(logged.join('')).toContain('EENVELOPE');
    expect(logged.join('')).not.toContain('maria@example.gr');
  });

  it('takes up what a crash left being sent, but not before its time', async () => {
    await queueMail(db, mail('a'), now);
    const dying = createMailWorker({
      db,
      now: () => now,
      transport: { send: () => new Promise(() => {}), close() {} },
      log,
    });
    void dying.drainOnce();
    await expect.poll(() => statusOf('a')).toEqual({ status: 'sending', attempts: 1 });
    later(60);
    expect(await worker().drainOnce()).toBe(0);
    later(61);
    expect(await worker().drainOnce()).toBe(1);
    expect(await statusOf('a')).toEqual({ status: 'sent', attempts: 2 });
  });

  it('polls until it is stopped, and finishes what is under way', async () => {
    const running = worker();
    running.start();
    running.start();
    await queueMail(db, mail('a'), now);
    await expect.poll(() => sent.length).toBe(1);
    await running.stop();
    await queueMail(db, mail('b'), now);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(await statusOf('b')).toEqual({ status: 'queued', attempts: 0 });
    expect(await statusOf('a')).toEqual({ status: 'sent', attempts: 1 });
  });

  it('refuses ids and addresses that could be more than that', async () => {
    await expect(queueMail(db, mail('../a'), now)).rejects.toThrow(RangeError);
    await expect(queueMail(db, { ...mail('a'), recipient: 'a@b.gr\r\nBcc: c@d.gr' }, now)).rejects.toThrow(RangeError);
  });
});

describe('the file transport', () => {
  const directory = mkdtempSync(join(tmpdir(), 'xana-outbox-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  const transport = createFileTransport({ directory, from: 'Ξανά <shop@example.gr>' });
  const { recipient: to, ...rest } = mail('order-confirmation-1001');
  const message = { ...rest, to, date: new Date('2026-11-20T08:00:00Z') };

  it('writes one whole message a file, and the same one over itself', async () => {
    await transport.send(message);
    await transport.send(message);
    expect(readdirSync(directory)).toEqual(['order-confirmation-1001.eml']);
    const text = readFileSync(join(directory, 'order-confirmation-1001.eml'), 'utf8');
    expect(text).toMatch(/^Message-ID: <order-confirmation-1001@example\.gr>$/m);
    expect(text).toMatch(/^To: maria@example\.gr$/m);
    expect(text).toMatch(/^Date: Fri, 20 Nov 2026 08:00:00 \+0000$/m);
    expect(text).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(text).toContain('multipart/alternative');
  });

  it('reads an address as one, whatever it contains', async () => {
    await transport.send({ ...message, id: 'list', to: 'a@example.gr,b@example.gr' });
    const text = readFileSync(join(directory, 'list.eml'), 'utf8');
    expect(text).not.toMatch(/^To: a@example\.gr, b@example\.gr/m);
  });

  it('carries attachments', async () => {
    const content = new TextEncoder().encode('%PDF-1.4');
    await transport.send({
      ...message,
      id: 'file',
      attachments: [{ filename: 'τιμολόγιο.pdf', contentType: 'application/pdf', content }],
    });
    expect(readFileSync(join(directory, 'file.eml'), 'utf8')).toContain(Buffer.from(content).toString('base64'));
  });
});
