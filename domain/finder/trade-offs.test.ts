import { describe, expect, it } from 'vitest';
import { readDemoCatalogue } from '../../tests/support/demo-catalogue.ts';
import { carriedWeight } from '../facts/carried-weight.ts';
import { readMachineFacts } from '../facts/machine-facts.ts';
import { parseCpu } from '../machine/laptop-cpu.ts';
import { type TradeOff, tradeOffs } from './trade-offs.ts';

type Weighed = Parameters<typeof tradeOffs>[0];
const machine = (more: Partial<Weighed['facts']['machine']>) => ({ machine: { ...readMachineFacts({}), ...more } });
const laptop = (facts: Partial<Weighed['facts']> = {}, priceCents = 40_000): Weighed => ({
  priceCents,
  facts: {
    ...{ cpu: parseCpu('i5-8350U', false), ramGb: 8, storageGb: 256, screenInches: 14, grade: 'a', windows11: 'yes' },
    ...machine({}),
    ...facts,
  },
});

const laptops = readDemoCatalogue('en').entries.flatMap((entry) =>
  entry.values.kind.includes('laptop') && entry.priceCents !== null ? [{ ...entry, priceCents: entry.priceCents }] : [],
);
const pairs = laptops.slice(0, 60).flatMap((one) => laptops.slice(40, 90).map((other) => [one, other] as const));

describe('what one gains and gives', () => {
  const cpu = (text: string) => ({ cpu: parseCpu(text, false) });
  it.each<[string, Weighed, object[]]>([
    ['nothing', laptop(), []],
    ['ten euro less', laptop({}, 39_000), [{ fact: 'price', isGain: true, cents: 1_000 }]],
    ['ten euro more', laptop({}, 41_000), [{ fact: 'price', isGain: false, cents: 1_000 }]],
    ['less than ten euro', laptop({}, 39_001), []],
    ['no updates', laptop({ windows11: 'no' }), [{ fact: 'system', isGain: false }]],
    ['one gigabyte more', laptop({ ramGb: 9 }), [{ fact: 'memory', isGain: true, value: 9, other: 8 }]],
    ['memory that is not known', laptop({ ramGb: null }), []],
    ['a smaller drive', laptop({ storageGb: 128 }), [{ fact: 'storage', isGain: false, value: 128, other: 256 }]],
    ['half an inch more', laptop({ screenInches: 14.5 }), [{ fact: 'screen', isGain: true, value: 14.5, other: 14 }]],
    ['less than half an inch', laptop({ screenInches: 14.4 }), []],
    ['a better grade', laptop({ grade: 'aa' }), [{ fact: 'grade', isGain: true, grade: 'aa', other: 'a' }]],
    ['a worse grade', laptop({ grade: 'b' }), [{ fact: 'grade', isGain: false, grade: 'b', other: 'a' }]],
    ['a grade that is not known', laptop({ grade: null }), []],
    ['a processor that is not known', laptop({ cpu: null }), []],
    ['a faster processor', laptop(cpu('i7-1165G7')), [{ fact: 'speed', isGain: true }]],
    ['a slower processor', laptop(cpu('i5-7300U')), [{ fact: 'speed', isGain: false }]],
  ])('%s', (_what, other, expected) => expect(tradeOffs(other, laptop())).toMatchObject(expected));

  const weight = (weightKg: number | null, approximate: ('weight' | 'battery_design')[] = []) =>
    laptop(machine({ weightKg, approximate }));
  it.each([
    [weight(1.25), weight(1.5), { isGain: true, kilograms: 1.25, difference: 0.25, isAbout: false }],
    [weight(1.5), weight(1.25), { isGain: false, kilograms: 1.5, difference: 0.25 }],
    [weight(1.5), weight(1.25, ['weight']), { isAbout: true }],
    [weight(1.5), weight(1.375), { difference: 0.125 }],
    [weight(1.5), weight(1.375, ['weight']), null],
    [weight(1.5), weight(1.4375), null],
    // Equal steps, whatever floating point makes of them.
    [weight(1.4), weight(1.3), { difference: 0.1 }],
    [weight(1.5), weight(1.4), { difference: 0.1 }],
    [weight(1.2), weight(1.3), { isGain: true, difference: 0.1 }],
    [weight(1.4), weight(1.301), null],
    [weight(1.4), weight(1.2, ['weight']), { difference: 0.2 }],
    [weight(1.9), weight(1.7, ['weight']), { difference: 0.2 }],
    [weight(1.9), weight(1.701, ['weight']), null],
    [weight(1.5), weight(null), null],
    [weight(null), weight(1.5), null],
  ])('of weights, case %#', (one, other, expected) =>
    expect(tradeOffs(one, other)).toMatchObject(expected ? [{ fact: 'weight', ...expected }] : []),
  );

  const battery = (batteryWh: number | null, more: Partial<Weighed['facts']['machine']> = {}, processor = 'i5-8350U') =>
    laptop({ ...cpu(processor), ...machine({ batteryWh, ...more }) });
  it.each([
    [battery(55), battery(50), { isGain: true, wattHours: 55, difference: 5, hours: 0.5, isAbout: false }],
    [battery(53), battery(50), null],
    [battery(44.1), battery(40.1), { difference: 4 }],
    [battery(64.1), battery(60.1), null],
    [battery(52.2), battery(48.3), null],
    [battery(58), battery(50, { approximate: ['battery_design'] }), { hours: 1, isAbout: true }],
    [battery(57), battery(50, { approximate: ['battery_design'] }), null],
    [battery(70, { hasDedicatedGraphics: true }), battery(50), { hours: null }],
    [battery(70, {}, 'i7-9850H'), battery(50, {}, 'i7-9850H'), { hours: null }],
    [battery(null), battery(50), null],
  ])('of batteries, case %#', (one, other, expected) =>
    expect(tradeOffs(one, other)).toMatchObject(expected ? [{ fact: 'battery', ...expected }] : []),
  );

  const year = (releaseYear: number | null) => laptop(machine({ releaseYear }));
  it.each([
    [year(2021), year(2020), { isGain: true, value: 2021, other: 2020 }],
    [year(2020), year(2021), { isGain: false }],
    [year(2021), year(2021), null],
    [year(2021), year(null), null],
  ])('of years, case %#', (one, other, expected) =>
    expect(tradeOffs(one, other)).toMatchObject(expected ? [{ fact: 'year', ...expected }] : []),
  );

  it('is the other way round, seen from the other', () => {
    const sides = (rows: TradeOff[]) => rows.map(({ fact, isGain }) => `${fact} ${isGain}`);
    for (const [one, other] of pairs) {
      const turned = tradeOffs(other, one).map((row) => ({ ...row, isGain: !row.isGain }));
      expect(sides(tradeOffs(one, other))).toEqual(sides(turned as TradeOff[]));
    }
  });

  it('says only what the facts of both carry', () => {
    for (const [one, other] of pairs) {
      for (const row of tradeOffs(one, other)) {
        const [mine, theirs] = [one.facts.machine, other.facts.machine];
        if (row.fact === 'weight') {
          expect(row.kilograms).toBe(carriedWeight(mine)?.kilograms);
          expect(row.difference).toBeCloseTo(
            Math.abs((carriedWeight(mine)?.kilograms ?? 0) - (carriedWeight(theirs)?.kilograms ?? 0)),
          );
          expect(row.isAbout).toBe([mine, theirs].some((machine) => carriedWeight(machine)?.isAbout));
        }
        if (row.fact === 'battery') expect([row.wattHours, theirs.batteryWh === null]).toEqual([mine.batteryWh, false]);
        if (row.fact === 'price') expect(row.cents).toBe(Math.abs(one.priceCents - other.priceCents));
        if (row.fact === 'memory') expect([row.value, row.other]).toEqual([one.facts.ramGb, other.facts.ramGb]);
        if (row.fact === 'grade') expect([row.grade, row.other]).toEqual([one.facts.grade, other.facts.grade]);
      }
    }
  });

  it('tells hours of light work, in halves, of a battery that is so much larger', () => {
    const low = laptops.find(
      ({ facts }) => facts.cpu?.label === 'i5-8350U' && facts.machine.hasDedicatedGraphics !== true,
    );
    if (!low) throw new Error('no laptop with an i5-8350U');
    const withBattery = (batteryWh: number) => {
      const machine = { ...low.facts.machine, batteryWh, approximate: [] };
      return { ...low, facts: { ...low.facts, machine } };
    };
    expect(tradeOffs(withBattery(60), withBattery(40))).toEqual([
      { fact: 'battery', isGain: true, wattHours: 60, difference: 20, hours: 2.5, isAbout: false },
    ]);
    expect(tradeOffs(withBattery(40), withBattery(68))).toMatchObject([{ isGain: false, difference: 28, hours: 3.5 }]);
    expect(tradeOffs(withBattery(50), withBattery(47))).toEqual([]);
  });

  it('is nothing between a machine and itself', () => {
    for (const laptop of laptops) expect(tradeOffs(laptop, laptop)).toEqual([]);
  });
});
