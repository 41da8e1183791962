/** What commands tell of an import, an erasure and long work. */
import { describe, expect, it } from 'vitest';
import type { ImportReport } from '../catalogue/import/import-products.ts';
import type { Erasure } from '../customers/erase-customer.ts';
import { causeOf } from '../problems/problems.ts';
import { erasureText } from './erasure-text.ts';
import { importText, planText, problemLines } from './import-text.ts';
import { showProgress } from './show-progress.ts';
import { textTable } from './text-table.ts';

describe('an erasure', () => {
  const nothing: Erasure = {
    account: null,
    carts: 0,
    mails: 0,
    alerts: 0,
    orders: [],
    retained: { orders: [], withdrawals: 0, unsent: 0 },
  };
  const elsewhere =
    '  - what the shop does not hold itself: its mailbox, the payment provider, the carrier, older backups';
  const told = (more: Partial<Erasure>, files = 0) => erasureText({ ...nothing, ...more }, files).split('\n');

  it('of an unknown person says so', () =>
    expect(told({})).toEqual(['Erased:', '  - nothing', 'Stays:', elsewhere, '']));

  it('names one of each', () =>
    expect(
      told(
        {
          account: { addresses: 1, logins: 1 },
          carts: 1,
          mails: 1,
          alerts: 1,
          orders: [1001],
          retained: { orders: [{ number: 1002, until: '2031-12-31' }], withdrawals: 1, unsent: 1 },
        },
        1,
      ),
    ).toEqual([
      'Erased:',
      '  - the account, with 1 address and 1 login',
      '  - 1 cart and what was typed at the checkout',
      '  - 1 mail to and from this address in the database',
      '  - 1 wish to hear when a product is back',
      '  - 1 copy of a mail in DATA_DIR/outbox',
      '  - orders that no law asks for any more: #1001',
      'Stays:',
      '  - order #1002, with name, address and invoice: tax law asks for it until 2031-12-31',
      '  - 1 mail about a withdrawal: proof, for five years',
      '  - 1 mail about an order that has not gone out yet: call this again when it has',
      elsewhere,
      '',
    ]));

  it('counts several', () =>
    expect(told({ account: { addresses: 2, logins: 0 }, carts: 2, orders: [1, 2] }, 2).slice(1, 5)).toEqual([
      '  - the account, with 2 addresses and 0 logins',
      '  - 2 carts and what was typed at the checkout',
      '  - 2 copies of mails in DATA_DIR/outbox',
      '  - orders that no law asks for any more: #1, #2',
    ]));
});

describe('an import', () => {
  const nothing: ImportReport = {
    created: 0,
    updated: 0,
    unchanged: 3,
    changes: [],
    removedSkus: [],
    pictureless: [],
    remainingSkus: [],
    ownStock: [],
    warnings: [],
    rest: null,
    ignoredColumns: [],
  };
  const names = (count: number) => Array.from({ length: count }, (_, index) => `S${index + 1}`);
  const listed = names(20).join(', ');

  it('that changes nothing is one line', () => {
    expect(importText(nothing)).toBe('0 products created, 0 updated, 3 as they were.\n');
    expect(planText(nothing)).toBe(
      '0 products would be created, 0 updated, 3 stay as they are. Nothing was changed.\n',
    );
  });

  it.each([
    [20, `${listed}.`],
    [21, `${listed} and 1 more.`],
  ])('names twenty of %i variants at most', (count, expected) => {
    expect(importText({ ...nothing, removedSkus: names(count) })).toContain(`Variants removed: ${expected}\n`);
    expect(planText({ ...nothing, removedSkus: names(count) })).toContain(
      `Variants that would be removed: ${expected}\n`,
    );
  });

  it.each([
    [20, 20, false],
    [22, 20, true],
  ])('tells twenty of %i notes at most', (count, told, hasMore) => {
    const warnings = names(count).map((name, index) => ({
      line: index + 2,
      column: 'Price',
      ...causeOf('kind_left_out', name),
    }));
    const text = importText({ ...nothing, warnings });
    expect(text.match(/^Note: line \d+, Price: .*"S\d+"/gm)).toHaveLength(told);
    expect(text.includes('Note: 2 more of this kind.')).toBe(hasMore);
  });

  it('tells one cause once, with its lines', () => {
    const same = (count: number) =>
      names(count).map((_, index) => ({ line: index + 2, column: 'Vendor', message: 'None.' }));
    expect(problemLines(same(1))).toEqual(['line 2, Vendor: None.']);
    expect(problemLines(same(5))).toEqual(['lines 2, 3, 4, 5, 6, Vendor: None.']);
    expect(problemLines(same(815))).toEqual(['lines 2, 3, 4, 5, 6 and 810 more, Vendor: None.']);
    expect(problemLines([{ line: 1, column: '', message: 'Empty.' }])).toEqual(['line 1: Empty.']);
  });

  it('tells what stays, and which columns were not read', () => {
    const ownStock = [{ sku: 'A', stock: 4, inFile: 9 }];
    expect(
      importText({ ...nothing, pictureless: ['t480'], remainingSkus: ['B'], ownStock, ignoredColumns: ['X'] })
        .split('\n')
        .slice(1),
    ).toEqual([
      'Without a picture, and so in no list until photos come (--images FOLDER): t480.',
      'Variants that the file does not have, and that stay unless --delete-missing: B.',
      'Stock that the file has otherwise, and that stays unless --stock: A (4 here, 9 in the file).',
      'Columns that were not read: X.',
      '',
    ]);
  });

  it('that is only planned tells each change, long texts cut', () => {
    const differences = [
      { sku: 'A-1', what: 'price', from: '1', to: '2' },
      { sku: null, what: 'tag', from: null, to: 'a\n b' },
      { sku: null, what: 'picture', from: 'p', to: null },
      { sku: null, what: 'text', from: 'x'.repeat(120), to: 'y'.repeat(121) },
    ];
    const changes = [
      { handle: 'a', title: 'A', isNew: true, differences: [] },
      { handle: 'b', title: 'B', isNew: false, differences },
    ];
    expect(
      planText({ ...nothing, changes })
        .split('\n')
        .slice(0, 7),
    ).toEqual([
      '+ a: A',
      '~ b: B',
      '    A-1 price: 1 → 2',
      '    tag: added a b',
      '    picture: removed p',
      `    text: ${'x'.repeat(120)} → ${'y'.repeat(119)}…`,
      '',
    ]);
  });
});

it.each([
  [19, []],
  [20, ['1 of 20 pictures', '2 of 20 pictures', '19 of 20 pictures', '20 of 20 pictures']],
  [1_000, ['50 of 1000 pictures', '100 of 1000 pictures', '950 of 1000 pictures', '1000 of 1000 pictures']],
])('work of %i steps tells every twentieth part', (all, expected) => {
  const told: string[] = [];
  const show = showProgress({ write: (text) => told.push(text.trim()) }, 'pictures');
  for (let done = 1; done <= all; done += 1) show(done, all);
  expect(told).toHaveLength(expected.length === 0 ? 0 : 20);
  expect([...told.slice(0, 2), ...told.slice(-2)]).toEqual(expected);
});

it('a table aligns its columns, numbers to the right', () =>
  expect(
    textTable(
      [
        ['Name', 'Pieces', 'Note'],
        ['A', '1', ''],
        ['Long name', '12', 'x'],
      ],
      [1],
    ),
  ).toBe('Name       Pieces  Note\nA               1\nLong name      12  x\n'));
