import { type Language, shop } from '#shop.config';
import { html } from '../checkout/html.ts';
import type { QueuedMail } from '../mail/outbox.ts';
import { resetWords } from './reset-words.ts';

// As in the confirmation mail: the tokens' colours stand here as they are (art/brand/tokens.css).
const FONT = "font-family:Commissioner,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const TEXT = `${FONT};font-size:16px;line-height:1.5;color:#10151f;margin:0 0 16px`;
const SMALL = `${FONT};font-size:14px;line-height:1.5;color:#454d5b;margin:0 0 12px`;

interface ResetLetter {
  recipient: string;
  language: Language;
  link: string;
  /** How long the link lives. */
  minutes: number;
}

/** The letter with the link to a new password. It names nobody: its reader may not be who the account says. */
export function resetMail({ recipient, language, link, minutes }: ResetLetter): Omit<QueuedMail, 'id'> {
  const { subject, heading, lead, terms, ignore } = resetWords[language];
  const sender = `${shop.name[language]}, ${shop.contact.email}`;
  return {
    kind: 'password-reset',
    recipient,
    subject,
    replyTo: shop.contact.email,
    text: [heading, lead, link, terms(minutes), ignore, sender, ''].join('\n\n'),
    html: resetHtml({ language, link, minutes, sender }),
  };
}

function resetHtml({ language, link, minutes, sender }: Omit<ResetLetter, 'recipient'> & { sender: string }): string {
  const { subject, heading, lead, link: label, terms, ignore } = resetWords[language];
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light"><title>${subject}</title></head>
<body style="margin:0;padding:0;background:#f1f2f4">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f1f2f4"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px"><tr><td style="background:#ffffff;border-radius:14px;padding:32px 28px">
<h1 style="${FONT};font-size:26px;line-height:1.2;font-weight:600;color:#10151f;margin:0 0 12px">${heading}</h1>
<p style="${TEXT}">${lead}</p>
<p style="${TEXT}"><a href="${link}" style="${FONT};display:inline-block;background:#0a5294;color:#ffffff;border-radius:8px;padding:14px 22px;font-weight:500;text-decoration:none">${label}</a></p>
<p style="${SMALL}">${terms(minutes)}</p>
<p style="${SMALL}">${ignore}</p>
</td></tr><tr><td style="padding:20px 8px"><p style="${SMALL}">${sender}</p></td></tr></table>
</td></tr></table></body></html>`.toString();
}
