import type { ContentLanguage } from '#domain/locales.ts';
import type { MailContent } from '#domain/mail-content.ts';
import { serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import type { QueuedMail } from '../mail/outbox.ts';
import { renderMail } from '../mail/render-mail.ts';

interface ResetMail {
  recipient: string;
  language: ContentLanguage;
  link: string;
  /** How long the link lives. */
  minutes: number;
  publicUrl: string;
}

/** The mail with the link to a new password. It names nobody: its reader may not be who the account says. */
export function resetMail({ recipient, language, link, minutes, publicUrl }: ResetMail): Omit<QueuedMail, 'id'> {
  const { subject, heading, lead, link: label, terms, ignore } = serviceWords.resetMail[language];
  const content: MailContent = {
    language,
    subject,
    heading,
    lead,
    action: { label, href: link },
    notes: [terms(minutes), ignore],
    parts: [],
  };
  return {
    kind: 'password-reset',
    recipient,
    replyTo: shop.contact.email,
    ...renderMail(content, publicUrl),
  };
}
