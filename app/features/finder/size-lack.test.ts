import { expect, it } from 'vitest';
import { sizeLack } from './size-lack.ts';

it.each([
  ['any', 1, 14, 'smaller'],
  ['desk', 3, 14, 'smaller'],
  ['daily', null, 14, 'unweighed'],
  ['daily', 1.41, 14, 'weight'],
  ['daily', 1.4, 14, 'battery'],
  ['balanced', 1.76, 14, 'weight'],
  ['balanced', 1.75, 12.9, 'smaller'],
  ['balanced', 1.75, null, 'smaller'],
  ['balanced', 1.75, 13, 'larger'],
  ['balanced', null, 14, 'unweighed'],
] as const)('asked for %s, a machine of %j kg and %j inches is not so: %s', (size, weightKg, screenInches, lack) =>
  expect(sizeLack({ machine: { weightKg }, screenInches }, size)).toBe(lack),
);
