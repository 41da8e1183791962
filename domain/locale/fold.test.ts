import { expect, it } from 'vitest';
import { fold } from './fold.ts';

it.each([
  ['Οθόνη', 'οθονη'],
  ['ΦΟΡΗΤΌΣ', 'φορητοσ'],
  ['Ϊδιος', 'ιδιοσ'],
  ['ThinkPad', 'thinkpad'],
])('%s folds to %s', (text, folded) => expect(fold(text)).toBe(folded));
