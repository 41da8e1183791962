import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { readDemoCatalogue } from '../../tests/support/demo-catalogue.ts';
import {
  bestOf,
  type Compared,
  clearlyLightestOf,
  compareAddress,
  lightestOf,
  longestBatteryOf,
  parseCompared,
} from './compare-laptops.ts';
import { parseCpu } from './laptop-cpu.ts';

const laptop = (priceEuro: number | null, cpu: string, facts: Partial<Compared['facts']> = {}): Compared => ({
  priceCents: priceEuro === null ? null : priceEuro * 100,
  facts: {
    cpu: parseCpu(cpu, true),
    ramGb: 8,
    ramUpToGb: null,
    storageGb: 256,
    grade: 'a',
    machine: { powerWatts: null, releaseYear: null },
    ...facts,
  },
});

describe('the best', () => {
  it('of each row', () => {
    const made = (releaseYear: number | null, powerWatts: number | null = null) => ({
      machine: { releaseYear, powerWatts },
    });
    const best = bestOf([
      laptop(200, 'i5-7300U', { grade: 'aplus', ...made(2017, 65) }),
      laptop(300, 'i5-8350U', { ramGb: 16, ...made(2018, 130) }),
      laptop(200, 'i7-1165G7', { storageGb: 1024, ...made(2021, 65) }),
    ]);
    expect(best).toEqual({
      price: [0, 2],
      grade: [0],
      cpu: [2],
      memory: [1],
      storage: [2],
      year: [2],
      powerSupply: [1],
    });
  });
  it('is nobody between equals, and nobody alone', () => {
    const same = laptop(200, 'i5-8350U');
    for (const list of [[same, same], [same], []]) {
      for (const row of Object.values(bestOf(list))) expect(row).toEqual([]);
    }
  });
  it('is open while another is not known', () =>
    expect(bestOf([laptop(null, ''), laptop(200, 'i5-8350U')]).price).toEqual([]));
  it('is never all of them', () => {
    const laptops = fc.array(
      fc.record({
        price: fc.option(fc.nat(900)),
        ramGb: fc.option(fc.constantFrom(8, 16)),
        cpu: fc.constantFrom('i5-8350U', 'i5-6300U', ''),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(laptops, (list) => {
        for (const best of Object.values(bestOf(list.map(({ price, ramGb, cpu }) => laptop(price, cpu, { ramGb }))))) {
          expect(best.length).toBeLessThan(Math.max(1, list.length));
        }
      }),
    );
  });
});

describe('best only where it is certain', () => {
  const best = (...cpus: string[]) => bestOf(cpus.map((cpu) => laptop(200, cpu))).cpu;
  it.each([
    [['Apple M1 Max', 'Apple M2'], []],
    [['Apple M1 Max', 'Apple M1'], [0]],
    [['i5-8250U', 'i5-8350U'], []],
    [['Apple M1', 'Ryzen 9 5900HX'], []],
    [['i5-8350U', 'i5-8999Q'], []],
    [['i5-6300U', 'i5-8350U', 'i5-1145G7'], [2]],
    // The first and the last are of the same classes.
    [['i5-8350U', 'i7-7600U', 'i5-8265U'], []],
  ])('%j', (cpus, expected) => expect(best(...cpus)).toEqual(expected));
  it('weights and batteries that are all known and clearly apart', () => {
    const weights = (...list: (number | null)[]) => lightestOf(list.map((weightKg) => ({ weightKg, approximate: [] })));
    expect(weights(1.1, 1.4)).toEqual([0]);
    expect(weights(1.1, 1.12)).toEqual([]);
    expect(weights(1.1, null)).toEqual([]);
    const batteries = (...list: number[]) =>
      longestBatteryOf(list.map((batteryWh) => ({ batteryWh, approximate: [] })));
    expect(batteries(50, 70)).toEqual([1]);
    expect(batteries(95, 97, 53)).toEqual([1]);
    expect(batteries(53, 56, 53)).toEqual([]);
    expect(batteries(53, 40, 53)).toEqual([0, 2]);
  });
  it('an estimated weight or battery only where it is ahead of every other by more than it can be wrong', () => {
    const weights = (...list: number[]) =>
      lightestOf(list.map((weightKg, index) => ({ weightKg, approximate: index === 0 ? ['weight'] : [] })));
    expect(weights(1.1, 1.9)).toEqual([0]);
    expect(weights(1.6, 1.4)).toEqual([1]);
    expect(weights(1.3, 1.4)).toEqual([]);
    expect(weights(1.1, 1.15, 1.9)).toEqual([]);
    const batteries = (...list: (number | null)[]) =>
      longestBatteryOf(list.map((batteryWh) => ({ batteryWh, approximate: ['battery_design'] })));
    expect(batteries(56, 48, 42)).toEqual([0]);
    expect(batteries(56, 50)).toEqual([]);
    expect(batteries(56, null)).toEqual([]);
  });
  it('an estimate is clearly lighter only by more than it can be wrong', () => {
    const clearly = (...list: (number | null)[]) => clearlyLightestOf(list.map((weightKg) => ({ weightKg })));
    expect(clearly(1.1, 1.4)).toBe(0);
    expect(clearly(1.3, 1.4)).toBeNull();
    expect(clearly(1.1, null)).toBeNull();
  });
});

describe('among all laptops of the demo shop', () => {
  const laptops = readDemoCatalogue('en').entries.filter(({ values }) => values.kind.includes('laptop'));
  it('the order of two laptops changes no tick, and the worse of two is never ticked', () => {
    for (const [index, one] of laptops.entries()) {
      for (const other of laptops.slice(index + 1)) {
        const [there, back] = [bestOf([one, other]), bestOf([other, one])];
        for (const [row, places] of Object.entries(back)) {
          const turned = places.map((place) => 1 - place);
          if (there[row as keyof typeof there].join() !== turned.join())
            throw new Error(`${one.title}, ${other.title}: ${row}`);
        }
      }
    }
  });

  it('a faster processor than a faster one is faster', () => {
    const byProcessor = [...new Map(laptops.map((entry) => [entry.facts.cpu?.label, entry])).values()];
    const beats = new Set<string>();
    const key = (one: number, other: number) => `${one} ${other}`;
    for (const [i, one] of byProcessor.entries())
      for (const [j, other] of byProcessor.entries())
        if (i !== j && bestOf([one, other]).cpu.join() === '0') beats.add(key(i, j));
    expect(beats.size).toBeGreaterThan(500);
    for (const pair of beats) {
      const [one = 0, other = 0] = pair.split(' ').map(Number);
      expect(beats.has(key(other, one))).toBe(false);
      for (const third of byProcessor.keys())
        if (beats.has(key(other, third)) && !beats.has(key(one, third))) throw new Error(`${one} ${other} ${third}`);
    }
  });

  it('who has the most memory has it in every configuration', () => {
    const many = laptops.filter(({ facts }) => facts.ramUpToGb !== null);
    expect(many.length).toBeGreaterThan(1);
    for (const one of many)
      for (const other of laptops) {
        const best = bestOf([one, other]).memory;
        const [least, most] = [one.facts.ramGb ?? 0, one.facts.ramUpToGb ?? 0];
        const theirs = other.facts.ramGb ?? 0;
        if (least <= theirs && theirs <= most) expect(best).toEqual([]);
      }
  });
});

describe('the address', () => {
  it.each([
    ['laptop=a&laptop=b', ['a', 'b']],
    ['laptop=a&laptop=a&laptop=%20', ['a']],
    ['laptop=1&laptop=2&laptop=3&laptop=4&laptop=5', ['1', '2', '3', '4']],
    [`laptop=${'x'.repeat(300)}`, []],
    ['', []],
  ])('%s', (address, handles) => expect(parseCompared(new URLSearchParams(address))).toEqual(handles));
  it('reads back', () => expect(compareAddress(['a', 'β'])).toBe('/compare?laptop=a&laptop=%CE%B2'));
});
