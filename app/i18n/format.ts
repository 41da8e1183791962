import type { Language } from '#domain/locale/locales.ts';
import { type MoneyV2, parseCents } from '#domain/money/money.ts';
import { formatNumber } from '../../domain/locale/format-number.ts';

const NBSP = '\u00A0';
const SYMBOL_BEFORE: Record<string, string> = { USD: '$', GBP: '£' };

/**
 * An amount with two decimals: the euro sign after the number, `$` and `£` before it, any other currency's code before
 * it (specification, section 9). Greek writes `1.249,00 €`, English `1,249.00 €`.
 */
export function formatCents(cents: number, language: Language, currencyCode = 'EUR'): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const number = formatNumber(cents / 100, language, digits).replace('-', '−');
  if (currencyCode === 'EUR') return `${number}${NBSP}€`;
  const symbol = SYMBOL_BEFORE[currencyCode];
  return symbol ? `${symbol}${number}` : `${currencyCode}${NBSP}${number}`;
}

export function formatMoney(money: MoneyV2, language: Language): string {
  return formatCents(parseCents(money.amount), language, money.currencyCode);
}

/** A whole number of euro where cents would only be noise: `250 €`. */
export function formatWholeEuro(cents: number, language: Language): string {
  return `${formatNumber(cents / 100, language, { maximumFractionDigits: 0 })}${NBSP}€`;
}

/** A screen's diagonal: `15,6″` in Greek, `15.6″` in English. */
export function formatInches(inches: number, language: Language): string {
  return `${formatNumber(inches, language)}″`;
}

/** `1,24 kg`; what is known only about, in two digits: `1,2 kg`. Of light things grams: `490 g`. */
export function formatWeight(kilograms: number, language: Language, isAbout: boolean): string {
  const shown = isAbout ? Number(kilograms.toPrecision(2)) : kilograms;
  if (shown < 0.7) return `${formatNumber(Math.round(shown * 1000), language)}${NBSP}g`;
  return `${formatNumber(shown, language, { maximumFractionDigits: 2 })}${NBSP}kg`;
}

export function formatBatteryWh(wattHours: number, language: Language): string {
  return `${formatNumber(wattHours, language, { maximumFractionDigits: 1 })}${NBSP}Wh`;
}
