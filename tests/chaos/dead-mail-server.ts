import { createFindings, type Outcome } from './report.ts';
import { createShopDatabase, type DatabaseKind, stockOneVariant } from './shop-database.ts';
import { emailOf, openCheckout, pay } from './shopper.ts';
import { startSmtpSink } from './smtp-sink.ts';
import { createStoreProcess } from './store-process.ts';

const ORDERS = 20;
const MESSAGES = 10;
const FUNCTIONS_KEY = 'xana-embedded-functions';
const SENT_WITHIN_MS = 60_000;
const POLL_MS = 250;

/** Orders, messages and withdrawals while no mail can leave, a `kill -9`, and a mail server that is back afterwards. */
export async function stopMailServer(kind: DatabaseKind, postgresUrl: string): Promise<Outcome> {
  const findings = createFindings();
  const shop = await createShopDatabase(kind, postgresUrl);
  const smtp = await startSmtpSink();
  const environment = { ...shop.environment, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
  const store = await createStoreProcess({ dataDir: shop.dataDir, environment });
  await store.start();
  const db = await shop.open();
  const variantId = await stockOneVariant(db, ORDERS);
  /** Addresses that were told that a mail is on its way. */
  const promised: string[] = [];
  for (let order = 0; order < ORDERS; order += 1) {
    const checkout = await openCheckout(store.url, variantId);
    if ((await pay(store.url, checkout)) === 'placed') promised.push(emailOf(checkout.token));
    else findings.find('unexpected', 'an order while the mail server is down');
  }
  for (let message = 0; message < MESSAGES; message += 1) {
    const email = `visitor.${message}@example.gr`;
    const name = message % 2 === 0 ? 'send-contact-email' : 'withdraw';
    const status = await callFunction(store.url, name, email, message);
    if (status === 200) promised.push(email);
    else findings.find('unexpected', `${name} answers ${status} while the mail server is down`);
  }
  await store.kill();
  smtp.setUp(true);
  await store.start();
  // The next tries are minutes away; what is tested is that there is something left to try.
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: new Date(0).toISOString() })
    .where('status', '!=', 'sent')
    .execute();
  await untilSent(db);
  await store.stop();
  const heads = smtp.messages.map((message) => message.slice(0, message.indexOf('\r\n\r\n')));
  for (const email of promised) {
    const count = heads.filter((head) => isTo(head, email)).length;
    if (count === 0) findings.find('lost', `the mail to ${email}`);
    if (count > 1) findings.find('doubled', `the mail to ${email}`);
  }
  await db.destroy();
  await smtp.close();
  shop.remove();
  const did = `${ORDERS} orders, ${MESSAGES} messages and withdrawals, SIGKILL, ${smtp.messages.length} mails afterwards`;
  return findings.toOutcome(`dead mail server, ${kind}`, did);
}

async function callFunction(url: string, name: string, email: string, visitor: number): Promise<number> {
  const fields =
    name === 'withdraw'
      ? { name: 'Μαρία Παπαδοπούλου', email, orderNumber: '1001', items: 'ThinkPad T480' }
      : { name: 'Μαρία', email, requestType: 'general', subject: 'Ερώτηση', message: 'Έχετε κατάστημα;' };
  const response = await fetch(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${FUNCTIONS_KEY}`,
      'content-type': 'application/json',
      'x-forwarded-for': `192.0.2.${visitor + 1}`,
    },
    body: JSON.stringify(fields),
  });
  await response.arrayBuffer();
  return response.status;
}

async function untilSent(
  db: Awaited<ReturnType<Awaited<ReturnType<typeof createShopDatabase>>['open']>>,
): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < SENT_WITHIN_MS) {
    const waiting = await db.selectFrom('outbox').select('id').where('status', '!=', 'sent').limit(1).execute();
    if (waiting.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

function isTo(head: string, email: string): boolean {
  return head.split('\r\n').some((line) => /^to:/i.test(line) && line.toLowerCase().includes(email.toLowerCase()));
}
