import { describe, expect, it } from 'vitest';
import { UsageError } from './command.ts';
import {
  readAmount,
  readDay,
  readEmail,
  readEuro,
  readOptional,
  readOrderNumber,
  readPieces,
  readWhole,
} from './read-values.ts';

const one = (text: string) => readWhole(text, '--limit', { from: 1, to: 1_000 });

describe.each<[string, (text: string) => unknown, [string, unknown][], string[]]>([
  [
    'a whole number',
    one,
    [
      ['1', 1],
      ['1000', 1_000],
    ],
    ['0', '1001', '1.5', '-1', '', '1e2', '0000000001'],
  ],
  [
    'an order',
    readOrderNumber,
    [
      ['1001', 1_001],
      ['#1001', 1_001],
      ['999999999', 999_999_999],
    ],
    ['##1', '0', '1#'],
  ],
  [
    'euro',
    (text) => readEuro(text, 'X'),
    [
      ['20', 2_000],
      ['20.5', 2_050],
      ['20,50', 2_050],
      ['0', 0],
      ['0.05', 5],
      ['999999', 99_999_900],
      ['1.249,90', 124_990],
    ],
    ['20.505', '.5', '1000001', '20.', '-1', '1.249'],
  ],
  ['an amount', (text) => readAmount(text, 'X'), [['0.01', 1]], ['0', '0.00']],
  [
    'a day',
    (text) => readDay(text, 'X'),
    [
      ['2026-11-20', '2026-11-20'],
      ['2028-02-29', '2028-02-29'],
    ],
    ['2026-02-29', '2026-13-01', '2026-1-1', '20.11.2026', '+002026-11-20'],
  ],
  [
    'an e-mail',
    (text) => readEmail(text, 'X'),
    [['Maria@Example.gr', 'maria@example.gr']],
    ['maria', '', 'maria..p@example.gr'],
  ],
  [
    'pieces',
    (text) => readPieces(text, 'X'),
    [
      ['A-1', [{ sku: 'A-1', quantity: 1 }]],
      [
        ' A-1 = 2 , B C',
        [
          { sku: 'A-1', quantity: 2 },
          { sku: 'B C', quantity: 1 },
        ],
      ],
    ],
    ['', 'A=', 'A=0', 'A,', '=2', 'A=10000', 'A=2,A=3'],
  ],
])('%s', (_what, read, right, wrong) => {
  it.each(right)('%j', (text, value) => expect(read(text)).toEqual(value));
  it.each(wrong)('%j is refused with advice', (text) => {
    expect(() => read(text)).toThrow(UsageError);
    expect(() => read(text)).toThrow(/; write |above it/);
  });
});

it('an option that is not given has no value, and one that is wrong is named', () => {
  const input = { positionals: [], options: new Map([['from', 'soon']]) };
  expect(readOptional(input, 'to', readDay)).toBeUndefined();
  expect(() => readOptional(input, 'from', readDay)).toThrow('--from is "soon"');
});
