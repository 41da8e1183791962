import type { Language } from '../../i18n/language.ts';

const NBSP = '\u00A0';

/** What a title types, written as the page writes it elsewhere: `256GB SSD` → `256 GB SSD`, `15.6" FHD` → «15,6″ FHD». */
export function specWords(text: string, language: Language): string {
  return text
    .replace(/(\d)\s?(GB|TB)\b/g, `$1${NBSP}$2`)
    .replace(/(\d)\s?x\s?(?=\d)/gi, `$1${NBSP}×${NBSP}`)
    .replace(/(\d)[.,](\d)(?=")/g, language === 'el' ? '$1,$2' : '$1.$2')
    .replace(/(\d)"/g, '$1″');
}
