import type { SendMailOptions } from 'nodemailer';
import { type MailMessage, messageIdOf } from './transport.ts';

/** @param from the shop's sender, `Ξανά <shop@example.gr>` */
export function toNodemailer(message: MailMessage, from: string): SendMailOptions {
  return {
    from,
    // An object, because a text could be parsed as a list of addresses.
    to: { name: '', address: message.to },
    ...(message.replyTo && { replyTo: { name: '', address: message.replyTo } }),
    subject: message.subject,
    text: message.text,
    html: message.html,
    date: message.date,
    messageId: messageIdOf(message.id, from),
    headers: { 'Auto-Submitted': 'auto-generated', ...message.headers },
    ...(message.attachments && {
      attachments: message.attachments.map(({ filename, contentType, content }) => ({
        filename,
        contentType,
        content: Buffer.from(content),
      })),
    }),
    // Bodies in plain ASCII would stand with their own line ends.
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
