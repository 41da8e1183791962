import { expect, it } from 'vitest';
import { appleSystem } from './apple-system.ts';
import { parseCpu } from './laptop-cpu.ts';

it.each([
  ['Apple', 'M1', 'laptop', 'apple'],
  ['Apple', 'Core i5-8210Y', 'laptop', 'intel'],
  ['Apple', 'A13 Bionic', 'tablet', 'ipados'],
  ['Apple', 'Apple M1', 'tablet', 'ipados'],
  ['Apple', 'A10 Fusion', 'tablet', null],
  ['Apple', 'M1', 'other', null],
  ['Samsung', 'Snapdragon 865+', 'tablet', null],
] as const)('%s %s, %s: %s', (brand, chip, device, system) =>
  expect(appleSystem({ brand, cpu: parseCpu(chip, brand === 'Apple') }, device)).toBe(system),
);
