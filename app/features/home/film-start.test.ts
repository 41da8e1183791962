import { expect, it } from 'vitest';
import { startsFilms } from './film-start.ts';

const usual = { isCalm: false, savesData: false, connection: undefined };

it.each([
  ['start', usual, true],
  ['start on a fast connection', { ...usual, connection: '4g' }, true],
  ['do not start under reduced motion', { ...usual, isCalm: true }, false],
  ['do not start with Save-Data', { ...usual, savesData: true }, false],
  ['do not start on 3G', { ...usual, connection: '3g' }, false],
  ['do not start on 2G', { ...usual, connection: '2g' }, false],
  ['do not start on the slowest', { ...usual, connection: 'slow-2g' }, false],
])('the films %s', (_, circumstances, starts) => expect(startsFilms(circumstances)).toBe(starts));
