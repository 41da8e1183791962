import { expect, it } from 'vitest';
import { parseCpu } from './laptop-cpu.ts';
import { getWindows11 } from './laptop-windows.ts';

it.each([
  ['i5-8350U', 'yes'],
  ['i5-7300U', 'no'],
  ['i5-3320M', 'no'],
  ['Apple M1', 'notApplicable'],
  // One that no table knows yet.
  ['Apple M4 Ultra', 'notApplicable'],
  ['AMD Ryzen 5 19999X', 'unknown'],
])('%s runs Windows 11: %s', (cpu, answer) =>
  expect(getWindows11(parseCpu(cpu, cpu.startsWith('Apple')))).toBe(answer),
);

it('is not known where the processor is not', () => expect(getWindows11(null)).toBe('unknown'));
