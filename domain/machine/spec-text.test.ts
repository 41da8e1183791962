import { expect, it } from 'vitest';
import { specsOfVariant } from './spec-text.ts';

it('leaves out what a variant says more exactly', () => {
  expect(specsOfVariant(['i5-8350U', 'από 8 GB RAM', '256 GB SSD', 'A'], [])).toEqual(['i5-8350U', '256 GB SSD', 'A']);
  expect(specsOfVariant(['i5-8350U', 'from 8 GB RAM'], [])).toEqual(['i5-8350U']);
});

it.each([
  [['16 GB'], ['i5-8350U', '256 GB SSD', '14″ FHD']],
  [
    ['Windows 11 Pro', '16GB RAM'],
    ['i5-8350U', '256 GB SSD', '14″ FHD'],
  ],
  [['512 GB'], ['i5-8350U', '8 GB RAM', '14″ FHD']],
  [['1TB SSD'], ['i5-8350U', '8 GB RAM', '14″ FHD']],
  [['16 GB / 512 GB SSD'], ['i5-8350U', '14″ FHD']],
  [['Windows 11 Pro'], ['i5-8350U', '8 GB RAM', '256 GB SSD', '14″ FHD']],
])('leaves out memory and disk where the variant is %j', (chosen, left) => {
  expect(specsOfVariant(['i5-8350U', '8 GB RAM', '256 GB SSD', '14″ FHD'], chosen)).toEqual(left);
});
