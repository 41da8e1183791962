import { describe, expect, it } from 'vitest';
import { FACT_DEFINITIONS, FACT_KEYS, factProblem, fieldOfFact, toFactCell, toFactValue } from './fact-definitions.ts';
import { readMachineFacts } from './machine-facts.ts';
import { hasPort, parsePort, portText, purposeOf } from './ports.ts';

describe('a fact of the platform', () => {
  it.each([
    ['weight', '1.4', '{"value":1.4,"unit":"kg"}'],
    ['weight', '1,4', '{"value":1.4,"unit":"kg"}'],
    ['weight', '{"value":487,"unit":"g"}', '{"value":0.487,"unit":"kg"}'],
    ['touch', 'ναι', 'true'],
    ['touch', 'FALSE', 'false'],
    ['ports', 'HDMI; 2 × USB-A', '["HDMI","2 × USB-A"]'],
    ['release_year', '2019', '2019'],
  ] as const)('%s: %s is kept as %s and reads as itself', (key, text, value) => {
    expect(factProblem(key, text)).toBeNull();
    expect(toFactValue(key, text)).toBe(value);
    expect(toFactValue(key, toFactCell(FACT_DEFINITIONS[key].type, value))).toBe(value);
  });

  it.each([
    ['weight', '14'],
    ['weight', 'heavy'],
    ['weight', '{"value":1,"unit":"stone"}'],
    ['release_year', '2019.5'],
    ['battery_health', '0'],
    ['touch', 'maybe'],
    ['ports', ' ; '],
    ['panel', 'shiny'],
  ] as const)('%s: %j makes no sense', (key, text) => {
    expect(factProblem(key, text)).not.toBeNull();
    expect(readMachineFacts({ [key]: text })).toEqual(readMachineFacts({}));
  });

  it('is unknown if the field is empty', () => {
    for (const [name, value] of Object.entries(readMachineFacts({}))) {
      expect(value, name).toEqual(name === 'approximate' ? [] : null);
    }
    expect(FACT_KEYS).toContain('weight');
  });
});

describe('ports', () => {
  it.each([
    ['2 × USB-A', 2, 'usb-a'],
    ['2 Thunderbolt 4', 2, 'thunderbolt'],
    ['Thunderbolt / USB 4', 1, 'thunderbolt'],
    ['Mini DisplayPort', 1, 'displayport'],
    ['microSD', 1, 'card'],
    ['Surface Connect', 1, 'other'],
  ])('%s', (text, count, kind) => expect(parsePort(text)).toMatchObject({ count, kind }));

  it('a list names all of them; without a list nothing is known', () => {
    const ports = ['2 × USB-A', 'USB-A', 'HDMI'].map(parsePort);
    expect(hasPort(ports, 'hdmi')).toBe(true);
    expect(hasPort(ports, 'ethernet')).toBe(false);
    expect(hasPort(null, 'hdmi')).toBeNull();
  });
});

it.each([
  ['2 × DisplayPort', 'picture'],
  ['VGA', 'picture'],
  ['Thunderbolt 4', 'usb'],
  ['USB 3.0 hub', 'usb'],
  ['Ethernet', 'network'],
  ['headphone', 'sound'],
  ['microSD', 'other'],
] as const)('%s is for %s, and is written with its number', (text, purpose) => {
  const port = parsePort(text);
  expect(purposeOf(port)).toBe(purpose);
  expect(portText(port).replaceAll('\u00A0', ' ')).toBe(text);
});

it('reads a fact where the shop keeps it', () => {
  expect(FACT_KEYS.map((fact) => fieldOfFact(fact, { weight: 'specs.weight' })).slice(0, 2)).toEqual([
    'specs.weight',
    'xana.battery_design',
  ]);
});
