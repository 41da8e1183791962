/** Days and instants as shoppers read them, on pages and in mails. */
import { type Language, localeOf } from '../locale/locales.ts';
import { athensDay } from './athens-time.ts';

const NBSP = '\u00A0';

interface DayRange {
  /** Calendar days, `YYYY-MM-DD`. */
  from: string;
  to: string;
}

/** Making a format costs twenty times what using it does. */
function cachedFormat(options: Intl.DateTimeFormatOptions): (language: Language) => Intl.DateTimeFormat {
  const made = new Map<Language, Intl.DateTimeFormat>();
  return (language) => {
    const format = made.get(language) ?? new Intl.DateTimeFormat(localeOf(language).intl, options);
    made.set(language, format);
    return format;
  };
}

const SHORT = cachedFormat({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const LONG = cachedFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const DATE = cachedFormat({ dateStyle: 'long', timeZone: 'UTC' });
const DATE_IN_ATHENS = cachedFormat({ dateStyle: 'long', timeZone: 'Europe/Athens' });
const TIME_IN_ATHENS = cachedFormat({
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Athens',
});

/**
 * A range of days, short (`Τρί 24 – Τετ 25 Νοε`, `Tue–Wed, Nov 24–25`) or long (`Τρίτη 24 έως Τετάρτη 25 Νοεμβρίου`,
 * `Tuesday, November 24 to Wednesday, November 25`), as the locale's row orders it.
 */
export function formatDayRange({ from, to }: DayRange, language: Language, width: 'short' | 'long'): string {
  const { days } = localeOf(language);
  const format = (width === 'short' ? SHORT : LONG)(language);
  if (from === to) return fill(days.one, partsOf(format, from));
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return fill(days[isOneMonth ? width : (`${width}Across` as const)], {
    ...prefixed('from', partsOf(format, from)),
    ...prefixed('to', partsOf(format, to)),
  });
}

/** One day with its weekday: `Τετάρτη 25 Νοεμβρίου`. @param day `YYYY-MM-DD` */
export function formatWeekday(day: string, language: Language): string {
  return fill(localeOf(language).days.one, partsOf(LONG(language), day));
}

/** One day with its year: `25 Νοεμβρίου 2026`. @param day `YYYY-MM-DD` */
export function formatDate(day: string, language: Language): string {
  return DATE(language).format(instantOf(day));
}

/** The day of an instant in Athens, `21 Νοεμβρίου 2026`, whose parts stay on one line. */
export function formatInstant(instant: Date, language: Language): string {
  return DATE_IN_ATHENS(language).format(instant).replaceAll(' ', NBSP);
}

/** The last day of a term, `12 Δεκεμβρίου 2026`. @param days after the day of the instant in Athens */
export function formatTermEnd(instant: Date, days: number, language: Language): string {
  const day = instantOf(athensDay(instant));
  day.setUTCDate(day.getUTCDate() + days);
  return DATE(language).format(day);
}

/** `14:05`, the clock in Athens. */
export function formatTime(instant: Date, language: Language): string {
  return TIME_IN_ATHENS(language).format(instant);
}

/** `21 Νοεμβρίου 2026, 10:48 (ώρα Ελλάδας)`, whatever the zone of the machine. */
export function formatAthens(date: Date, language: Language): string {
  const day = DATE_IN_ATHENS(language).format(date);
  return `${day}, ${formatTime(date, language)} (${localeOf(language).athensTime})`;
}

function instantOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function partsOf(format: Intl.DateTimeFormat, day: string): Record<string, string> {
  return Object.fromEntries(format.formatToParts(instantOf(day)).map(({ type, value }) => [type, value]));
}

function prefixed(prefix: string, parts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(parts).map(([name, value]) => [`${prefix}.${name}`, value]));
}

function fill(pattern: string, parts: Record<string, string>): string {
  return pattern.replace(/\{([\w.]+)\}/g, (_, name: string) => parts[name] ?? '');
}
