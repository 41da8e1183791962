import { keepAllTogether } from '#domain/locale/keep-together.ts';
import type { MailContent, MailLine, MailLink, MailPart } from '#domain/shop/mail-content.ts';
import { serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import { type Html, html, trusted } from '../web/html.ts';
import { footerLinks, sellerOf, storeLink } from './mail-frame.ts';
import { DARK_STYLES, STYLE } from './mail-styles.ts';

/** Half of what the file has: screens have two dots to a pixel. */
const LOGO_HEIGHT = 48;
const PICTURE = { width: 128, height: 96 };
const TABLE = trusted('<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"');
/** Outlook on Windows knows no greatest width. */
const OUTLOOK_OPEN = trusted(
  '<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->',
);
const OUTLOOK_CLOSE = trusted('<!--[if mso]></td></tr></table><![endif]-->');

interface Frame {
  content: MailContent;
  toLink: (path: string) => string;
  publicUrl: string;
}

/**
 * One column of tables with inline styles, which every mail client sets the same, Outlook included; a style sheet besides, for
 * narrow windows and dark ones, which some leave out.
 *
 * @param publicUrl the store's address without a trailing slash
 */
export function mailHtml(given: MailContent, publicUrl: string): string {
  // Typed text stays unchanged.
  const parts = given.parts.map(({ quote, facts, ...part }) => ({
    ...keepAllTogether(part),
    ...(quote !== undefined && { quote }),
    ...(facts && { facts }),
  }));
  const content = { ...keepAllTogether({ ...given, parts: [] }), parts };
  const { language, subject, lead, heading } = content;
  const frame: Frame = { content, publicUrl, toLink: (path) => storeLink(given, publicUrl, path) };
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title>
<style>${trusted(DARK_STYLES)}</style></head>
<body class="ground" style="${STYLE.body}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all" aria-hidden="true">${lead || heading}</div>
${TABLE} class="ground" bgcolor="#f1f2f4"><tr><td align="center" style="padding:24px 12px 40px">
${OUTLOOK_OPEN}${TABLE} style="max-width:600px">
<tr><td style="padding:0 0 16px">${headOf(frame)}</td></tr>
<tr><td class="paper" bgcolor="#ffffff" style="${STYLE.paper}">
${TABLE}><tr><td class="pad" style="${STYLE.pad};padding-top:32px;padding-bottom:28px">${openingOf(frame)}</td></tr>
${content.parts.map((part) => partOf(part, frame))}
</table></td></tr>
<tr><td class="pad" style="${STYLE.pad};padding-top:24px">${closingOf(frame)}</td></tr>
</table>${OUTLOOK_CLOSE}</td></tr></table></body></html>`.toString();
}

function headOf({ content, publicUrl, toLink }: Frame): Html {
  const { language, reference = [] } = content;
  const name = shop.name[language];
  const logo = `${publicUrl}/mail-logo-${language}.png`;
  return html`${TABLE}><tr><td class="pad-logo" style="padding-left:24px"><a href="${toLink('/')}" style="text-decoration:none"><img src="${logo}" height="${LOGO_HEIGHT}" alt="${name}" class="ink" style="${STYLE.logo}"></a></td>
<td align="right" valign="middle" class="pad reference ink-3" style="${STYLE.reference}">${withBreaks(reference)}</td></tr></table>`;
}

function openingOf({ content, toLink }: Frame): Html {
  const { heading, lead, highlight, action, notes = [] } = content;
  return html`<h1 class="ink" style="${STYLE.heading}">${heading}</h1>${lead && html`<p class="ink-2" style="${STYLE.lead}">${lead}</p>`}${
    highlight &&
    html`${TABLE} style="margin-top:24px"><tr><td class="well" bgcolor="#f1f2f4" style="${STYLE.highlight}"><p class="ink-3" style="${STYLE.label}">${highlight.label}</p><p class="big ink" style="${STYLE.big}">${breakable(highlight.text)}</p></td></tr></table>`
  }${
    action &&
    html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="wide" style="margin-top:24px"><tr><td class="button" bgcolor="#0a5294" align="center" style="${STYLE.buttonCell}"><a href="${toLink(action.href)}" style="${STYLE.button}">${action.label}</a></td></tr></table>`
  }${notes.map((note) => html`<p class="ink-2" style="${STYLE.small};padding-top:16px">${note}</p>`)}`;
}

/** Where the room is narrow, only a number stays with its word. */
function breakable(text: string): string {
  return text.replace(/(?<=\p{L})\u00A0(?!\d)/gu, ' ');
}

function partOf(part: MailPart, frame: Frame): Html {
  const { title, lines = [], sums = [], facts = [], rows = [], isSmall = false, quote, link } = part;
  return html`<tr><td class="pad" style="${STYLE.pad}">${TABLE}><tr><td class="rule" style="${STYLE.part}">${title && titleOf(title)}${
    lines.length > 0 && lines.map((line) => lineOf(line, frame, { isLast: line === lines.at(-1) && sums.length === 0 }))
  }${sums.length > 0 && sumsOf(sums)}${facts.length > 0 && factsOf(facts)}${
    rows.length > 0 &&
    html`<p class="${isSmall ? 'ink-2' : 'ink'}" style="${isSmall ? STYLE.small : STYLE.text}">${withBreaks(rows)}</p>`
  }${quote !== undefined && html`<p class="ink" style="${STYLE.text};white-space:pre-wrap;word-break:break-word">${quote}</p>`}${
    link && html`<p style="${STYLE.small};padding-top:8px">${linkTo(link, frame)}</p>`
  }</td></tr></table></td></tr>
`;
}

/** After the brand's stroke, which screen readers skip. */
function titleOf(title: string): Html {
  return html`<h2 class="ink" style="${STYLE.title}"><span aria-hidden="true" class="stroke" style="${STYLE.stroke}">/</span> ${title}</h2>`;
}

function lineOf(
  { name, facts, amount, picture }: MailLine,
  { publicUrl }: Frame,
  { isLast }: { isLast: boolean },
): Html {
  const { width, height } = PICTURE;
  const src = `${publicUrl}/cdn/shop/files/${encodeURIComponent(picture ?? '')}.webp?v=1&width=${width * 2}&format=jpg`;
  return html`${TABLE}${!isLast && trusted(' style="margin-bottom:16px"')}><tr>${
    picture &&
    html`<td class="picture" width="${width}" valign="top" style="padding-right:16px"><img src="${src}" width="${width}" height="${height}" alt="" style="${STYLE.picture}"></td>`
  }<td valign="top" style="word-break:break-word"><p class="ink" style="${STYLE.name}">${name}</p><p class="ink-2" style="${STYLE.small}">${withBreaks(facts.map(breakable))}</p>${
    amount && html`<p class="ink" style="${STYLE.amount}">${amount}</p>`
  }</td></tr></table>`;
}

function sumsOf(sums: NonNullable<MailPart['sums']>): Html {
  return html`${TABLE}>${sums.map(({ label, amount, kind }) => {
    const [style, ink] = kind === 'total' ? [STYLE.total, 'ink'] : [STYLE.small, kind === 'note' ? 'ink-3' : 'ink-2'];
    return html`<tr><td class="${ink}" style="${style};padding:4px 16px 4px 0">${label}</td><td align="right" class="${ink}" style="${style};padding:4px 0;white-space:nowrap">${amount}</td></tr>`;
  })}</table>`;
}

function factsOf(facts: NonNullable<MailPart['facts']>): Html {
  return html`${TABLE}>${facts.map(
    ([label, value]) =>
      html`<tr><td class="fact fact-label ink-3" width="34%" valign="top" style="${STYLE.small};padding:6px 16px 6px 0">${label}</td><td class="fact ink" valign="top" style="${STYLE.fact}">${value}</td></tr>`,
  )}</table>`;
}

function closingOf(frame: Frame): Html {
  const { language, isToShop } = frame.content;
  const words = serviceWords.mail[language];
  const { email, phone } = shop.contact;
  const contact = html`<p class="ink-2" style="${STYLE.small}"><b class="ink" style="${STYLE.strong}">${words.contact}</b> ${words.contactText(phone !== null)} <a href="mailto:${email}" class="link" style="${STYLE.link}">${email}</a>${
    phone &&
    html`, <a href="tel:${phone.tel}" class="link" style="${STYLE.link};white-space:nowrap">${phone.display}</a>`
  }</p>`;
  const links = footerLinks(language).map((link, index) => html`${index > 0 && ' \u00A0 '}${linkTo(link, frame)}`);
  return html`${!isToShop && contact}<p class="ink-3" style="${STYLE.seller}">${withBreaks(keepAllTogether(sellerOf(language)))}${!isToShop && html`<br>${links}`}</p>`;
}

function linkTo({ label, href }: MailLink, { toLink }: Frame): Html {
  return html`<a href="${toLink(href)}" class="link" style="${STYLE.link}">${label}</a>`;
}

function withBreaks(rows: readonly string[]): Html[] {
  return rows.map((row, index) => (index === 0 ? html`${row}` : html`<br>${row}`));
}
