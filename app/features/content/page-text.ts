import type { warranty } from '#shop/texts/el/warranty.ts';

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

/** Its sections tell the right and its effects. */
export interface WithdrawalText extends PageText {
  /** In three short lines: how it works. */
  how: readonly { title: string; text: RichText }[];
  /** The model form of Annex I(B) of Directive 2011/83/EU; its wording is the law's, not ours (docs/legal.md). */
  model: { title: string; lead: RichText; instruction: string; lines: readonly string[]; note: string };
}

export type WarrantyText = typeof warranty;
