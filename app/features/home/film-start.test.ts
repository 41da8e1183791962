import { expect, it } from 'vitest';
import { filmStart } from './film-start.ts';

const usual = { isCalm: false, savesData: false, connection: undefined, isWide: true };

it.each([
  ['with the first of all on a wide window', usual, 'all'],
  ['with the first of all on a fast connection', { ...usual, connection: '4g' }, 'all'],
  ['alone on a narrow window', { ...usual, isWide: false }, 'first'],
  ['never under reduced motion', { ...usual, isCalm: true }, 'never'],
  ['never with Save-Data', { ...usual, savesData: true }, 'never'],
  ['never with Save-Data on a narrow window', { ...usual, savesData: true, isWide: false }, 'never'],
  ['never on 3G', { ...usual, connection: '3g' }, 'never'],
  ['never on 2G', { ...usual, connection: '2g' }, 'never'],
  ['never on the slowest', { ...usual, connection: 'slow-2g', isWide: false }, 'never'],
])('a film starts %s', (_, circumstances, start) => expect(filmStart(circumstances)).toBe(start));
