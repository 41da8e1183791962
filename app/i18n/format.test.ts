import { describe, expect, it } from 'vitest';
import { formatCents, formatDayRange, formatWholeEuro } from './format.ts';

describe('formatCents', () => {
  it.each([
    [24900, 'el', 'EUR', '249,00\u00A0€'],
    [24900, 'en', 'EUR', '249.00\u00A0€'],
    [124900, 'el', 'EUR', '1.249,00\u00A0€'],
    [1234900, 'el', 'EUR', '12.349,00\u00A0€'],
    [24900, 'en', 'USD', '$249.00'],
    [24900, 'en', 'GBP', '£249.00'],
    [24900, 'en', 'CHF', 'CHF\u00A0249.00'],
    [0, 'el', 'EUR', '0,00\u00A0€'],
  ] as const)('%i in %s %s is %s', (cents, language, code, text) => {
    expect(formatCents(cents, language, code)).toBe(text);
  });
});

it('formatWholeEuro leaves the cents away', () => expect(formatWholeEuro(25_000, 'el')).toBe('250\u00A0€'));

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
