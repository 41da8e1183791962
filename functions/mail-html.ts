import { keepAllTogether } from '#domain/keep-together.ts';
import { shopAddress } from '#domain/shop-address.ts';
import { type Language, shop } from '#shop.config';

// Mail clients know neither style sheets nor variables: the tokens' colours stand here as they are (art/brand/tokens.css).
const FONT = "font-family:Commissioner,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const TEXT = `${FONT};font-size:16px;line-height:1.5;color:#10151f;margin:0`;
const SMALL = `${FONT};font-size:14px;line-height:1.5;color:#454d5b;margin:0`;
const TABLE = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** What a mail of the functions says, once; the text and the HTML only set it. */
export interface MailContent {
  language: Language;
  heading: string;
  lead: string;
  facts: readonly (readonly [label: string, value: string])[];
  /** Longer text, its lines kept. */
  body?: { label: string; text: string };
  notes: readonly string[];
}

export function toMailText({ heading, lead, facts, body, notes, language }: MailContent): string {
  return [
    heading,
    lead,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...(body ? [`${body.label}:\n${body.text}`] : []),
    ...notes,
    `${sellerLines(language).join('\n')}\n`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

export function toMailHtml(content: MailContent): string {
  const { language, facts, body } = content;
  const { heading, lead, notes } = keepAllTogether({
    heading: content.heading,
    lead: content.lead,
    notes: content.notes,
  });
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:0;background:#f1f2f4">
${TABLE} style="background:#f1f2f4"><tr><td align="center" style="padding:24px 12px">
${TABLE} style="max-width:600px">
<tr><td style="padding:0 8px 20px;${FONT};font-size:26px;font-weight:600;color:#10151f">${wordmark(language)}</td></tr>
<tr><td style="background:#ffffff;border-radius:14px;padding:32px 24px">
<h1 style="${FONT};font-size:24px;line-height:1.2;font-weight:600;color:#10151f;margin:0 0 10px">${escapeHtml(heading)}</h1>
${lead ? `<p style="${TEXT};padding-bottom:16px">${escapeHtml(lead)}</p>` : ''}
${TABLE}>${facts.map(factRow).join('\n')}</table>
${body ? `<p style="${SMALL};padding-top:16px">${escapeHtml(body.label)}</p><p style="${TEXT};white-space:pre-wrap">${escapeHtml(body.text)}</p>` : ''}
${notes.map((note) => `<p style="${SMALL};padding-top:16px">${escapeHtml(note)}</p>`).join('\n')}
</td></tr>
<tr><td style="padding:20px 8px"><p style="${SMALL}">${keepAllTogether(sellerLines(language)).map(escapeHtml).join('<br>')}</p></td></tr>
</table></td></tr></table></body></html>`;
}

function factRow([label, value]: readonly [string, string]): string {
  const cell = 'border-top:1px solid #d9dce2;padding:8px 0;vertical-align:top';
  return `<tr><td style="${cell};padding-right:16px" width="34%"><p style="${SMALL}">${escapeHtml(label)}</p></td><td style="${cell}"><p style="${TEXT};white-space:pre-line">${escapeHtml(value)}</p></td></tr>`;
}

/** The tonos of the wordmark is the brand's clay stroke; a mail can only colour the whole letter. */
function wordmark(language: Language): string {
  const name = shop.name[language];
  return `${escapeHtml(name.slice(0, -1))}<span style="color:#ad4317">${escapeHtml(name.slice(-1))}</span>`;
}

function sellerLines(language: Language): string[] {
  const { company, contact, name } = shop;
  return [
    [name[language], company.legalName?.[language]].filter(Boolean).join(', '),
    shopAddress(contact.address, language),
    [contact.phone?.display, contact.email].filter(Boolean).join(', '),
  ];
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
