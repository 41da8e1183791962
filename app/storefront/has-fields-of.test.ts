import { expect, it } from 'vitest';
import { hasFieldsOf } from './has-fields-of.ts';

it.each([
  ['the same fields', [{ a: 1, b: { c: 'x' } }], [{ a: 2, b: { c: 'y' } }], true],
  ['one field more', [{ a: 1, b: 2 }], [{ a: 1 }], true],
  ['one field less', [{ a: 1 }], [{ a: 1, b: 2 }], false],
  ['another type', [{ a: 1 }], [{ a: '1' }], false],
  ['a field that another example has', [{ a: 1 }, { b: 2 }], [{ a: 1, b: 2 }], true],
  ['nothing known', [{}], [{ a: null, b: undefined }], true],
  ['a list without items that is not there', [{ values: {} }], [{ values: { year: [] } }], false],
  ['a list without items where one has some', [{ year: ['2021'] }], [{ year: [] }], true],
  ['items of another type', [{ year: ['2021'] }], [{ year: [2021] }], false],
  ['items that no example has', [{ ports: [] }], [{ ports: [{ kind: 'hdmi' }] }], false],
])('%s', (_, known, wanted, expected) => expect(hasFieldsOf(known, wanted)).toBe(expected));
