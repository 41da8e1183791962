import { shop } from '#shop.config';
import { type Html, html } from '../checkout/html.ts';
import type { Confirmation } from './confirmation-mail.ts';
import { confirmationWords } from './confirmation-words.ts';
import { formatInstant } from './format.ts';

// Mail clients know neither style sheets nor variables: the tokens' colours stand here as they are (art/brand/tokens.css).
const FONT = "font-family:Commissioner,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const TEXT = `${FONT};font-size:16px;line-height:1.5;color:#10151f;margin:0`;
const SMALL = `${FONT};font-size:14px;line-height:1.5;color:#454d5b;margin:0`;
const HEAD = `${FONT};font-size:19px;line-height:1.25;font-weight:600;color:#10151f;margin:0 0 8px`;
const LINK = `${FONT};color:#0a5294;text-decoration:underline`;
const RULE = 'border-top:1px solid #d9dce2';

/** One column of tables with inline styles: what every mail client, Outlook included, sets the same. */
export function confirmationHtml(confirmation: Confirmation): string {
  const { order, links } = confirmation;
  const words = confirmationWords[order.language];
  const date = formatInstant(order.processedAt, order.language);
  const page = html`<!doctype html>
<html lang="${order.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light"><title>${words.subject(order.number)}</title></head>
<body style="margin:0;padding:0;background:#f1f2f4">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f1f2f4"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td style="padding:0 8px 20px"><a href="${links.store}" style="${FONT};font-size:26px;font-weight:600;color:#10151f;text-decoration:none">${wordmark(order.language)}</a></td></tr>
<tr><td style="background:#ffffff;border-radius:14px;padding:32px 28px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td style="padding-bottom:24px"><h1 style="${FONT};font-size:26px;line-height:1.2;font-weight:600;color:#10151f;margin:0 0 10px">${words.heading}</h1><p style="${TEXT}">${words.lead}</p></td></tr>
<tr><td style="${RULE};padding:20px 0 4px"><h2 style="${HEAD}">${words.order(order.number, date)}</h2>${lineTable(confirmation)}</td></tr>
${section(words.delivery, paragraph(confirmation.delivery))}
${section(words.document, paragraph(confirmation.document))}
${section(
  words.withdrawal,
  html`<p style="${SMALL}">${words.withdrawalText(shop.warranty.returnDays)}</p><p style="${SMALL};padding-top:8px"><a href="${links.withdrawal}" style="${LINK}">${words.withdrawalLink}</a></p>`,
)}
${section(words.warranty, html`<p style="${SMALL}">${words.warrantyText(shop.warranty.months, shop.warranty.batteryMonths)}</p>`)}
${section(
  words.contact,
  html`<p style="${SMALL}">${words.contactText}<br><a href="mailto:${shop.contact.email}" style="${LINK}">${shop.contact.email}</a>, <a href="tel:${shop.contact.phone.tel}" style="${LINK}">${shop.contact.phone.display}</a></p>`,
)}
</table></td></tr>
<tr><td style="padding:20px 8px"><p style="${SMALL}">${withBreaks(confirmation.seller)}<br><a href="${links.terms}" style="${LINK}">${words.terms}</a></p></td></tr>
</table></td></tr></table></body></html>`;
  return page.toString();
}

/** The tonos of the wordmark is the brand's clay stroke; a mail can only colour the whole letter. */
function wordmark(language: Confirmation['order']['language']): Html {
  const name = shop.name[language];
  return html`${name.slice(0, -1)}<span style="color:#ad4317">${name.slice(-1)}</span>`;
}

function lineTable({ lines, sums }: Confirmation): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${lines.map(
  (
    line,
  ) => html`<tr><td style="${RULE};padding:12px 16px 12px 0"><p style="${TEXT};font-weight:600">${line.name}</p><p style="${SMALL}">${line.facts}</p></td><td align="right" valign="top" style="${RULE};padding:12px 0;white-space:nowrap"><p style="${TEXT}">${line.amount}</p></td></tr>
`,
)}<tr><td colspan="2" style="${RULE};font-size:0;line-height:0;padding-top:10px">&nbsp;</td></tr>
${sums.map(
  (
    sum,
  ) => html`<tr><td style="padding:3px 16px 3px 0"><p style="${sum.kind === 'total' ? `${TEXT};font-size:19px;font-weight:600` : SMALL}">${sum.label}</p></td><td align="right" style="padding:3px 0;white-space:nowrap"><p style="${sum.kind === 'total' ? `${TEXT};font-size:19px;font-weight:600` : SMALL}">${sum.amount}</p></td></tr>
`,
)}</table><p style="font-size:0;line-height:16px;margin:0">&nbsp;</p>`;
}

function section(title: string, content: Html): Html {
  return html`<tr><td style="${RULE};padding:20px 0"><h2 style="${HEAD}">${title}</h2>${content}</td></tr>`;
}

function paragraph(rows: readonly string[]): Html {
  return html`<p style="${TEXT}">${withBreaks(rows)}</p>`;
}

function withBreaks(rows: readonly string[]): Html[] {
  return rows.map((row, index) => (index === 0 ? html`${row}` : html`<br>${row}`));
}
