/** What a mail to a customer says, laid out once; the text and the HTML only set it. */
import { shopAddress } from '#domain/shop-address.ts';
import { type Language, shop } from '#shop.config';
import { letterWords } from './letter-words.ts';

export interface Letter {
  language: Language;
  subject: string;
  heading: string;
  lead: string;
  /** The one thing to press. */
  action?: LetterLink | undefined;
  /** In small words, below what is to be pressed. */
  notes?: readonly string[];
  parts: readonly LetterPart[];
  /** The store's address without a trailing slash. */
  publicUrl: string;
}

export interface LetterLink {
  label: string;
  href: string;
}

export interface LetterPart {
  title: string;
  /** Goods, one a row, with what they cost where that is told. */
  lines?: readonly { name: string; facts: readonly string[]; amount: string }[];
  sums?: readonly { label: string; amount: string; kind: 'part' | 'total' | 'note' }[];
  /** Lines of text, in small words where the law or the house wants them said. */
  rows?: readonly string[];
  isSmall?: boolean;
  link?: LetterLink;
}

/** A page of the store, in the letter's language. @param path with a leading slash */
export function storeLink({ language, publicUrl }: Pick<Letter, 'language' | 'publicUrl'>, path: string): string {
  if (language === 'el') return publicUrl + path;
  return `${publicUrl}/en${path === '/' ? '' : path}`;
}

/** Who writes, as the law asks for it on business letters. */
export function sellerOf(language: Language): string[] {
  const { company, contact, name } = shop;
  const words = letterWords[language];
  const { legalName, taxNumber, taxOffice, registryNumber } = company;
  const register = [
    ...(taxNumber ? [`${words.taxNumber} ${taxNumber}`] : []),
    ...(taxOffice ? [`${words.taxOffice} ${taxOffice[language]}`] : []),
    ...(registryNumber ? [`${words.registry} ${registryNumber}`] : []),
  ];
  return [
    [name[language], legalName?.[language]].filter(Boolean).join(', '),
    shopAddress(contact.address, language),
    ...(register.length > 0 ? [register.join(', ')] : []),
  ];
}

/** For those who read plain text. */
export function letterText(letter: Letter): string {
  const { language, heading, lead, action, notes = [], parts } = letter;
  const words = letterWords[language];
  const contact = { title: words.contact, rows: [words.contactText(shop.contact.phone !== null), contactLine()] };
  return [
    `${heading}\n${lead}`,
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...notes,
    ...[...parts, contact].map(partText),
    [...sellerOf(language), `${words.terms}: ${storeLink(letter, '/terms')}`].join('\n'),
    '',
  ].join('\n\n');
}

function partText({ title, lines = [], sums = [], rows = [], link }: LetterPart): string {
  const goods = lines.map(({ name, facts, amount }) => [amount ? `${name}: ${amount}` : name, ...facts].join('\n  '));
  const amounts = sums.map(({ label, amount }) => `${label}: ${amount}`);
  const blank = goods.length > 0 && amounts.length > 0 ? [''] : [];
  const content = [...goods, ...blank, ...amounts, ...rows, ...(link ? [link.href] : [])];
  return `${title}\n${'-'.repeat(title.length)}\n${content.join('\n')}`;
}

function contactLine(): string {
  return [shop.contact.email, shop.contact.phone?.display].filter(Boolean).join(', ');
}
