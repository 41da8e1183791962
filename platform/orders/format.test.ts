import { expect, it } from 'vitest';
import { formatDateRange, formatInstant, formatMoney, splitTitle } from './format.ts';

it.each([
  [44_460, 'el', '444,60\u00a0€'],
  [44_460, 'en', '444.60\u00a0€'],
  [123_456_789, 'el', '1.234.567,89\u00a0€'],
  [123_456, 'en', '1,234.56\u00a0€'],
  [-2_340, 'el', '\u221223,40\u00a0€'],
  [5, 'el', '0,05\u00a0€'],
] as const)('%i in %s is %s', (cents, language, text) => expect(formatMoney(cents, language)).toBe(text));

it.each([
  [{ from: '2026-11-24', to: '2026-11-25' }, 'el', 'Τρίτη 24 έως Τετάρτη 25 Νοεμβρίου'],
  [{ from: '2026-11-24', to: '2026-11-25' }, 'en', 'Tuesday, November 24 to Wednesday, November 25'],
  [{ from: '2026-11-30', to: '2026-12-01' }, 'el', 'Δευτέρα 30 Νοεμβρίου έως Τρίτη 1 Δεκεμβρίου'],
  [{ from: '2026-11-24', to: '2026-11-24' }, 'el', 'Τρίτη 24 Νοεμβρίου'],
] as const)('%o in %s is %s', (range, language, text) =>
  expect(formatDateRange(range, language).replaceAll('\u00a0', ' ')).toBe(text),
);

it('dates an order by the clock in Athens', () => {
  const late = new Date('2026-11-20T22:30:00Z');
  expect(formatInstant(late, 'el').replaceAll('\u00a0', ' ')).toBe('21 Νοεμβρίου 2026');
  expect(formatInstant(late, 'en').replaceAll('\u00a0', ' ')).toBe('November 21, 2026');
});

it.each([
  ['Lenovo ThinkPad T480 (i5-8350U, 16GB, A)', 'Lenovo ThinkPad T480', 'i5-8350U, 16\u00a0GB, A'],
  ['HP EliteBook (i5, 8GB, (A+))', 'HP EliteBook', 'i5, 8\u00a0GB, (A+)'],
  ['Dell XPS 13 (i7, 14" FHD, GA+)', 'Dell XPS 13', 'i7, 14″\u00a0FHD, A+'],
  ['Lenovo T480 (i5-8350U, από 8GB RAM, GA)', 'Lenovo T480', 'i5-8350U, A'],
  ['Lenovo T480 (from 8GB RAM, GA)', 'Lenovo T480', 'A'],
  ['Τσάντα', 'Τσάντα', ''],
])('splits %s', (title, name, facts) => expect(splitTitle(title)).toEqual({ name, facts }));
