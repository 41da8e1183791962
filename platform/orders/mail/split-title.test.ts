import { expect, it } from 'vitest';
import { splitTitle } from './split-title.ts';

it.each([
  ['Lenovo ThinkPad T480 (i5-8350U, 16GB, A)', 'Lenovo ThinkPad T480', 'i5-8350U, 16\u00a0GB, A'],
  ['HP EliteBook (i5, 8GB, (A+))', 'HP EliteBook', 'i5, 8\u00a0GB, (A+)'],
  ['Dell XPS 13 (i7, 14" FHD, GA+)', 'Dell XPS 13', 'i7, 14″\u00a0FHD, A+'],
  ['Lenovo T480 (i5-8350U, από 8GB RAM, GA)', 'Lenovo T480', 'i5-8350U, A'],
  ['Lenovo T480 (from 8GB RAM, GA)', 'Lenovo T480', 'A'],
  ['Τσάντα', 'Τσάντα', ''],
])('splits %s', (title, name, facts) => expect(splitTitle(title)).toEqual({ name, facts }));

it('says of memory what was bought', () => {
  const { facts } = splitTitle('Lenovo ThinkPad T480 (i5-8350U, 8GB RAM, 256GB SSD, A)', 'Windows 11 Pro / 16 GB');
  expect(facts).toBe('i5-8350U, 256\u00a0GB\u00a0SSD, A');
});
