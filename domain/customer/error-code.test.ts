import { expect, it } from 'vitest';
import { codeOf, errorMessage, errorName } from './error-code.ts';

it.each([
  [new TypeError('wrong'), 'TypeError', 'TypeError', 'wrong'],
  [Object.assign(new Error('gone'), { code: 'ENOENT' }), 'ENOENT', 'Error', 'gone'],
  [Object.assign(new Error('gone'), { code: 5 }), '5', 'Error', 'gone'],
  ['text', 'unknown', 'unknown', 'text'],
  [{ code: 'ENOENT' }, 'unknown', 'unknown', '[object Object]'],
])('%s', (error, code, name, message) => {
  expect([codeOf(error), errorName(error), errorMessage(error)]).toEqual([code, name, message]);
});
