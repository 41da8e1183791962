import { expect, it } from 'vitest';
import { isListed, readPostcodeList } from './postcode-list.ts';

const rows = (...lines: string[]) => lines.map((text, index) => ({ line: index + 1, cells: text.split(';') }));

it.each([
  ['a code a line', ['44010', '844 01', '852'], ['44010', '84401', '852']],
  ['remarks', ['# ACS, 1.9.2026', '44010'], ['44010']],
  ['first digits with a star', ['844*', '85*'], ['844', '85']],
  ['a column by its Greek heading', ['ΠΕΡΙΟΧΗ;Τ.Κ.;ΝΟΜΟΣ', 'Βωβούσα;44014;Ιωαννίνων'], ['44014']],
  ['a heading in Latin letters', ['Zone;POSTAL_CODE', '84001;44014'], ['44014']],
  ['a column without a heading', ['Βωβούσα;44014', 'Σύρνα;85900'], ['44014', '85900']],
  ['one code of several villages', ['44010', '44010'], ['44010']],
])('reads %s', (_, lines, codes) => {
  expect(readPostcodeList(rows(...lines))).toEqual({ codes: new Set(codes) });
});

it.each([
  [['44010', '4401a'], 2, 'has «4401a», which is no Greek postcode'],
  [['44010', '440100'], 2, 'has «440100»'],
  [['44010', '94010'], 2, 'has «94010»'],
  [['44010', '4'], 2, 'has «4»'],
  [['ΤΚ;Περιοχή', ';Βωβούσα'], 2, 'has «»'],
  [['Περιοχή;Νομός', 'Βωβούσα;Ιωαννίνων'], 1, 'has no column of postcodes'],
  [['# ACS', 'ΤΚ'], 2, 'has no postcode below its heading'],
  [['# ACS'], 1, 'has no postcode'],
  [[], 1, 'has no postcode'],
] as const)('says what is wrong with %j', (lines, line, mistake) => {
  expect(readPostcodeList(rows(...lines))).toMatchObject({ line, mistake: expect.stringContaining(mistake) });
});

it('knows a place by its code or its first digits', () => {
  const codes = new Set(['44010', '844', '85']);
  expect(['44010', '84401', '85900'].map((postcode) => isListed(postcode, codes))).toEqual([true, true, true]);
  expect(['44011', '84501', '54624'].map((postcode) => isListed(postcode, codes))).toEqual([false, false, false]);
});
