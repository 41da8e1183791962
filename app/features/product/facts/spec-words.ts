import type { Language } from '#domain/locale/locales.ts';
import { spellSpec, writeInches } from '#domain/machine/spec-text.ts';

const NBSP = '\u00A0';

/** Spells a title's fact as the rest of the page does: `256GB SSD` → `256 GB SSD`, `15.6" FHD` → «15,6″ FHD». */
export function specWords(text: string, language: Language): string {
  return writeInches(spellSpec(text), language).replace(/(?<=\d) (?=(?:GB|TB)\b)| (?=×)|(?<=×) /g, NBSP);
}
