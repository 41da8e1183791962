import { expect, it } from 'vitest';
import { splitTitle } from './split-title.ts';

it.each([
  ['Lenovo ThinkPad T480 (i5-8350U, 16GB, A)', 'Lenovo ThinkPad T480', 'i5-8350U, 16\u00a0GB, A'],
  ['HP EliteBook (i5, 8GB, (A+))', 'HP EliteBook', 'i5, 8\u00a0GB, (A+)'],
  ['Dell XPS 13 (i7, 13.3" FHD, GA+)', 'Dell XPS 13', 'i7, 13,3″\u00a0FHD, A+'],
  ['Lenovo T480 (i5-8350U, από 8GB RAM, GA)', 'Lenovo T480', 'i5-8350U, A'],
  ['Lenovo T480 (from 8GB RAM, GA)', 'Lenovo T480', 'A'],
  ['Apple MacBook 12" 2017 (Core m3-7Y32, A)', 'Apple MacBook 12″ 2017', 'Core\u00a0m3-7Y32, A'],
  ["Apple MacBook Pro 13'' (i5, A)", 'Apple MacBook Pro 13″', 'i5, A'],
  ['Τσάντα', 'Τσάντα', ''],
])('splits %s', (title, name, facts) => {
  const split = splitTitle(title);
  expect([split.name, split.factsIn('el')]).toEqual([name, facts]);
});

it('says of memory what was bought', () => {
  const { factsIn } = splitTitle('Lenovo ThinkPad T480 (i5-8350U, 8GB RAM, 256GB SSD, 12,5" , A)');
  expect(factsIn('en', 'Windows 11 Pro / 16 GB')).toBe('i5-8350U, 256\u00a0GB\u00a0SSD, 12.5″, A');
});
