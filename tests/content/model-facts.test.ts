/** A second reading of every demo machine's facts: bounds that no slip of the pen or row taken for another passes. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseInches } from '#domain/machine/laptop-patterns.ts';
import { findProcessor } from '#domain/processors/processors.ts';
import { parseCsv } from '#platform/catalogue/import/csv.ts';
import { readDemoCatalogue } from '../support/demo-catalogue.ts';

const machines = readDemoCatalogue('en').entries;

/** The first year in which machines with it were sold, by the generations of domain/processors. */
const FIRST_SOLD: Readonly<Record<string, number>> = {
  6: 2015,
  7: 2016,
  8: 2017,
  9: 2018,
  10: 2019,
  11: 2020,
  12: 2021,
  2000: 2017,
  3000: 2019,
  4000: 2020,
  5000: 2021,
  A13: 2019,
  A14: 2020,
  A15: 2021,
  M1: 2020,
  M2: 2022,
  M3: 2023,
  'Gemini Lake': 2017,
  'Gemini Lake Refresh': 2019,
  'Amber Lake Y': 2018,
  'Exynos 9810': 2018,
  '865+': 2020,
  '8 Gen 1': 2021,
};

const PORT_NAMES = new Set(
  (
    'USB-A, USB-C, Thunderbolt 3, Thunderbolt 4, Thunderbolt / USB 4, HDMI, DisplayPort, Mini DisplayPort, VGA, Ethernet, SD, ' +
    'microSD, headphone, dock connector, OneLink+, Surface Connect, MagSafe 3, Lightning, ExpressCard, USB hub, USB 3.0 hub'
  ).split(', '),
);

const FIRST_WIFI = [
  [/Wi-Fi 6E/, 2021],
  [/Wi-Fi 6/, 2019],
] as const;

/** Those that a rule is about; an empty list would prove nothing. */
function check<Values extends unknown[] | []>(
  atLeast: number,
  read: (machine: (typeof machines)[number]) => Values | null,
  holds: (...values: Values) => boolean,
) {
  const known = machines.flatMap((machine) => {
    const values = read(machine);
    return values === null || values.some((value) => value === null) ? [] : [{ id: machine.id, values }];
  });
  expect(known.length).toBeGreaterThanOrEqual(atLeast);
  expect(known.filter(({ values }) => !holds(...values))).toEqual([]);
}

describe('a second reading of the machines’ facts', () => {
  it('no model is older than its processor', () => {
    const generations = machines.flatMap(({ facts }) => findProcessor(facts.cpu?.label ?? '')?.generation ?? []);
    expect(generations.filter((generation) => FIRST_SOLD[generation] === undefined)).toEqual([]);
    check(
      170,
      ({ facts: { cpu, machine } }) => {
        const generation = findProcessor(cpu?.label ?? '')?.generation;
        return generation === undefined ? null : [machine.releaseYear, generation];
      },
      (year, generation) => (year ?? 0) >= (FIRST_SOLD[generation] ?? Number.POSITIVE_INFINITY),
    );
  });

  it('screens are as large as the title says; monitors are sold by the whole inch', () => {
    check(
      120,
      ({ facts: { machine, specs } }) => [machine.screenInches, parseInches(specs.join(' , '))],
      (fact, title) => fact === title || ((title ?? 0) > 20 && Math.round(fact ?? 0) === title),
    );
  });

  it('weights fit the screen: 3.5 to 12 g for each square inch of its diagonal', () => {
    check(
      150,
      ({ facts: { machine } }) => [machine.weightKg, machine.screenInches],
      (kg, inches) => {
        const grams = ((kg ?? 0) * 1000) / (inches ?? 0) ** 2;
        return grams > 3.5 && grams < 12;
      },
    );
  });

  it('batteries fit the weight, and may travel by air: 20 to 70 Wh for each kg, none over 100 Wh', () => {
    check(
      150,
      ({ facts: { machine } }) => [machine.batteryWh, machine.weightKg],
      (wh, kg) => {
        const perKg = (wh ?? 0) / (kg ?? 0);
        return perKg > 20 && perKg < 70 && (wh ?? 0) <= 100;
      },
    );
  });

  it('memory is sold up to what the model takes, and soldered where there is no slot for it', () => {
    check(
      150,
      ({ facts }) => [facts.machine.memoryMaxGb, Math.max(facts.ramGb ?? 0, facts.ramUpToGb ?? 0)],
      (most, sold) => sold <= (most ?? 0),
    );
    check(
      150,
      ({ facts: { machine } }) => [machine.memorySlots, machine.isMemorySoldered],
      (slots, isSoldered) => (isSoldered ? (slots ?? 0) <= 1 : (slots ?? 0) > 0),
    );
  });

  it('ports have names that are known, Thunderbolt a processor that has it, charging a port for it', () => {
    const names = machines.flatMap(({ facts }) => facts.machine.ports?.map(({ name }) => name) ?? []);
    expect(new Set(names)).toEqual(PORT_NAMES);
    check(
      90,
      ({ facts: { cpu, machine } }) =>
        machine.ports?.some(({ name }) => name.startsWith('Thunderbolt'))
          ? [machine.ports, cpu?.vendor ?? null, findProcessor(cpu?.label ?? '')?.generation ?? '']
          : null,
      (ports, vendor, generation) => {
        if (vendor === 'apple') return true;
        const isFourth = ports.some(({ name }) => name === 'Thunderbolt 4');
        return vendor === 'intel' && Number(generation) >= 11 === isFourth;
      },
    );
    check(
      100,
      ({ facts: { machine } }) => (machine.chargesOverUsbC ? [machine.ports] : null),
      (ports) => ports?.some(({ kind }) => kind === 'usb-c' || kind === 'thunderbolt') ?? false,
    );
  });

  it('number pads need 15 inches, and Wi-Fi is no newer than the model', () => {
    check(
      25,
      ({ facts: { machine } }) => (machine.hasNumberPad ? [machine.screenInches] : null),
      (inches) => (inches ?? 0) >= 15,
    );
    check(
      90,
      ({ facts: { machine } }) => [machine.wireless, machine.releaseYear],
      (wireless, year) => (FIRST_WIFI.find(([pattern]) => pattern.test(wireless ?? ''))?.[1] ?? 0) <= (year ?? 0),
    );
  });

  it('every row names its source and the fields read there', () => {
    const [header, ...rows] = parseCsv(readFileSync('platform/seed/models.csv', 'utf8'));
    const read = (cells: readonly string[], column: string) => cells[header?.cells.indexOf(column) ?? -1] ?? '';
    expect(rows.length).toBeGreaterThan(150);
    for (const { cells } of rows) {
      const isMemory = read(cells, 'certainty') === 'memory';
      expect([cells[0], /^general knowledge/.test(read(cells, 'source'))]).toEqual([cells[0], isMemory]);
      expect([cells[0], read(cells, 'source') === '']).toEqual([cells[0], false]);
      expect([cells[0], read(cells, 'checked_fields') === '']).toEqual([cells[0], isMemory]);
    }
    expect(new Set(rows.map(({ cells }) => read(cells, 'certainty')))).toEqual(
      new Set(['memory', 'third-party', 'doc']),
    );
  });
});
