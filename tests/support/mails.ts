/** Every mail that the store sends, made as a visitor and the owner make it, and read back from the outbox. */
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { contentLanguageOf } from '#domain/locale/locales.ts';
import { askForAlert, confirmAlert, findAlertProduct, tellAvailable } from '#platform/alerts/stock-alerts.ts';
import { askForConfirmation } from '#platform/checkout/confirm-order.ts';
import { queueAccountNews } from '#platform/customers/account-news.ts';
import { openDatabase } from '#platform/db/database.ts';
import { listMessages, replyToMessage } from '#platform/mail/messages.ts';
import { toLinesEdited } from '#platform/orders/edit/edit-mail.ts';
import { queueOrderMail } from '#platform/orders/mail/order-mail.ts';
import { queueCancelled, queuePaid, queueReceived, queueReminder } from '#platform/orders/mail/received-mail.ts';
import { readOrder } from '#platform/orders/read/read-order.ts';
import { shop } from '#shop.config';
import { signUp } from './screens/account-states.ts';
import { buy } from './screens/buying.ts';
import type { Language } from './screens/screen.ts';

/** Runs a line of the owner's command line. @returns what it printed */
type Command = (...args: string[]) => string;

/** By the names of their files, without what makes each of them unique. */
export const MAILS = [
  'order-confirmation',
  'order-shipment',
  'order-shipment-mended',
  'order-refund',
  'order-received',
  'order-reminder',
  'order-paid',
  'order-cancelled',
  'order-edited',
  'order-lines-edited',
  'order-return-opened',
  'order-return-sent',
  'order-return-received',
  'order-return-declined',
  'owner-order',
  'confirm-order',
  'draft-order',
  'stock-alert-ask',
  'stock-alert-back',
  'account-email',
  'account-password',
  'password-reset',
  'contact',
  'contact-copy',
  'reply',
  'withdrawal',
  'withdrawal-acknowledgement',
] as const;

/** Does all that makes the store write, in one language. */
export async function causeMails(page: Page, language: Language, command: Command, dataDir: string): Promise<void> {
  const sent = await buy(page, language);
  command('orders', 'fulfil', sent, '--carrier', 'ACS', '--number', '7401234567', '--url', 'https://example.com/7401');
  command('orders', 'parcel', sent, '--number', '7401234568');
  command('orders', 'refund', await buy(page, language));
  await writeOfTransfer(page, Number(await buy(page, language)), dataDir);
  const back = await openReturn(page, language, command);
  command('returns', 'sent', back, '--carrier', 'ACS', '--number', '7401234569');
  command('returns', 'receive', back);
  command('returns', 'decline', await openReturn(page, language, command), '--why', 'Πέρασαν οι 14 ημέρες.');
  command('orders', 'edit', await buy(page, language), '--note', 'Χτυπήστε το κουδούνι δύο φορές.');
  command(
    'orders',
    'draft',
    'LE-X260-I56200U-8-128-B-N',
    '--email',
    'maria@example.gr',
    '--language',
    contentLanguageOf(language.language),
  );
  await askForPassword(page, language);
  await writeToStrangers(page, language, Number(sent), dataDir);
  await writeToShop(page, language);
  await withdraw(page, language, sent);
  await answerMessage(page, language, dataDir);
}

/** The demo shop has no account, so it takes no transfers: one of its orders is made one, and what is told of such is written. */
async function writeOfTransfer(page: Page, number: number, dataDir: string): Promise<void> {
  shop.payments.transfer.iban = 'GR1601101250000000012300695';
  const moment = { now: new Date(), publicUrl: new URL(page.url()).origin };
  const due = new Date(moment.now.getTime() + shop.payments.transfer.days * 24 * 60 * 60_000);
  const db = await openDatabase({ dataDir });
  await db.transaction().execute(async (trx) => {
    const asked = { payment_method: 'transfer', payment_due_at: due.toISOString() };
    const update = trx.updateTable('orders').set(asked).where('number', '=', number).returning('total_cents');
    const { total_cents: totalCents } = await update.executeTakeFirstOrThrow();
    await queueReceived(trx, number, moment);
    await queueOrderMail(
      trx,
      number,
      (order) => ({ kind: 'order-lines-edited', content: toLinesEdited(order) }),
      moment,
    );
    await queueReminder(trx, number, moment);
    await queuePaid(trx, number, { id: '1', amountCents: 10_000, restCents: totalCents - 10_000 }, moment);
    await queueCancelled(trx, number, 'unpaid', moment);
  });
  await db.destroy();
}

/** What is written when limits are met or an account is changed, without meeting or changing any. */
async function writeToStrangers(page: Page, { language }: Language, number: number, dataDir: string): Promise<void> {
  const db = await openDatabase({ dataDir });
  const randomToken = (bytes: number) => randomBytes(bytes).toString('base64url');
  const context = { db, now: () => new Date(), randomToken, publicUrl: new URL(page.url()).origin };
  const reader = { email: 'maria@example.gr', language: contentLanguageOf(language) };
  const order = await readOrder(db, number);
  if (order) await askForConfirmation(context, randomToken(16), { ...reader, cart: { ...order, discount: null } });
  const token = randomToken(16);
  const { id } = await db.selectFrom('products').select('id').limit(1).executeTakeFirstOrThrow();
  const product = await findAlertProduct(db, id, reader.language);
  if (product) await askForAlert({ ...context, randomToken: () => token }, { ...reader, productId: id, ...product });
  await confirmAlert(context, token);
  await tellAvailable(context);
  await db.transaction().execute(async (trx) => {
    await queueAccountNews(trx, context, reader, 'email');
    await queueAccountNews(trx, context, reader, 'password');
  });
  await db.destroy();
}

/** @returns the number of the return */
async function openReturn(page: Page, language: Language, command: Command): Promise<string> {
  const order = await buy(page, language);
  command('orders', 'fulfil', order, '--carrier', 'ACS', '--number', '7401234568');
  return /^Return (\d+)/m.exec(command('returns', 'open', order))?.[1] ?? '';
}

async function askForPassword(page: Page, language: Language): Promise<void> {
  const { t, path } = language;
  await page.goto(path('/account'));
  const email = await signUp(page, language, 'mails');
  await page
    .getByRole('button', { name: t('menu.logout') })
    .last()
    .click();
  await page.waitForURL((url) => url.pathname === path('/'));
  await page.goto(path('/account'));
  await page.getByRole('button', { name: t('auth.forgot') }).click();
  await page.getByLabel(t('auth.email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: t('auth.recover') }).click();
  await page.getByText(t('auth.recovered')).waitFor();
}

async function writeToShop(page: Page, { t, path }: Language): Promise<void> {
  await page.goto(path('/contact?type=warranty&order=1001'));
  await page.locator('#contact-name').fill('Μαρία Παπαδοπούλου');
  await page.locator('#contact-email').fill('maria@example.gr');
  await page.locator('#contact-message').fill('Η οθόνη τρεμοπαίζει όταν ανοίγω το καπάκι.\n\nΤι να κάνω;');
  await page.getByRole('button', { name: t('contact.send'), exact: true }).click();
  await page.locator('.notice').waitFor();
}

async function withdraw(page: Page, { t, path }: Language, order: string): Promise<void> {
  await page.goto(path(`/withdrawal?order=${order}`));
  await page.locator('main').getByLabel(t('withdrawal.name')).fill('Μαρία Παπαδοπούλου');
  await page.locator('main').getByLabel(t('withdrawal.email')).fill('maria@example.gr');
  await page.getByRole('button', { name: t('withdrawal.continue') }).click();
  await page.getByRole('button', { name: t('withdrawal.confirm') }).click();
  await page.getByRole('heading', { name: t('withdrawal.doneTitle') }).waitFor();
}

async function answerMessage(page: Page, { language }: Language, dataDir: string): Promise<void> {
  const db = await openDatabase({ dataDir });
  const context = { db, now: () => new Date(), publicUrl: new URL(page.url()).origin };
  const [message] = await listMessages(db);
  const text = 'Καλημέρα σας,\n\nστείλτε μας τον φορητό· τα μεταφορικά τα πληρώνουμε εμείς.';
  await replyToMessage(context, message?.id ?? '', { text, language: contentLanguageOf(language) });
  await db.destroy();
}

/** The HTML of the newest mail of each kind. @throws when one was not sent within the time that the outbox takes */
export async function readMails(outbox: string, isKnown: (file: string) => boolean): Promise<Map<string, string>> {
  const files = readdirSync(outbox).filter((file) => file.endsWith('.eml') && !isKnown(file));
  const parsed = await Promise.all(
    files.map(async (file) => [kindOf(file), (await PostalMime.parse(readFileSync(join(outbox, file)))).html] as const),
  );
  return new Map(parsed.map(([kind, html = '']) => [kind, html]));
}

/** `contact-6f1c…-copy.eml` → `contact-copy`, `reply-contact-6f1c….eml` → `reply` */
function kindOf(file: string): string {
  const name = file.replace(/\.eml$/, '').replace(/-[0-9a-f]{8}-[0-9a-f-]{27}/, '');
  const kinds = MAILS.filter((kind) => name.startsWith(kind));
  return kinds.reduce<string>((longest, kind) => (kind.length > longest.length ? kind : longest), '') || name;
}
