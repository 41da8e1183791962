import { parseContentLanguage } from '#domain/locale/locales.ts';
import { eraseCustomer } from '#platform/customers/erase-customer.ts';
import { findHoldings } from '#platform/customers/personal-data.ts';
import { foldEmail } from '#platform/discounts/discounts.ts';
import { resendMails } from '#platform/mail/failed-mails.ts';
import { closeMessage, listMessages, replyToMessage } from '#platform/mail/messages.ts';
import { deleteFiles, findMailFiles } from '#platform/mail/outbox-files.ts';
import { maskEmail } from '#platform/staff/masked.ts';
import { shop } from '#shop.config';
import { type Actions, byOwner, type Call, type DeskAction } from '../actions.ts';
import type { Visit } from '../desk-context.ts';
import { typedLine, typedText } from '../typed-values.ts';

export async function readHeld({ context, location }: Visit, email: string) {
  const held = await findHoldings(context.db, email);
  return { held, files: await findMailFiles(location.dataDir, email) };
}

export function countHeld({ held, files }: Awaited<ReturnType<typeof readHeld>>) {
  const { customer = null, orders = [], carts = [], mails = [] } = held ?? {};
  return {
    account: customer !== null,
    orders: orders.length,
    carts: carts.length,
    mails: mails.length,
    files: files.length,
  };
}

/** The shop's own mailbox is no customer: under it are the messages of all. */
export function isOwnMailbox({ deployment }: Visit, email: string): boolean {
  return [shop.contact.email, deployment.contactTo].some((own) => email === own.toLowerCase());
}

const erase = byOwner(({ visit, form }) => {
  const email = foldEmail(typedLine(form, 'email'));
  if (email === '' || isOwnMailbox(visit, email)) return { problem: 'unknown_customer' };
  return {
    subject: `customer ${maskEmail(email)}`,
    read: async () => countHeld(await readHeld(visit, email)),
    async run() {
      const { files } = await readHeld(visit, email);
      const erasure = await eraseCustomer(visit.context, email, { dryRun: false });
      await deleteFiles(files);
      return erasure || files.length > 0 ? 'erased' : 'unknown_customer';
    },
    done: ['erased'],
  };
});

function onMessage(done: string, run: (id: string, call: Call) => Promise<string>): DeskAction {
  return byOwner(async (call) => {
    const id = typedLine(call.form, 'message');
    const find = async () => (await listMessages(call.visit.context.db)).find((one) => one.id === id);
    const read = async () => {
      const message = await find();
      return { answers: message?.answers ?? 0, open: message !== undefined };
    };
    const message = await find();
    if (!message) return { problem: 'unknown_message' };
    return { subject: `message ${maskEmail(message.from)}`, read, run: () => run(id, call), done: [done] };
  });
}

const reply = onMessage('replied', (id, { visit, form }) => {
  const language = parseContentLanguage(form.get('language')) ?? visit.language;
  return replyToMessage(visit.context, id, { text: typedText(form, 'text'), language });
});

const close = onMessage('closed', (id, { visit }) => closeMessage(visit.context.db, id));

/** One that failed, or all of them. */
const mailResend = byOwner(({ visit: { context }, form }) => {
  const id = typedLine(form, 'mail');
  const run = async () => {
    const sent = await resendMails(context.db, id === '' ? null : [id], context.now());
    return sent.length > 0 ? 'mail_sent' : 'no_such_mail';
  };
  return { subject: id === '' ? 'mails' : `mail ${id}`, read: async () => ({}), run, done: ['mail_sent'] };
});

export const customerActions: Actions = { customer_erase: erase };
export const messageActions: Actions = { message_reply: reply, message_close: close };
export const mailActions: Actions = { mail_resend: mailResend };
