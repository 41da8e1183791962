import { expect, it } from 'vitest';
import { formatMoney, splitTitle } from './format.ts';

it.each([
  [44_460, 'el', '444,60\u00a0€'],
  [44_460, 'en', '444.60\u00a0€'],
  [123_456_789, 'el', '1.234.567,89\u00a0€'],
  [123_456, 'en', '1,234.56\u00a0€'],
  [-2_340, 'el', '\u221223,40\u00a0€'],
  [5, 'el', '0,05\u00a0€'],
] as const)('%i in %s is %s', (cents, language, text) => expect(formatMoney(cents, language)).toBe(text));

it.each([
  ['Lenovo ThinkPad T480 (i5-8350U, 16GB, A)', 'Lenovo ThinkPad T480', 'i5-8350U, 16\u00a0GB, A'],
  ['HP EliteBook (i5, 8GB, (A+))', 'HP EliteBook', 'i5, 8\u00a0GB, (A+)'],
  ['Dell XPS 13 (i7, 14" FHD, GA+)', 'Dell XPS 13', 'i7, 14″\u00a0FHD, A+'],
  ['Lenovo T480 (i5-8350U, από 8GB RAM, GA)', 'Lenovo T480', 'i5-8350U, A'],
  ['Lenovo T480 (from 8GB RAM, GA)', 'Lenovo T480', 'A'],
  ['Τσάντα', 'Τσάντα', ''],
])('splits %s', (title, name, facts) => expect(splitTitle(title)).toEqual({ name, facts }));
