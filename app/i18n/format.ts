import { type MoneyV2, parseCents } from '#domain/money.ts';
import type { Language } from './language.ts';

const NBSP = '\u00A0';
const SYMBOL_BEFORE: Record<string, string> = { USD: '$', GBP: '£' };
const LOCALES = { el: 'el-GR', en: 'en-US' } as const;

/**
 * An amount with two decimals: the euro sign after the number, `$` and `£` before it, any other currency's code before
 * it (specification, section 9). Greek writes `1.249,00 €`, English `1,249.00 €`.
 */
export function formatCents(cents: number, language: Language, currencyCode = 'EUR'): string {
  const number = new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);
  if (currencyCode === 'EUR') return `${number}${NBSP}€`;
  const symbol = SYMBOL_BEFORE[currencyCode];
  return symbol ? `${symbol}${number}` : `${currencyCode}${NBSP}${number}`;
}

export function formatMoney(money: MoneyV2, language: Language): string {
  return formatCents(parseCents(money.amount), language, money.currencyCode);
}

/** A whole number of euro where cents would only be noise: `250 €`. */
export function formatWholeEuro(cents: number, language: Language): string {
  return `${new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 0 }).format(cents / 100)}${NBSP}€`;
}

/**
 * A range of days, short (`Τρ 24 – Τε 25 Νοε`) or long (`Τρίτη 24 – Τετάρτη 25 Νοεμβρίου`).
 *
 * @param range calendar days, `YYYY-MM-DD`
 */
export function formatDayRange(
  range: { from: string; to: string },
  language: Language,
  width: 'short' | 'long',
): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    weekday: width,
    day: 'numeric',
    month: width,
    timeZone: 'UTC',
  });
  const from = new Date(`${range.from}T00:00:00Z`);
  const to = new Date(`${range.to}T00:00:00Z`);
  if (range.from === range.to) return format.format(from);
  const sameMonth = range.from.slice(0, 7) === range.to.slice(0, 7);
  const day = (date: Date, withMonth: boolean) => {
    const part = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
    return [part.weekday, part.day, withMonth ? part.month : ''].filter(Boolean).join(NBSP);
  };
  return `${day(from, !sameMonth)} – ${day(to, true)}`;
}
