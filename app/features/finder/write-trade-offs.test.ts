import { expect, it } from 'vitest';
import type { TradeOff } from '#domain/finder/trade-offs.ts';
import { writeTradeOff } from './write-trade-offs.ts';

function write(row: TradeOff, isMac = false): [string, string] {
  const { fact, figure, text } = writeTradeOff(row, { name: 'T480', isMac }, 'en');
  expect(fact).toBe(row.fact);
  return [figure.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', ''), text.replaceAll('\u00a0', ' ')];
}

it.each<[TradeOff, string, string]>([
  [{ fact: 'system', isGain: true }, 'Windows 11', 'still gets updates; the T480 does not'],
  [{ fact: 'system', isGain: false }, 'Windows 10', 'gets no more updates; the T480 does'],
  [{ fact: 'price', isGain: true, cents: 5_000 }, '50 €', 'less than the T480'],
  [{ fact: 'price', isGain: false, cents: 5_000 }, '50 €', 'more than the T480'],
  [
    { fact: 'weight', isGain: true, kilograms: 1.23, difference: 0.456, isAbout: false },
    '1.23 kg',
    '460 g less than the T480',
  ],
  [
    { fact: 'weight', isGain: false, kilograms: 1.6, difference: 0.456, isAbout: true },
    '1.6 kg',
    'about 500 g more than the T480, wherever you go',
  ],
  [
    { fact: 'battery', isGain: true, wattHours: 57.4, difference: 9.6, hours: null, isAbout: false },
    '57 Wh',
    '10 Wh more than the T480',
  ],
  [
    { fact: 'battery', isGain: false, wattHours: 40, difference: 10, hours: null, isAbout: true },
    '40 Wh',
    'about 10 Wh less than the T480',
  ],
  [
    { fact: 'battery', isGain: true, wattHours: 57, difference: 10, hours: 0.5, isAbout: false },
    '57 Wh',
    'about half an hour more than the T480',
  ],
  [
    { fact: 'battery', isGain: true, wattHours: 57, difference: 10, hours: 1, isAbout: false },
    '57 Wh',
    'about 1 hour more than the T480',
  ],
  [
    { fact: 'battery', isGain: false, wattHours: 57, difference: 10, hours: 1.5, isAbout: false },
    '57 Wh',
    'about 1.5 hours less than the T480',
  ],
  [
    { fact: 'speed', isGain: true, classMany: 6, other: 4 },
    '6/10',
    'speed with many programs open instead of 4/10 in the T480',
  ],
  [{ fact: 'memory', isGain: true, value: 16, other: 8 }, '16 GB', 'memory instead of 8 GB in the T480'],
  [{ fact: 'storage', isGain: true, value: 1_024, other: 512 }, '1 TB', 'storage instead of 512 GB in the T480'],
  [{ fact: 'storage', isGain: false, value: 1_000, other: 2_048 }, '1000 GB', 'storage instead of 2 TB in the T480'],
  [{ fact: 'screen', isGain: false, value: 12.5, other: 14 }, '12.5″', 'smaller screen instead of 14″ in the T480'],
  [{ fact: 'year', isGain: true, value: 2021, other: 2018 }, '2021', 'newer model instead of 2018 in the T480'],
  [{ fact: 'grade', isGain: true, grade: 'a', other: 'b' }, 'A', 'cleaner looks instead of B in the T480'],
])('%j', (row, figure, text) => expect(write(row)).toEqual([figure, text]));

it.each([
  [true, 'macOS'],
  [false, 'Intel Mac'],
])('a Mac with updates (%s) is %s', (isGain, figure) =>
  expect(write({ fact: 'system', isGain }, true)[0]).toBe(figure),
);
