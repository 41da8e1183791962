import { expect, it } from 'vitest';
import { findMutants } from './find-mutants.ts';

const changes = (text: string) =>
  findMutants('a.ts', text).map(({ start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end));

it.each([
  ['const a = b < 1;', ['const a = b <= 1;', 'const a = b < 2;']],
  ['const ά = b && !c;', ['const ά = b || !c;', 'const ά = b && c;']],
  ['if (a) b;', ['if (true) b;', 'if (false) b;']],
  ['a.some(b);', [';', 'a.every(b);']],
  ['await a();', [';']],
  ['a.toString();', [';']],
  // Types, imports and what a log says are no behaviour.
  ['type A = 1 | 2; import { b } from "./c.ts";', []],
  ['log.warn({ a }, "b");', []],
  ['const a = b as 1;', []],
])('%s', (text, expected) => {
  expect(changes(text)).toEqual(expected);
});
