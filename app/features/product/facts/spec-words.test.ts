import { expect, it } from 'vitest';
import { specWords } from './spec-words.ts';

it.each([
  ['256GB SSD', 'el', '256_GB SSD'],
  ['από 8GB RAM', 'el', 'από 8_GB RAM'],
  ['1 TB SSD', 'en', '1_TB SSD'],
  ['15.6" FHD', 'el', '15,6″ FHD'],
  ['15,6" FHD', 'en', '15.6″ FHD'],
  ['14" 1920x1080', 'en', '14″ 1920_×_1080'],
  ['i5-8350U', 'el', 'i5-8350U'],
] as const)('%s in %s', (text, language, words) =>
  expect(specWords(text, language)).toBe(words.replaceAll('_', '\u00A0')),
);
