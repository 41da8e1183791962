import { type Language, shop } from '#shop.config';
import { type Letter, letterText } from '../mail/letter.ts';
import { letterHtml } from '../mail/letter-html.ts';
import type { QueuedMail } from '../mail/outbox.ts';
import { resetWords } from './reset-words.ts';

interface ResetLetter {
  recipient: string;
  language: Language;
  link: string;
  /** How long the link lives. */
  minutes: number;
  publicUrl: string;
}

/** The letter with the link to a new password. It names nobody: its reader may not be who the account says. */
export function resetMail({ recipient, language, link, minutes, publicUrl }: ResetLetter): Omit<QueuedMail, 'id'> {
  const { subject, heading, lead, link: label, terms, ignore } = resetWords[language];
  const letter: Letter = {
    language,
    publicUrl,
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
    subject,
    replyTo: shop.contact.email,
    text: letterText(letter),
    html: letterHtml(letter),
  };
}
