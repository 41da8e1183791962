import { spellSpec } from '#domain/product-title.ts';
import type { Language } from '../../i18n/language.ts';

const NBSP = '\u00A0';

/** What a title types, written as the page writes it elsewhere: `256GB SSD` → `256 GB SSD`, `15.6" FHD` → «15,6″ FHD». */
export function specWords(text: string, language: Language): string {
  return spellSpec(text)
    .replace(/(\d)[.,](\d)(?=″)/g, language === 'el' ? '$1,$2' : '$1.$2')
    .replace(/(?<=\d) (?=(?:GB|TB)\b)| (?=×)|(?<=×) /g, NBSP);
}
