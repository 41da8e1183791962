/** How the checkout and its mails write amounts and dates. */
import type { DateRange } from '#domain/delivery.ts';
import { joinSpecs, readProductTitle } from '#domain/product-title.ts';
import type { Language } from '#shop.config';

const NBSP = '\u00a0';
const MINUS = '\u2212';

/** `444,60 €` in Greek, `444.60 €` in English: symbol after the number, NBSP between them. */
export function formatMoney(cents: number, language: Language): string {
  const [point, group] = language === 'el' ? [',', '.'] : ['.', ','];
  const whole = String(Math.trunc(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, group);
  const fraction = String(Math.abs(cents) % 100).padStart(2, '0');
  return `${cents < 0 ? MINUS : ''}${whole}${point}${fraction}${NBSP}€`;
}

/** Made once: making one costs more than using it a hundred times. */
const DAY = formatters({ timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
const INSTANT = formatters({ timeZone: 'Europe/Athens', dateStyle: 'long' });

function formatters(options: Intl.DateTimeFormatOptions): Readonly<Record<Language, Intl.DateTimeFormat>> {
  return { el: new Intl.DateTimeFormat('el-GR', options), en: new Intl.DateTimeFormat('en-US', options) };
}

/** `Τρίτη 24 έως Τετάρτη 25 Νοεμβρίου`, `Monday, November 30 to Tuesday, December 1`: a dash would end a line. */
export function formatDateRange({ from, to }: DateRange, language: Language): string {
  if (from === to) return formatDay(from, language, true);
  const isMonthOnce = language === 'el' && from.slice(0, 7) === to.slice(0, 7);
  const until = language === 'el' ? 'έως' : 'to';
  return `${formatDay(from, language, !isMonthOnce)} ${until}${NBSP}${formatDay(to, language, true)}`;
}

/** One day, `Τετάρτη 25 Νοεμβρίου`. */
export function formatDate(date: string, language: Language): string {
  return formatDay(date, language, true);
}

function formatDay(date: string, language: Language, withMonth: boolean): string {
  const parts = DAY[language].formatToParts(new Date(`${date}T00:00:00Z`));
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  if (language === 'en') return `${part('weekday')}, ${part('month')}${NBSP}${part('day')}`;
  const day = `${part('weekday')}${NBSP}${part('day')}`;
  return withMonth ? `${day}${NBSP}${part('month')}` : day;
}

/** The instant of an order as a day in Athens, `21 Νοεμβρίου 2026`, whose parts stay on one line. */
export function formatInstant(instant: Date, language: Language): string {
  return INSTANT[language].format(instant).replaceAll(' ', NBSP);
}

const TIME = formatters({ timeZone: 'Europe/Athens', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** `14:05`, the clock in Athens. */
export function formatTime(instant: Date, language: Language): string {
  return TIME[language].format(instant);
}

const LEAST = /^(?:από|from) /i;

/**
 * A title of the catalogue is a name and, in brackets, its facts: `ThinkPad T480 (i5-8350U, 16GB, (GA+))` →
 * name and `i5-8350U, 16 GB, (A+)`, as the store spells them. Each stays on one line. A fact that begins with «από» is the
 * least that can be chosen; whoever has chosen reads it in the variant, so it is left out.
 */
export function splitTitle(title: string): { name: string; facts: string } {
  const { name, specs } = readProductTitle(title);
  return { name, facts: joinSpecs(specs.filter((spec) => !LEAST.test(spec))) };
}
