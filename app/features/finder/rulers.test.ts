import { expect, it } from 'vitest';
import { type RuledMachine, rulersOf } from './rulers.ts';

type Approximate = RuledMachine['facts']['machine']['approximate'];
const machine = (
  euro: number,
  weightKg: number | null,
  batteryWh: number | null,
  approximate: Approximate = [],
  cpu: string | null = null,
): RuledMachine => ({
  priceCents: euro * 100,
  facts: { machine: { weightKg, batteryWh, approximate }, cpu: cpu === null ? null : { label: cpu } },
});
const withChip = (cpu: string | null) => machine(200, 1, 50, [], cpu);
const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' ')) as unknown;
const ruler = (fact: string, ...machines: RuledMachine[]) =>
  plain(rulersOf(machines, 'en').find((row) => row.fact === fact) ?? null);

it('places the lowest price left, the highest right and the third between', () =>
  expect(ruler('price', machine(300, 1, 50), machine(200, 1, 50), machine(250, 1, 50))).toEqual({
    fact: 'price',
    isAbout: false,
    same: null,
    points: [
      { label: '300 €', numbers: [1], at: 82 },
      { label: '200 €', numbers: [2], at: 10 },
      { label: '250 €', numbers: [3], at: 46 },
    ],
  }));

it('places the largest battery left', () =>
  expect(ruler('battery', machine(1, 1, 40), machine(1, 1, 60))).toMatchObject({
    points: [{ at: 82 }, { at: 10 }],
  }));

it('places the faster processor left, by the class that the rows name', () =>
  expect(ruler('speed', withChip('i5-8350U'), withChip('Apple M3'))).toMatchObject({
    points: [
      { label: expect.stringMatching(/^[1-5]\/10$/), numbers: [1], at: 82 },
      { label: '8/10', numbers: [2], at: 10 },
    ],
  }));

it.each([
  [200, 215, '200 € – 215 €'],
  [200, 200, '200 €'],
])('%i and %i euro are nearly the same, which words say: %s', (one, other, same) =>
  expect(ruler('price', machine(one, 1, 50), machine(other, 1, 50))).toMatchObject({ same, points: [] }),
);

it('a difference of eight per cent has a line', () =>
  expect(ruler('price', machine(184, 1, 50), machine(200, 1, 50))).toMatchObject({ same: null }));

it('the same figure has one place, with both numbers', () =>
  expect(ruler('price', machine(200, 1, 50), machine(300, 1, 50), machine(200, 1, 50))).toMatchObject({
    points: [{ numbers: [1, 3] }, { numbers: [2] }],
  }));

it('marks of nearly equal figures stand a mark apart', () =>
  expect(ruler('price', machine(200, 1, 50), machine(201, 1, 50), machine(300, 1, 50))).toMatchObject({
    points: [{ at: 10 }, { at: 22 }, { at: 82 }],
  }));

it.each([
  ['a weight that is not known', [machine(200, null, 50), machine(300, 1, 50)], 'weight'],
  ['a battery that is not known', [machine(200, 1, null), machine(300, 1, 50)], 'battery'],
  ['a processor whose speed is not known', [withChip('i5-8350U'), withChip('Z-1')], 'speed'],
  ['no processor', [withChip('i5-8350U'), withChip(null)], 'speed'],
  ['one machine', [machine(200, 1, 50)], 'price'],
])('there is no line for %s', (_which, machines, fact) => expect(ruler(fact, ...machines)).toBeNull());

it('an estimated weight is one for all, in two digits', () => {
  expect(ruler('weight', machine(1, 1.234, 50, ['weight']), machine(1, 1.76, 50))).toMatchObject({
    isAbout: true,
    points: [{ at: 10 }, { at: 82 }],
  });
  expect(ruler('weight', machine(1, 1.24, 50), machine(1, 1.76, 50))).toMatchObject({ isAbout: false });
  expect(ruler('battery', machine(1, 1, 50, ['battery_design']), machine(1, 1, 80))).toMatchObject({ isAbout: true });
  expect(ruler('battery', machine(1, 1, 50, ['weight']), machine(1, 1, 80))).toMatchObject({ isAbout: false });
});
