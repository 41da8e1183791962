import { describe, expect, it } from 'vitest';
import { languages } from '../locale/locales.ts';
import { formatAthens, formatDate, formatDayRange, formatInstant, formatTermEnd, formatWeekday } from './dates.ts';

describe('formatDayRange', () => {
  it.each([
    ['2026-11-24', '2026-11-25', 'el', 'short', 'Τρί 24 – Τετ 25 Νοε'],
    ['2026-11-24', '2026-11-25', 'el', 'long', 'Τρίτη 24 έως Τετάρτη 25 Νοεμβρίου'],
    ['2026-11-30', '2026-12-01', 'el', 'short', 'Δευ 30 Νοε – Τρί 1 Δεκ'],
    ['2026-11-30', '2026-12-01', 'en', 'long', 'Monday, November 30 to Tuesday, December 1'],
    ['2026-11-24', '2026-11-25', 'en', 'short', 'Tue–Wed, Nov 24–25'],
    ['2026-11-30', '2026-12-01', 'en', 'short', 'Mon–Tue, Nov 30 – Dec 1'],
    ['2026-11-24', '2026-11-24', 'en', 'short', 'Tue, Nov 24'],
  ] as const)('%s to %s in %s, %s', (from, to, language, width, text) => {
    expect(formatDayRange({ from, to }, language, width).replaceAll('\u00A0', ' ').replaceAll('\u2060', '')).toBe(text);
  });
});

/** A phone of 320 px with the reader's own spacing has room for no longer one, on any day of the year. */
const LONGEST_PIECE = 14;

it.each(languages)('keeps no more together than a narrow column holds, in %s', (language) => {
  const days = Array.from({ length: 365 }, (_, index) =>
    new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  );
  const texts = days.slice(1).flatMap((to, index) => {
    const range = { from: days[index] as string, to };
    return [
      formatDayRange(range, language, 'long'),
      formatDayRange(range, language, 'short'),
      formatWeekday(to, language),
    ];
  });
  const pieces = texts.flatMap((text) => text.split(' '));
  expect(
    pieces.filter((piece) => piece.length > LONGEST_PIECE),
    `a plain space in \`days\` of ${language} in domain/locale/locales.ts lets a line break there`,
  ).toEqual([]);
});

it('names one day, with its weekday or with its year', () => {
  expect(formatWeekday('2026-11-25', 'el').replaceAll('\u00A0', ' ')).toBe('Τετάρτη 25 Νοεμβρίου');
  expect(formatDate('2026-11-25', 'en')).toBe('November 25, 2026');
});

it('dates an order by the clock in Athens', () => {
  const late = new Date('2026-11-20T22:30:00Z');
  expect(formatInstant(late, 'el').replaceAll('\u00A0', ' ')).toBe('21 Νοεμβρίου 2026');
  expect(formatAthens(late, 'en')).toBe('November 21, 2026, 00:30 (Greek time)');
});

it.each([
  // The clocks go forward, and back, within the term.
  ['2027-03-20T21:30:00Z', '3 Απριλίου 2027'],
  ['2026-10-20T20:30:00Z', '3 Νοεμβρίου 2026'],
  ['2026-12-20T22:30:00Z', '4 Ιανουαρίου 2027'],
])('a term of 14 days from %s ends on %s', (from, end) => {
  expect(formatTermEnd(new Date(from), 14, 'el')).toBe(end);
});
