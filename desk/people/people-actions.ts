import { parseContentLanguage } from '#domain/locale/locales.ts';
import { countHeld, erasePerson, isOwnMailbox } from '#platform/customers/held-data.ts';
import { foldEmail } from '#platform/discounts/discounts.ts';
import { resendMails } from '#platform/mail/failed-mails.ts';
import { closeMessage, listMessages, replyToMessage } from '#platform/mail/messages.ts';
import { maskEmail } from '#platform/staff/masked.ts';
import { type Actions, byOwner, type Call, type DeskAction } from '../actions.ts';
import { typedLine, typedText } from '../typed-values.ts';

const erase = byOwner(({ visit, form }) => {
  const email = foldEmail(typedLine(form, 'email'));
  if (email === '' || isOwnMailbox(email, visit.deployment)) return { problem: 'unknown_customer' };
  return {
    subject: `customer ${maskEmail(email)}`,
    read: () => countHeld(visit, email),
    run: async () => ((await erasePerson(visit, email, { dryRun: false })) ? 'erased' : 'unknown_customer'),
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
