import { expect, it } from 'vitest';
import { checkEmail, checkPassword, checkPhone, checkText, toText } from './check-profile.ts';

const FIELD = ['customer', 'x'];
const error = (code: string, message: string) => [{ code, field: FIELD, message }];

it.each([
  ['maria@example.gr', []],
  [' maria@example.gr ', []],
  ['  ', error('BLANK', "Email can't be blank")],
  ['maria', error('INVALID', 'Email is invalid')],
  ['maria@shop.invalid', error('BAD_DOMAIN', 'Email contains an invalid domain name')],
  ['maria@shop.local', error('BAD_DOMAIN', 'Email contains an invalid domain name')],
  ['maria@-shop.gr', error('BAD_DOMAIN', 'Email contains an invalid domain name')],
  ['ma ria@shop.local', error('INVALID', 'Email is invalid')],
  [`${'a'.repeat(60)}@${'b.'.repeat(200)}gr`, error('TOO_LONG', 'Email is too long (maximum is 255 characters)')],
])('the e-mail %.30s', (email, problem) => expect(checkEmail(email, FIELD)).toEqual(problem));

it.each([
  ['12345678', []],
  ['1234567', error('TOO_SHORT', 'Password is too short (minimum is 8 characters)')],
  ['1'.repeat(128), []],
  ['1'.repeat(129), error('TOO_LONG', 'Password is too long (maximum is 128 characters)')],
  // Characters, not their parts.
  ['😀'.repeat(128), []],
  ['😀'.repeat(7), error('TOO_SHORT', 'Password is too short (minimum is 8 characters)')],
  ['', error('BLANK', "Password can't be blank")],
  [' 12345678', error('PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE', 'Password cannot start or end with whitespace')],
  ['12345678\t', error('PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE', 'Password cannot start or end with whitespace')],
])('the password %j', (password, problem) => expect(checkPassword(password, FIELD)).toEqual(problem));

it.each([
  ['Μαρία', []],
  ['', []],
  ['x'.repeat(255), []],
  ['x'.repeat(256), error('TOO_LONG', 'Name is too long (maximum is 255 characters)')],
  ['<b>x', error('CONTAINS_HTML_TAGS', 'Name cannot contain HTML tags')],
  ['a < b', []],
  ['https://x', error('CONTAINS_URL', 'Name cannot contain URL')],
  ['www.x', error('CONTAINS_URL', 'Name cannot contain URL')],
])('the text %.20s', (text, problem) => expect(checkText(text, 'Name', FIELD)).toEqual(problem));

it.each(['694 000 0000', '+49 (30) 1234567', '0049 30 1234567', '\u202A+357 99 123456\u202C', ''])(
  'the telephone %s is one',
  (text) => expect(checkPhone(text, FIELD)).toEqual([]),
);

it.each(['+123456', '+1234567890123456', '+0123456789', '4930123456'])('the telephone %s is none', (text) =>
  expect(checkPhone(text, FIELD)).toEqual(error('INVALID', 'Phone is invalid')),
);

it.each([
  [' Μαρία  Π. ', 'Μαρία Π.'],
  [' ', null],
])('the text %j is kept as %j', (text, kept) => expect(toText(text)).toBe(kept));
