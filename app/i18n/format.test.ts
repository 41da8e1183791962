import { describe, expect, it } from 'vitest';
import { formatCents, formatWholeEuro } from './format.ts';

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
    [-1295, 'el', 'EUR', '−12,95\u00A0€'],
  ] as const)('%i in %s %s is %s', (cents, language, code, text) => {
    expect(formatCents(cents, language, code)).toBe(text);
  });
});

it('formatWholeEuro leaves the cents away', () => expect(formatWholeEuro(25_000, 'el')).toBe('250\u00A0€'));
