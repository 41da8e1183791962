import { expect, it } from 'vitest';
import { otherGrade } from './other-grade.ts';

it.each([
  ['A++', 'best'],
  ['GA++', 'best'],
  ['GB+', 'better'],
  ['(B+)', 'better'],
  ['GB-', 'worse'],
  ['C', 'worst'],
  ['GC+', 'worst'],
  ['C-', 'worst'],
])('%s is %s', (text, meaning) => expect(otherGrade(text)).toBe(meaning));
