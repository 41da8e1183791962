/** The long texts of a page, as data: written in `locales/<tag>/pages/`, loaded by its route alone. */

/** May hold `[a link](/terms)` and `**weight**`. */
export type RichText = string;

export type Block =
  | RichText
  | { list: readonly RichText[] }
  /** Label and what there is to say about it. */
  | { facts: readonly (readonly [label: string, text: RichText])[] };

export interface TextSection {
  /** The same in every language, so that a link to a section survives a change of language. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface PageText {
  title: string;
  description: string;
  lead: RichText;
  /** `YYYY-MM-DD`; the loader makes it words. */
  updated: string;
  sections: readonly TextSection[];
}

/** What the warranty page says; one object in each language. */
export interface WarrantyText {
  title: string;
  description: string;
  lead: RichText;
  updated: string;
  terms: readonly { amount: string; unit: string; note: string }[];
  covered: { title: string; items: readonly RichText[] };
  notCovered: { title: string; items: readonly RichText[] };
  compare: {
    title: string;
    lead: RichText;
    legal: string;
    own: string;
    rows: readonly { label: string; legal: RichText; own: RichText }[];
  };
  claim: { title: string; lead: RichText; steps: readonly { title: string; text: RichText }[]; button: string };
  after: { title: string; paragraphs: readonly RichText[] };
}

export interface WithdrawalText {
  title: string;
  description: string;
  lead: RichText;
  updated: string;
  /** In three short lines: how it works. */
  how: readonly { title: string; text: RichText }[];
  /** The right and its effects. */
  sections: readonly TextSection[];
  /** The model form of Annex I(B) of Directive 2011/83/EU; its wording is the law's, not ours (docs/legal.md). */
  model: { title: string; lead: RichText; instruction: string; lines: readonly string[]; note: string };
}
