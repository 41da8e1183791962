import { keepAllTogether } from '#domain/keep-together.ts';
import { type Language, shop } from '#shop.config';
import { type Html, html } from '../web/html.ts';
import { type Letter, type LetterLink, type LetterPart, sellerOf, storeLink } from './letter.ts';
import { letterWords } from './letter-words.ts';

// Mail clients know neither style sheets nor variables: the tokens' colours stand here as they are (art/brand/tokens.css).
const FONT = "font-family:Commissioner,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const TEXT = `${FONT};font-size:16px;line-height:1.5;color:#10151f;margin:0`;
const SMALL = `${FONT};font-size:14px;line-height:1.5;color:#454d5b;margin:0`;
const TOTAL = `${TEXT};font-size:19px;font-weight:600`;
const HEAD = `${FONT};font-size:19px;line-height:1.25;font-weight:600;color:#10151f;margin:0 0 8px`;
const LINK = `${FONT};color:#0a5294;text-decoration:underline`;
const BUTTON = `${FONT};display:inline-block;background:#0a5294;color:#ffffff;border-radius:8px;padding:14px 22px;font-weight:500;text-decoration:none`;
const RULE = 'border-top:1px solid #d9dce2';

/** One column of tables with inline styles: what every mail client, Outlook included, sets the same. */
export function letterHtml(letter: Letter): string {
  const { language, subject, heading, lead, action, notes = [], parts } = keepAllTogether(letter);
  const words = letterWords[language];
  const { email, phone } = shop.contact;
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no,date=no,address=no"><meta name="color-scheme" content="light"><title>${subject}</title></head>
<body style="margin:0;padding:0;background:#f1f2f4">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f1f2f4"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td style="padding:0 8px 20px"><a href="${storeLink(letter, '/')}" style="${FONT};font-size:26px;font-weight:600;color:#10151f;text-decoration:none">${wordmark(language)}</a></td></tr>
<tr><td style="background:#ffffff;border-radius:14px;padding:32px 24px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td style="padding-bottom:24px"><h1 style="${FONT};font-size:26px;line-height:1.2;font-weight:600;color:#10151f;margin:0 0 10px">${heading}</h1><p style="${TEXT}">${lead}</p>${
    action &&
    html`<p style="${TEXT};padding-top:20px"><a href="${action.href}" style="${BUTTON}">${action.label}</a></p>`
  }${notes.map((note) => html`<p style="${SMALL};padding-top:16px">${note}</p>`)}</td></tr>
${parts.map(partHtml)}
${section(
  words.contact,
  html`<p style="${SMALL}">${words.contactText(phone !== null)}<br><a href="mailto:${email}" style="${LINK}">${email}</a>${
    phone && html`, <a href="tel:${phone.tel}" style="${LINK};white-space:nowrap">${phone.display}</a>`
  }</p>`,
)}
</table></td></tr>
<tr><td style="padding:20px 8px"><p style="${SMALL}">${withBreaks(keepAllTogether(sellerOf(language)))}<br>${linkHtml({ label: words.terms, href: storeLink(letter, '/terms') })}</p></td></tr>
</table></td></tr></table></body></html>`.toString();
}

/** The tonos of the wordmark is the brand's clay stroke; a mail can only colour the whole letter. */
function wordmark(language: Language): Html {
  const name = shop.name[language];
  return html`${name.slice(0, -1)}<span style="color:#ad4317">${name.slice(-1)}</span>`;
}

function partHtml({ title, lines = [], sums = [], rows = [], isSmall = false, link }: LetterPart): Html {
  const goods = lines.length > 0 || sums.length > 0;
  return section(
    title,
    html`${goods && lineTable(lines, sums)}${rows.length > 0 && html`<p style="${isSmall ? SMALL : TEXT}">${withBreaks(rows)}</p>`}${
      link && html`<p style="${SMALL};padding-top:8px">${linkHtml(link)}</p>`
    }`,
  );
}

function lineTable(lines: NonNullable<LetterPart['lines']>, sums: NonNullable<LetterPart['sums']>): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${lines.map(
  ({ name, facts, amount }) =>
    html`<tr><td style="${RULE};padding:12px 16px 12px 0"><p style="${TEXT};font-weight:600">${name}</p><p style="${SMALL}">${withBreaks(facts)}</p></td><td align="right" valign="top" style="${RULE};padding:12px 0;white-space:nowrap"><p style="${TEXT}">${amount}</p></td></tr>
`,
)}${lines.length > 0 && sums.length > 0 && html`<tr><td colspan="2" style="${RULE};font-size:0;line-height:0;padding-top:10px">&nbsp;</td></tr>`}
${sums.map(
  ({ label, amount, kind }) =>
    html`<tr><td style="padding:3px 16px 3px 0"><p style="${kind === 'total' ? TOTAL : SMALL}">${label}</p></td><td align="right" style="padding:3px 0;white-space:nowrap"><p style="${kind === 'total' ? TOTAL : SMALL}">${amount}</p></td></tr>
`,
)}</table>`;
}

function section(title: string, content: Html): Html {
  return html`<tr><td style="${RULE};padding:20px 0"><h2 style="${HEAD}">${title}</h2>${content}</td></tr>`;
}

function linkHtml({ label, href }: LetterLink): Html {
  return html`<a href="${href}" style="${LINK}">${label}</a>`;
}

function withBreaks(rows: readonly string[]): Html[] {
  return rows.map((row, index) => (index === 0 ? html`${row}` : html`<br>${row}`));
}
