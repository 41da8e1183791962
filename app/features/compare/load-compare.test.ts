/** What the comparison says in words: who carries it, who works on it, who counts every euro. */
import { expect, it } from 'vitest';
import { parseLaptop } from '#domain/machine/laptop.ts';
import type { CatalogueProduct } from '../../storefront/catalogue/catalogue.ts';
import { compareVerdicts } from './load-compare.ts';

const SLOW = 'i5-8350U';
const FAST = 'i9-11950H';

interface Machine {
  euro?: number | null;
  kg?: number | null;
  cpu?: string;
  ram?: number;
  windows11?: 'yes' | 'no';
  disk?: string;
  type?: string;
}

function machine(
  handle: string,
  { euro = 300, kg = 2, cpu = SLOW, ram = 16, windows11 = 'yes', disk = '256GB SSD', type }: Machine,
) {
  const facts = parseLaptop({ title: `Lenovo ThinkPad T480 (${cpu}, ${ram}GB, ${disk}, A)`, vendor: 'Lenovo' });
  return {
    card: { handle },
    productType: type ?? 'Laptop',
    priceCents: euro === null ? null : euro * 100,
    facts: { ...facts, windows11, machine: { ...facts.machine, weightKg: kg } },
  } as unknown as CatalogueProduct;
}

const verdicts = (...machines: Machine[]) =>
  compareVerdicts(
    machines.map((one, index) => machine(String(index), one)),
    'en',
  ).map(({ handle, title, text }) => [handle, title, text.replaceAll('\u00a0', ' ')]);

const BAG = 'If you carry it daily';
const MONEY = 'If every euro counts';
const WORK = 'If the work is heavy';

it('names the lightest for the bag, the cheapest for the money, the strongest for the work', () =>
  expect(
    verdicts({ euro: 500, kg: 1.1 }, { euro: 200 }, { euro: 450, cpu: FAST, ram: 32 }).map(([handle, title]) => [
      handle,
      title,
    ]),
  ).toEqual([
    ['0', BAG],
    ['1', MONEY],
    ['2', WORK],
  ]));

it('names the stronger one where both are as fast with one program', () =>
  expect(
    verdicts({ cpu: 'i7-1185G7', ram: 32 }, { cpu: FAST, ram: 32 }).map(([handle, title]) => [handle, title]),
  ).toEqual([['1', WORK]]));

it('says by how much', () => {
  const texts = verdicts({ euro: 500 }, { euro: 200 }, { euro: 450, cpu: FAST, ram: 32 }).map(([, , text]) => text);
  expect(texts[0]).toBe('200.00 €: 300 € less than the dearest one here.');
  expect(texts[1]).toMatch(/^Speed class \d+\/10 .*, 32 GB of memory\.$/);
});

it.each<[string, Machine[], [string, string][]]>([
  ['one machine', [{}], []],
  ['a dock beside a laptop', [{ euro: 100, type: 'Dock' }, { euro: 300 }], []],
  ['less than ten euro', [{ euro: 300 }, { euro: 309.99 }], []],
  ['ten euro', [{ euro: 300 }, { euro: 310 }], [['0', MONEY]]],
  ['a price that is missing', [{ euro: 100 }, { euro: null }], []],
  ['two that are the cheapest', [{ euro: 100 }, { euro: 100 }, { euro: 300 }], []],
  ['a light one that is not carried daily', [{ kg: 1.61 }, { kg: 3 }], []],
  ['one of 1.6 kg', [{ kg: 1.6 }, { kg: 3 }], [['0', BAG]]],
  ['a weight that is not known', [{ kg: 1 }, { kg: null }], []],
  ['a machine that is best twice', [{ euro: 100, kg: 1 }, { euro: 300 }], [['0', BAG]]],
  ['a machine without updates', [{ euro: 100, kg: 1, windows11: 'no' }, { euro: 300 }], []],
  ['the cheapest and lightest with 4 GB', [{ euro: 80, kg: 1.2, ram: 4 }, { euro: 300 }], []],
  ['one with eMMC', [{ euro: 80, kg: 1.2, disk: '128GB eMMC' }, { euro: 300 }], []],
  [
    'a cheap one of 2.2 kg',
    [
      { euro: 100, kg: 2.2 },
      { euro: 300, kg: 3 },
    ],
    [['0', MONEY]],
  ],
  ['a faster one with less memory', [{ cpu: FAST, ram: 8 }, { ram: 16 }], []],
  ['a faster one with the same memory', [{ cpu: FAST }, {}], [['0', WORK]]],
  ['two of the fastest', [{ cpu: FAST }, { cpu: FAST }], []],
  ['slow ones', [{ cpu: SLOW }, { cpu: 'i5-6300U' }], []],
])('%s', (_what, machines, expected) =>
  expect(verdicts(...machines).map(([handle, title]) => [handle, title])).toEqual(expected),
);
