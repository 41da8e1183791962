import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { parseTaxNumber } from './tax-number.ts';

it.each([
  ['090000045', '090000045'],
  ['094259216', '094259216'],
  ['800420948', '800420948'],
  ['EL 094259216', '094259216'],
  ['gr094259216', '094259216'],
  ['ΕΛ094 259 216', '094259216'],
  ['ΕL090000045', '090000045'],
  ['EΛ090000045', '090000045'],
  ['ΑΦΜ 090000045', '090000045'],
  ['Α.Φ.Μ.: EL090000045', '090000045'],
  ['AFM 090000045', '090000045'],
  ['\u202A090000045\u202C', '090000045'],
  ['０９００００045', '090000045'],
  ['123456781', null],
  ['000000000', null],
  ['09425921', null],
  ['0942592160', null],
  ['', null],
  ['εννέα', null],
])('%s → %s', (text, number) => expect(parseTaxNumber(text)).toBe(number));

it('notices every single wrong digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 9 }), (place, change) => {
      const digits = [...'094259216'].map(Number);
      digits[place] = ((digits[place] ?? 0) + change) % 10;
      const wrong = digits.join('');
      // Sums of 10 and 0 modulo 11 share the check digit 0; this number's is 6, so nothing can hide behind that.
      expect(parseTaxNumber(wrong)).toBeNull();
    }),
  );
});
