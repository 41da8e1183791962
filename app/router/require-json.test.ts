import fc from 'fast-check';
import { expect, it } from 'vitest';
import { requireJson } from './require-json.ts';

it('lets through whatever JSON brings back as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(() => requireJson(value)).not.toThrow();
    }),
  );
});

it('lets a property be undefined, which is then missing', () => {
  expect(() => requireJson({ a: undefined })).not.toThrow();
});

it.each([
  ['data', undefined],
  ['data', Number.NaN],
  ['data', Number.POSITIVE_INFINITY],
  ['data', 1n],
  ['data[1]', [1, undefined]],
  ['data.at', { at: new Date(0) }],
  ['data.a[0].b', { a: [{ b: new Map() }] }],
  ['data.set', { set: new Set() }],
  ['data.later', { later: Promise.resolve() }],
  ['data.call', { call: () => 1 }],
  ['data', { toJSON: () => 1 }],
])('names %s where %o would be changed', (place, value) => {
  expect(() => requireJson(value)).toThrow(new RegExp(`^${place.replaceAll(/[[\].]/g, '\\$&')} cannot be sent`));
});
