/**
 * A process of its own that takes messages down or sends them, for tests that kill it: `node mail-process.ts MODE`, with the
 * database in `DATABASE_URL` or `DATA_DIR`. It says on standard output when it has come to the point.
 */
import { join } from 'node:path';
import { pino } from 'pino';
import { createFunctions } from '#functions/functions.ts';
import { openDatabase } from '#platform/db/database.ts';
import { createFileTransport } from '#platform/mail/file-transport.ts';
import { createMailWorker } from '#platform/mail/mail-worker.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { renderMail } from '#platform/mail/render-mail.ts';

const dataDir = process.env.DATA_DIR ?? '';
const db = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir });
const log = pino({ level: 'silent' });
const now = () => new Date();
const say = (text: string) => process.stdout.write(`${text}\n`);

const functions = createFunctions({
  key: 'key',
  contactTo: 'shop@example.gr',
  customers: null,
  findCustomerEmail: async () => null,
  takeSteps: async () => null,
  now,
  queueMails: (mails) =>
    queueMails(
      db,
      mails.map(({ to, content, ...mail }) => ({
        ...mail,
        ...renderMail(content, 'https://shop.example.gr'),
        recipient: to,
      })),
      now(),
    ),
  report: (failure) => say(JSON.stringify(failure)),
});

async function post(name: string, fields: Record<string, string>, file?: File): Promise<number | undefined> {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  if (file) body.set('attachments', file);
  const headers = { authorization: 'Bearer key' };
  const request = new Request(`http://localhost/functions/v1/${name}`, { method: 'POST', headers, body });
  return (await functions.handle(request))?.status;
}

const MODES: Record<string, () => Promise<void>> = {
  /** Answers a contact message with a file and a withdrawal, and goes on living. */
  async receive() {
    const message = { name: 'Μαρία', requestType: 'warranty', subject: 'Οθόνη', message: 'Δεν ανάβει.' };
    const file = new File(['%PDF-1.7\n\0\x01'], 'τιμολόγιο.pdf');
    const contact = await post('send-contact-email', { ...message, email: 'maria@example.gr' }, file);
    const statement = { name: 'Νίκος', email: 'nikos@example.gr', orderNumber: '#1001' };
    say(`answered ${contact} ${await post('withdraw', statement)}`);
  },
  /** Claims one message and never finishes it. */
  async hang() {
    const transport = { send: () => new Promise<void>(() => say('sending')), close() {} };
    await createMailWorker({ db, now, transport, log }).drainOnce();
  },
  /** Sends all that is due into files of its own. */
  async drain() {
    const transport = createFileTransport({
      directory: join(dataDir, `outbox-${process.pid}`),
      from: 'shop@example.gr',
    });
    say(`sent ${await createMailWorker({ db, now, transport, log }).drainOnce()}`);
    process.exit(0);
  },
};

setInterval(() => {}, 60_000);
await MODES[process.argv[2] ?? '']?.();
