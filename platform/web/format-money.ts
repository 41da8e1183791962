import { formatNumber } from '#domain/locale/format-number.ts';
import type { ContentLanguage } from '#domain/locale/locales.ts';

const NBSP = '\u00a0';
const MINUS = '\u2212';

/** `444,60 €` in Greek, `444.60 €` in English: symbol after the number, NBSP between them. */
export function formatMoney(cents: number, language: ContentLanguage): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `${cents < 0 ? MINUS : ''}${formatNumber(Math.abs(cents) / 100, language, digits)}${NBSP}€`;
}
