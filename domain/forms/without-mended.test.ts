import { expect, it } from 'vitest';
import { withoutMended } from './without-mended.ts';

const shown = { name: 'required', email: 'invalid' };

it.each([
  ['a mended field', { email: 'invalid' }, { email: 'invalid' }],
  ['a field that is wrong in another way', { name: 'tooLong', email: 'invalid' }, { email: 'invalid' }],
  ['a field that has just become wrong', { ...shown, subject: 'required' }, shown],
  ['everything', {}, {}],
])('after typing in %s', (_, found, left) => {
  expect(withoutMended<Record<string, string>>(shown, found)).toEqual(left);
});

it('is the same object while nothing changes', () => {
  expect(withoutMended<Record<string, string>>(shown, { ...shown })).toBe(shown);
});
