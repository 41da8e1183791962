import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { asText, CsvError, fromText, parseCsv, writeCsv, writeSheet } from './csv.ts';

const cells = (text: string) => parseCsv(text).map((record) => record.cells);

describe('parseCsv', () => {
  it.each([
    [
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '\uFEFFa;b\n1,5;2\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'a\tb\n1\t2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '"a;x",b\n1,2\n',
      [
        ['a;x', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n"14"" FHD, GA",2\n',
      [
        ['a', 'b'],
        ['14" FHD, GA', '2'],
      ],
    ],
    [
      'a,b\n14" FHD,2\n',
      [
        ['a', 'b'],
        ['14" FHD', '2'],
      ],
    ],
    [
      'a,b\n"two\r\nlines",2\n',
      [
        ['a', 'b'],
        ['two\r\nlines', '2'],
      ],
    ],
    [
      'a,b\n1,',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    [
      'a,b\n\n,,\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'sep=;\na,b;c\n1,5;2\n',
      [
        ['a,b', 'c'],
        ['1,5', '2'],
      ],
    ],
    [
      '\uFEFF"sep=\t"\r\na\tb;c\r\n1\t2\r\n',
      [
        ['a', 'b;c'],
        ['1', '2'],
      ],
    ],
    ['', []],
  ])('%j', (text, expected) => {
    expect(cells(text)).toEqual(expected);
  });

  it('knows on which line of the file a record begins', () => {
    expect(parseCsv('a,b\n"x\ny\r\nz",2\n\n3,4').map(({ line }) => line)).toEqual([1, 2, 6]);
    expect(parseCsv('sep=,\na,b\n1,2').map(({ line }) => line)).toEqual([2, 3]);
  });

  it.each([
    ['a,b\n1,"open\n2,3\n', 'unclosed_quote', 2],
    ['"a,b\n1,2\n', 'unclosed_quote', 1],
    ['a,b\n"x\ny"z,3\n', 'text_after_quote', 3],
  ])('refuses %j', (text, code, line) => {
    expect(() => parseCsv(text)).toThrow(expect.objectContaining({ code, line }));
    expect(() => parseCsv(text)).toThrow(CsvError);
  });
});

it('reads back whatever was written, with either delimiter', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\r', '\n', 'α') }),
  );
  const row = fc.array(cell, { minLength: 2, maxLength: 4 }).filter((values) => values.some((value) => value !== ''));
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), fc.boolean(), (rows, forExcel) => {
      const header = ['Handle', 'Title', 'Tags'];
      expect(cells(writeCsv([header, ...rows], { forExcel }))).toEqual([header, ...rows]);
    }),
  );
});

describe('a cell that a spreadsheet would run', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+30 694', "'+30 694"],
    ['-cmd', "'-cmd"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['﹢1+a', "'﹢1+a"],
    ['\u200B=1+1', "'\u200B=1+1"],
    ['\u2066\u00AD =1', "'\u2066\u00AD =1"],
    ['\t=1', "'\t=1"],
    ['-12,50', '-12,50'],
    ['+7', '+7'],
    ['a=b', 'a=b'],
    ["'=1", "'=1"],
    ['', ''],
  ])('%j is written as %j', (cell, written) => {
    expect(asText(cell)).toBe(written);
  });

  it('is read back as it was', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[=+'@-]{0,3}[a-z1]{0,3}$/));
    fc.assert(
      fc.property(
        text.filter((cell) => fromText(cell) === cell),
        (cell) => {
          expect(fromText(asText(cell))).toBe(cell);
        },
      ),
    );
  });
});

it('writes amounts with a comma for Excel, which reads 3.10 as a day, and leaves everything else', () => {
  const table = [['3.10', '-269.90', 'A 3.10', '24', '2026-11-30', '']];
  expect(writeSheet(table, { forExcel: true })).toBe('\uFEFF"3,10";"-269,90";A 3.10;24;2026-11-30;\n');
  expect(writeSheet(table)).toBe('3.10,-269.90,A 3.10,24,2026-11-30,\n');
});

it('writes what Excel would round or make a day of as text, and reads it back', () => {
  const cells = ['15.6', '8/16', '5201234567894', '090000045', '+306940000000', '12.10'];
  const excel = writeSheet([['a', 'b'], cells], { forExcel: true, isAmount: () => false });
  const [, { cells: written } = { cells: [] }] = parseCsv(excel);
  expect(written).toEqual(cells.map((cell) => `="${cell}"`));
  expect(written.map(fromText)).toEqual(cells);
});
