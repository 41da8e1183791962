import { describe, expect, it } from 'vitest';
import { readDemoCatalogue } from '../../bench/demo-search.ts';
import { type TradeOff, tradeOffs } from './trade-offs.ts';

const laptops = readDemoCatalogue('en').entries.flatMap((entry) =>
  entry.values.kind.includes('laptop') && entry.priceCents !== null ? [{ ...entry, priceCents: entry.priceCents }] : [],
);
const pairs = laptops.slice(0, 60).flatMap((one) => laptops.slice(40, 90).map((other) => [one, other] as const));

describe('what one gains and gives', () => {
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
          expect(row.kilograms).toBe(mine.weightKg);
          expect(row.difference).toBeCloseTo(Math.abs((mine.weightKg ?? 0) - (theirs.weightKg ?? 0)));
          expect(row.isAbout).toBe([mine, theirs].some(({ approximate }) => approximate.includes('weight')));
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
