import { describe, expect, it } from 'vitest';
import { isExpired, parseCardNumber, parseCvc, parseExpiry } from './card.ts';

it.each([
  ['1', '1'],
  [' 2 ', '2'],
  ['3', '3'],
  ['4', null],
  ['4242 4242 4242 4242', '4242424242424242'],
  ['4242-4242-4242-4243', null],
  ['378282246310005', '378282246310005'],
  ['4242', null],
  ['42424242424242424242', null],
  ['', null],
  ['4242 4242 4242 424x', null],
])('number %s → %s', (text, number) => expect(parseCardNumber(text)).toBe(number));

it.each([
  ['03/29', { month: 3, year: 2029 }],
  ['3/29', { month: 3, year: 2029 }],
  ['03 / 2029', { month: 3, year: 2029 }],
  ['0329', { month: 3, year: 2029 }],
  ['12-30', { month: 12, year: 2030 }],
  ['01/29', { month: 1, year: 2029 }],
  ['13/29', null],
  ['00/29', null],
  ['2029', null],
  ['03/1999', null],
  ['', null],
])('expiry %s → %o', (text, expiry) => expect(parseExpiry(text)).toEqual(expiry));

describe('isExpired', () => {
  const now = new Date('2026-11-30T20:00:00Z');
  it.each([
    [11, 2026, false],
    [12, 2026, false],
    [1, 2027, false],
    [10, 2026, true],
    [12, 2025, true],
  ])('%i/%i → %s', (month, year, expired) => expect(isExpired({ month, year }, now)).toBe(expired));
});

it.each([
  ['123', '123'],
  ['1234', '1234'],
  ['12', null],
  ['12a', null],
  ['12345', null],
])('cvc %s → %s', (text, cvc) => expect(parseCvc(text)).toBe(cvc));
