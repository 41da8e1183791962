import { expect, it } from 'vitest';
import { checkNewPassword } from './new-password.ts';

const TYPED = ['Maria.Papadopoulou@example.gr', 'Μαρία', 'Παπαδοπούλου', '694 000 0001', null, undefined];

it.each([
  ['12345678', 'INVALID'],
  ['password', 'INVALID'],
  ['Password1', 'INVALID'],
  ['PASSWORD', 'INVALID'],
  ['qwerty123', 'INVALID'],
  ['iloveyou', 'INVALID'],
  ['11111111', 'INVALID'],
  ['ΑΑΑΑΑΑΑΑΑ', 'INVALID'],
  ['abcabcabc', 'INVALID'],
  ['9876543210', 'INVALID'],
  ['Κωδικός1', 'INVALID'],
  ['kodikos123', 'INVALID'],
  ['Ολυμπιακός7', 'INVALID'],
  ['Maria.Papadopoulou@example.gr', 'INVALID'],
  ['maria.papadopoulou', 'INVALID'],
  ['papadopoulou1980', 'INVALID'],
  ['ΜαρίαΠαπαδοπούλου', 'INVALID'],
  ['μαρια1234', 'INVALID'],
  ['6940000001', 'INVALID'],
  ['short', 'TOO_SHORT'],
  ['', 'BLANK'],
  ['σωστός κωδικός για τεστ', null],
  ['maria δεν είναι εδώ', null],
  ['xk7-petra-vounó', null],
  ['ένα δύο τρία', null],
])('the password %j is answered by %s', async (password, code) => {
  const errors = await checkNewPassword(password, TYPED, ['input', 'password']);
  expect(errors.map((error) => [error.code, error.field])).toEqual(
    code === null ? [] : [[code, ['input', 'password']]],
  );
});
