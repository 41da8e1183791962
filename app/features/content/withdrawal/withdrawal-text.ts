import type { RichText, TextSection } from '../page-text.ts';

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
