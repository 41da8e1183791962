import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, givenDatabase } from '#tests/support/databases.ts';
import { cleanOutboxFolder } from './clean-outbox-folder.ts';
import { listFailedMails, resendMails } from './failed-mails.ts';
import { createFileTransport } from './file-transport.ts';
import { createMailWorker } from './mail-worker.ts';
import { OUTBOX_ATTACHMENT_BYTES, queueMail, queueMails } from './outbox.ts';
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
  const { db } = givenDatabase(kind);
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

  const nextAttemptOf = async (id: string) =>
    (await db.selectFrom('outbox').select('next_attempt_at').where('id', '=', id).executeTakeFirstOrThrow())
      .next_attempt_at;
  const filesOf = () => db.selectFrom('outbox_attachments').select('filename').where('mail_id', '=', 'a').execute();

  beforeEach(async () => {
    await db.deleteFrom('outbox').execute();
    now = new Date('2026-11-20T08:00:00Z');
    sent = [];
    broken = false;
    logged.length = 0;
  });

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
    const started = now.getTime();
    for (let attempt = 0; attempt < 50 && (await statusOf('a'))?.status === 'queued'; attempt += 1) {
      now = new Date(await nextAttemptOf('a'));
      await worker().drainOnce();
    }
    expect(await statusOf('a')).toEqual({ status: 'failed', attempts: 39 });
    const days = (now.getTime() - started) / 86_400_000;
    expect(days).toBeGreaterThan(5);
    expect(days).toBeLessThan(5.1);
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
    later(59);
    expect(await worker().drainOnce()).toBe(0);
    later(2);
    expect(await worker().drainOnce()).toBe(1);
    expect(await statusOf('a')).toEqual({ status: 'sent', attempts: 2 });
  });

  it('sends what a clock that went wrong put off for years', async () => {
    const today = now;
    await queueMail(db, mail('a'), now);
    later(400 * 86_400);
    broken = true;
    await worker().drainOnce();
    await queueMail(db, mail('b'), now);
    now = today;
    broken = false;
    expect(await worker().drainOnce()).toBe(2);
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

  const pdf = { filename: 'τιμολόγιο.pdf', contentType: 'application/pdf', content: new Uint8Array([0, 1, 254, 255]) };

  it('keeps files to the last byte until the message was sent, through a failure, and no longer', async () => {
    await queueMail(db, { ...mail('a'), attachments: [pdf, { ...pdf, filename: 'b.pdf' }] }, now);
    broken = true;
    await worker().drainOnce();
    expect(await filesOf()).toHaveLength(2);
    broken = false;
    later(30);
    expect(await worker().drainOnce()).toBe(1);
    expect(sent[0]?.attachments?.map(({ filename, content }) => [filename, [...content]])).toEqual([
      ['τιμολόγιο.pdf', [0, 1, 254, 255]],
      ['b.pdf', [0, 1, 254, 255]],
    ]);
    expect(await filesOf()).toEqual([]);
  });

  it('takes files up to its bound, and refuses a message beyond it as a whole', async () => {
    await queueMail(db, { ...mail('a'), attachments: [pdf] }, now);
    await db
      .updateTable('outbox_attachments')
      .set({ bytes: OUTBOX_ATTACHMENT_BYTES - 4 })
      .execute();
    await queueMails(db, [{ ...mail('b'), attachments: [pdf] }], now);
    const refused = queueMails(db, [mail('c-copy'), { ...mail('c'), attachments: [pdf] }], now);
    await expect(refused).rejects.toMatchObject({ code: 'OUTBOX_FULL' });
    expect([await statusOf('c'), await statusOf('c-copy')]).toEqual([null, null]);
    await queueMails(db, [mail('d')], now);
    expect((await statusOf('d'))?.status).toBe('queued');
  });

  it('gives up what would no longer be true', async () => {
    broken = true;
    await queueMail(db, { ...mail('a'), sendBefore: new Date(now.getTime() + 60_000) }, now);
    await worker().drainOnce();
    later(60);
    broken = false;
    await worker().drainOnce();
    expect(sent).toEqual([]);
    expect((await statusOf('a'))?.status).toBe('failed');
    expect(JSON.parse(logged.at(-1) ?? '')).toMatchObject({ mail: 'a', attempts: 1, error: 'EXPIRED' });
    expect(await resendMails(db, null, now)).toEqual([]);
  });

  it('shows what failed and tries it again when asked', async () => {
    broken = true;
    for (const id of ['a', 'b', 'c']) await queueMail(db, mail(id), now);
    await db.updateTable('outbox').set({ attempts: 38 }).where('id', '=', 'b').execute();
    await worker().drainOnce();
    await queueMail(db, mail('untried'), now);
    expect(
      (await listFailedMails(db)).map(({ id, attempts, error, nextAttemptAt }) => [id, attempts, error, nextAttemptAt]),
    ).toEqual([
      ['b', 39, 'EENVELOPE', null],
      ['a', 1, 'EENVELOPE', '2026-11-20T08:00:30.000Z'],
      ['c', 1, 'EENVELOPE', '2026-11-20T08:00:30.000Z'],
    ]);
    broken = false;
    expect(await resendMails(db, ['b', 'untried', 'nothing'], now)).toEqual(['b']);
    expect(await resendMails(db, null, now)).toEqual(['a', 'b', 'c']);
    expect(await worker().drainOnce()).toBe(4);
    expect(await listFailedMails(db)).toEqual([]);
    expect(await resendMails(db, null, now)).toEqual([]);
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

  it('clears what killed processes left half-written, and nothing else', async () => {
    const now = new Date('2026-11-20T08:00:00Z');
    const minutesAgo = (name: string, minutes: number) => {
      writeFileSync(join(directory, name), 'half a mess');
      const at = new Date(now.getTime() - minutes * 60_000);
      utimesSync(join(directory, name), at, at);
    };
    const before = readdirSync(directory);
    minutesAgo('.contact-1.4711.tmp', 6);
    minutesAgo('.contact-2.4712.tmp', 1);
    minutesAgo('old.eml', 60 * 24);
    expect(await cleanOutboxFolder(directory, now)).toBe(1);
    expect(readdirSync(directory).sort()).toEqual([...before, '.contact-2.4712.tmp', 'old.eml'].sort());
    expect(await cleanOutboxFolder(join(directory, 'nowhere'), now)).toBe(0);
  });

  it('has one kind of line ends, also in plain texts', async () => {
    await transport.send({ ...message, id: 'plain', text: 'one\ntwo', html: '<p>one</p>\n<p>two</p>' });
    expect(readFileSync(join(directory, 'plain.eml'), 'utf8')).not.toMatch(/(?<!\r)\n/);
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
