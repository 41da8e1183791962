import { expect, it } from 'vitest';
import { fold, toWords } from './fold.ts';

it.each([
  ['Οθόνη', 'οθονη'],
  ['ΦΟΡΗΤΌΣ', 'φορητοσ'],
  ['Ϊδιος', 'ιδιοσ'],
  ['ThinkPad', 'thinkpad'],
])('%s folds to %s', (text, folded) => expect(fold(text)).toBe(folded));

it('keeps model codes whole', () => {
  expect(toWords('HP 840 G5 (i5-8350U, 15,6")')).toEqual(['hp', '840', 'g5', 'i5-8350u', '15', '6']);
});
