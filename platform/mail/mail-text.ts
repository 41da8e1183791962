import type { MailContent, MailPart } from '#domain/shop/mail-content.ts';
import { serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import { footerLinks, sellerOf, storeLink } from './mail-frame.ts';

/** For those who read plain text: the same words in the same order as the HTML. @param publicUrl without a trailing slash */
export function mailText(content: MailContent, publicUrl: string): string {
  const { language, heading, lead, reference = [], highlight, action, notes = [], parts, isToShop } = content;
  const words = serviceWords.mail[language];
  const toLink = (path: string) => storeLink(content, publicUrl, path);
  const contact = { title: words.contact, rows: [words.contactText(shop.contact.phone !== null), contactLine()] };
  const closing = isToShop ? [] : [partText(contact, toLink)];
  return [
    [heading, ...reference, lead].filter(Boolean).join('\n'),
    ...(highlight ? [`${highlight.label}: ${highlight.text}`] : []),
    ...(action ? [`${action.label}:\n${toLink(action.href)}`] : []),
    ...notes,
    ...parts.map((part) => partText(part, toLink)),
    ...closing,
    [
      ...sellerOf(language),
      ...(isToShop ? [] : footerLinks(language).map(({ label, href }) => `${label}: ${toLink(href)}`)),
    ].join('\n'),
    '',
  ].join('\n\n');
}

function partText(
  { title = '', lines = [], sums = [], facts = [], rows = [], quote, link }: MailPart,
  toLink: (path: string) => string,
): string {
  const goods = lines.map(({ name, facts: about, amount }) =>
    [amount ? `${name}: ${amount}` : name, ...about].join('\n  '),
  );
  const amounts = sums.map(({ label, amount }) => `${label}: ${amount}`);
  const blank = goods.length > 0 && amounts.length > 0 ? [''] : [];
  const content = [
    ...goods,
    ...blank,
    ...amounts,
    ...facts.map(([label, value]) => `${label}: ${value}`),
    ...rows,
    ...(quote === undefined ? [] : [quote]),
    ...(link ? [toLink(link.href)] : []),
  ];
  const head = title ? [title, '-'.repeat(title.length)] : [];
  return [...head, ...content].join('\n');
}

function contactLine(): string {
  return [shop.contact.email, shop.contact.phone?.display].filter(Boolean).join(', ');
}
