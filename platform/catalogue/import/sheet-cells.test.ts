import { describe, expect, it } from 'vitest';
import { SheetRow } from './product-sheet.ts';
import { englishOf, parseBoolean, readCount, readGrams, readLocalized, readPrice } from './sheet-cells.ts';

/** A row whose cell has this text; null when the file has no such column. */
function read<Value>(text: string | null, column: 'Variant Price' | 'Title', reader: (row: SheetRow) => Value) {
  const notes = { problems: [], warnings: [], headings: new Map() };
  const value = reader(new SheetRow(2, new Map(text === null ? [] : [[column, text]]), new Map(), notes));
  return { value, problems: notes.problems.length, warnings: notes.warnings.length };
}
const result = (value: unknown, problems = 0, warnings = 0) => ({ value, problems, warnings });

describe('a price', () => {
  it.each([
    [null, undefined, 0],
    ['249', 24_900, 0],
    [' 249.5 ', 24_950, 0],
    ['249,05', 24_905, 0],
    ['249,00 €', 24_900, 0],
    ['0', 0, 0],
    ['1000000', 100_000_000, 0],
    ['1000000.01', undefined, 1],
    ['199.0000', 19_900, 0],
    ['1.249,90', 124_990, 0],
    ['1,249.90', 124_990, 0],
    ['12.249,9000', 1_224_990, 0],
    ['€ 199,00', 19_900, 0],
    ['1 249,90', 124_990, 0],
    ['1\u00a0249,90 €', 124_990, 0],
    ['1 249', 124_900, 0],
    ['1 24,90', undefined, 1],
    ['12 49', undefined, 1],
    ['0.500', 50, 0],
    ['199.0050', undefined, 1],
    ['199.000', undefined, 1],
    ['1.24,90', undefined, 1],
    ['1.249.90', undefined, 1],
    ['1.299', undefined, 1],
    ['-1', undefined, 1],
    ['', undefined, 1],
  ])('%j is %s cents', (text, value, problems) =>
    expect(read(text, 'Variant Price', (row) => readPrice(row, 'Variant Price'))).toEqual(result(value, problems)),
  );
});

describe('pieces', () => {
  it.each([
    [null, null, 0, 0],
    ['3', 3, 0, 0],
    ['3,00', 3, 0, 0],
    ['0', 0, 0, 0],
    ['1000000', 1_000_000, 0, 0],
    ['1000001', null, 1, 0],
    ['-2', 0, 0, 1],
    ['2.5', null, 1, 0],
    ['many', null, 1, 0],
    ['', null, 1, 0],
  ])('%j are %s', (text, value, problems, warnings) =>
    expect(read(text, 'Variant Price', (row) => readCount(row, 'Variant Price'))).toEqual(
      result(value, problems, warnings),
    ),
  );
});

it.each([
  [null, null, 0],
  ['', null, 0],
  ['1400', 1_400, 0],
  ['1400,0', 1_400, 0],
  ['907.003303052', 907, 0],
  ['1360.78', 1_361, 0],
  ['1360,78', 1_361, 0],
  ['1.360,78', 1_361, 0],
  ['907.003', 907, 0],
  ['0.500', 1, 0],
  ['1.400', null, 1],
  ['1.4 kg', null, 1],
])('%j are %s grams', (text, value, problems) =>
  expect(read(text, 'Variant Price', (row) => readGrams(row, 'Variant Price'))).toEqual(result(value, problems)),
);

describe('an English text', () => {
  const known = { el: 'α', en: 'a' };
  it.each([
    ['b', known, 'b'],
    ['', known, 'β'],
    ['', undefined, 'β'],
    [undefined, known, 'a'],
    // What was the same in both languages stays so.
    [undefined, { el: 'α', en: 'α' }, 'β'],
    [undefined, undefined, 'β'],
  ])('of the cell %j, where the shop has %j, is %s', (cell, before, expected) =>
    expect(englishOf(cell, 'β', before)).toBe(expected),
  );

  it('comes with the Greek one, which stays where the file has no such column', () => {
    const title = (text: string | null) =>
      read(text, 'Title', (row) => readLocalized(row, 'Title', 'Title (en)', known));
    expect(title('β').value).toEqual({ el: 'β', en: 'a' });
    expect(title(null).value).toEqual({ el: 'α', en: 'a' });
  });
});

it.each([
  ['true', true],
  ['1', true],
  ['αληθησ', true],
  ['no', false],
  ['ψευδησ', false],
  ['maybe', null],
])('%s is %s', (text, value) => expect(parseBoolean(text)).toBe(value));
