import { expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';

it.each([
  [44_460, 'el', '444,60\u00a0€'],
  [44_460, 'en', '444.60\u00a0€'],
  [123_456_789, 'el', '1.234.567,89\u00a0€'],
  [123_456, 'en', '1,234.56\u00a0€'],
  [-2_340, 'el', '\u221223,40\u00a0€'],
  [5, 'el', '0,05\u00a0€'],
] as const)('%i in %s is %s', (cents, language, text) => expect(formatMoney(cents, language)).toBe(text));
