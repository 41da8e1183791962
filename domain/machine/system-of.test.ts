import { expect, it } from 'vitest';
import { hasSystem, isWindows, systemOf, systemValues } from './system-of.ts';

it.each([
  [['8 GB', 'Windows 11 Pro'], 'Windows 11 Pro', true, true],
  [['Ubuntu 24.04 LTS', '16 GB'], 'Ubuntu 24.04 LTS', false, true],
  [['Χωρίς λειτουργικό'], 'Χωρίς λειτουργικό', false, false],
  [['No operating system'], 'No operating system', false, false],
])('%j has the system %j', (values, system, windows, starts) => {
  expect(systemOf(values.map((value) => ({ value })))).toBe(system);
  expect([isWindows(system), hasSystem(system)]).toEqual([windows, starts]);
});

it('is unknown where no option names it, and the machine starts', () => {
  expect([systemOf([{ value: 'Space grey' }]), hasSystem(null)]).toEqual([null, true]);
});

it.each([
  ['Windows 11 Pro', 'windows windows-11 windows-pro windows-11-pro'],
  ['win10', 'windows windows-10'],
  ['Windows', 'windows'],
  ['Ubuntu 24.04 LTS', 'linux'],
  ['macOS', 'macos'],
  ['ChromeOS', 'chromeos'],
  ['Χωρίς λειτουργικό', 'none'],
  [null, 'windows windows-11'],
])('a filter finds %s as %s', (system, values) =>
  expect(systemValues(system, { windows11: 'yes' }).join(' ')).toBe(values),
);

it('is no Windows of a machine that cannot run today’s', () =>
  expect(systemValues(null, { windows11: 'no' })).toEqual([]));
