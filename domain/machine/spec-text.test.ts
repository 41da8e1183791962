import { expect, it } from 'vitest';
import { specsOfVariant } from './spec-text.ts';

it('leaves out what a variant says more exactly', () => {
  expect(specsOfVariant(['i5-8350U', 'από 8 GB RAM', '256 GB SSD', 'A'])).toEqual(['i5-8350U', '256 GB SSD', 'A']);
  expect(specsOfVariant(['i5-8350U', 'from 8 GB RAM'])).toEqual(['i5-8350U']);
});
