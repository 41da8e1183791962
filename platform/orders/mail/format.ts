/** How the checkout and its mails write amounts and titles. */
import { formatNumber } from '#domain/locale/format-number.ts';
import type { ContentLanguage } from '#domain/locale/locales.ts';
import { readProductTitle } from '#domain/machine/product-title.ts';
import { joinSpecs, specsOfVariant } from '#domain/machine/spec-text.ts';

const NBSP = '\u00a0';
const MINUS = '\u2212';

/** `444,60 €` in Greek, `444.60 €` in English: symbol after the number, NBSP between them. */
export function formatMoney(cents: number, language: ContentLanguage): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `${cents < 0 ? MINUS : ''}${formatNumber(Math.abs(cents) / 100, language, digits)}${NBSP}€`;
}

/**
 * A title of the catalogue is a name and, in brackets, its facts: `ThinkPad T480 (i5-8350U, 16GB, (GA+))` →
 * name and `i5-8350U, 16 GB, (A+)`, as the store spells them. Each stays on one line.
 */
export function splitTitle(title: string): { name: string; facts: string } {
  const { name, specs } = readProductTitle(title);
  return { name, facts: joinSpecs(specsOfVariant(specs)) };
}
