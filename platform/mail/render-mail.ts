import type { MailContent } from '#domain/shop/mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';

/** The two bodies of a mail, which say the same. @param publicUrl the store's address without a trailing slash */
export function renderMail(content: MailContent, publicUrl: string): { subject: string; text: string; html: string } {
  return { subject: content.subject, text: mailText(content, publicUrl), html: mailHtml(content, publicUrl) };
}
