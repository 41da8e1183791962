import { type MoneyV2, parseCents } from '#domain/money.ts';
import { formatNumber } from './format-number.ts';
import type { Language } from './language.ts';
import { perLanguage } from './per-language.ts';

const NBSP = '\u00A0';
/** After a dash, where a line would break otherwise. */
const WORD_JOINER = '\u2060';
const SYMBOL_BEFORE: Record<string, string> = { USD: '$', GBP: '£' };

const days = {
  short: perLanguage((locale) => new Intl.DateTimeFormat(locale, dayParts('short'))),
  long: perLanguage((locale) => new Intl.DateTimeFormat(locale, dayParts('long'))),
};

function dayParts(width: 'short' | 'long') {
  return { weekday: width, day: 'numeric', month: width, timeZone: 'UTC' } as const;
}

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

function partsOf(format: Intl.DateTimeFormat, date: Date): Parts {
  return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
}

function joined(...words: readonly (string | undefined)[]): string {
  return words.filter(Boolean).join(NBSP);
}

/**
 * An amount with two decimals: the euro sign after the number, `$` and `£` before it, any other currency's code before
 * it (specification, section 9). Greek writes `1.249,00 €`, English `1,249.00 €`.
 */
export function formatCents(cents: number, language: Language, currencyCode = 'EUR'): string {
  const number = formatNumber(cents / 100, language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
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

/**
 * A range of days, short (`Τρί 24 – Τετ 25 Νοε`, `Tue–Wed, Nov 24–25`) or long (`Τρίτη 24 έως Τετάρτη 25 Νοεμβρίου`,
 * `Tuesday, November 24 to Wednesday, November 25`).
 *
 * @param range calendar days, `YYYY-MM-DD`
 */
export function formatDayRange(
  range: { from: string; to: string },
  language: Language,
  width: 'short' | 'long',
): string {
  const format = days[width](language);
  const from = new Date(`${range.from}T00:00:00Z`);
  const to = new Date(`${range.to}T00:00:00Z`);
  if (range.from === range.to)
    return language === 'en' ? format.format(from).replace(/ (?=\d)/, NBSP) : format.format(from);
  const first = partsOf(format, from);
  const last = partsOf(format, to);
  const isOneMonth = range.from.slice(0, 7) === range.to.slice(0, 7);
  if (language === 'el') {
    const month = isOneMonth ? '' : first.month;
    // Where the short one does not fit on one line, the dash stays with what stands before it.
    const between = width === 'long' ? ` έως${NBSP}` : `${NBSP}– `;
    return joined(first.weekday, first.day, month) + between + joined(last.weekday, last.day, last.month);
  }
  if (width === 'long') {
    const day = (part: Parts) => `${part.weekday}, ${joined(part.month, part.day)}`;
    return `${day(first)} to${NBSP}${day(last)}`;
  }
  const until = isOneMonth ? `–${WORD_JOINER}${last.day}` : ` – ${joined(last.month, last.day)}`;
  return `${first.weekday}–${WORD_JOINER}${last.weekday}, ${joined(first.month, first.day)}${until}`;
}
