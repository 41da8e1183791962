/** Small texts and tables of the command line. */
import { describe, expect, it } from 'vitest';
import { contentText } from './backup-text.ts';
import { fileFailure } from './file-failure.ts';
import { textTable } from './text-table.ts';

it.each([
  [{ orders: 0, newestOrder: null }, 'no orders'],
  [
    { orders: 1, newestOrder: { number: 1001, processedAt: new Date('2026-11-20T08:00:00Z') } },
    '1 order, the newest #1001 of 2026-11-20 10:00',
  ],
  [
    { orders: 2, newestOrder: { number: 1002, processedAt: new Date('2026-07-20T08:00:00Z') } },
    '2 orders, the newest #1002 of 2026-07-20 11:00',
  ],
])('a backup with %j', (content, text) => expect(contentText(content as never)).toBe(text));

describe('what the system says of a file', () => {
  const fail = (error: unknown) => () => fileFailure('a.csv')(error);
  const coded = (code: unknown) => Object.assign(new Error('raw'), { code });
  it.each([
    ['ENOENT', 'a.csv: there is no such file or folder.'],
    ['EACCES', 'a.csv: this user may not open it.'],
    ['EISDIR', 'a.csv: it is a folder.'],
    ['ENOSPC', 'a.csv: the disk is full.'],
    ['EEXIST', 'a.csv: there is such a file already.'],
    ['EROFS', 'a.csv: the disk may not be written.'],
    ['EMFILE', 'a.csv: EMFILE.'],
  ])('%s', (code, message) => expect(fail(coded(code))).toThrow(message));

  it.each([[coded('ERR_INVALID_ARG_TYPE')], [coded('OTHER')], [new Error('raw')]])('is passed on: %s', (error) =>
    expect(fail(error)).toThrow(error),
  );
  it.each(['text', { code: 'ENOENT' }])('is passed on as it is: %j', (thrown) => {
    let caught: unknown;
    try {
      fail(thrown)();
    } catch (error) {
      caught = error;
    }
    expect(caught).toBe(thrown);
  });
});

it.each([
  [[['A', 'Long']], [], 'A  Long\n'],
  [
    [
      ['A', 'B', 'C'],
      ['one', '2', ''],
      ['', '100', 'x'],
    ],
    [1],
    'A      B  C\none    2\n     100  x\n',
  ],
  [[], [], ''],
])('a table (%#)', (rows, right, text) => expect(textTable(rows, right)).toBe(text));
