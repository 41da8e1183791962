/** A mail's content, written once; platform/mail/mail-html.ts and mail-text.ts set it as HTML and plain text. */
import type { Language } from '../locale/locales.ts';

export interface MailContent {
  language: Language;
  subject: string;
  heading: string;
  lead: string;
  /** Beside the logo: an order's number and day. */
  reference?: readonly string[];
  /** The facts that the reader looks for first: a day, an amount. */
  highlight?: { label: string; text: string };
  /** The one thing to press. */
  action?: MailLink | undefined;
  /** In small words, below what is to be pressed. */
  notes?: readonly string[];
  parts: readonly MailPart[];
  /** A mail to the shop itself, without the note to write to the shop. */
  isToShop?: boolean;
}

export interface MailLink {
  label: string;
  /** With the store's address, or from its root: `/terms`. */
  href: string;
}

export interface MailPart {
  title?: string;
  /** Goods, one a row, with what they cost where that is told. */
  lines?: readonly MailLine[];
  sums?: readonly { label: string; amount: string; kind: 'part' | 'total' | 'note' }[];
  /** Label and value, in two columns. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** Lines of text, in small words where the law or the shop wants them said. */
  rows?: readonly string[];
  isSmall?: boolean;
  /** A person's own words, with their line breaks. */
  quote?: string;
  link?: MailLink;
}

export interface MailLine {
  name: string;
  facts: readonly string[];
  amount: string;
  /** The file's name in the shop's media. */
  picture?: string | undefined;
}
