import { describe, expect, it } from 'vitest';
import { formatPhone, formatPostcode, isUnknownPostcode, parsePostcode } from './postal-address.ts';

describe('postcodes', () => {
  it.each([
    ['10682', '10682'],
    [' 106 82 ', '10682'],
    ['GR-106 82', '10682'],
    ['851 00', '85100'],
    ['Τ.Κ. 54624', '54624'],
    ['ΤΚ: 546 24', '54624'],
    ['tk 54624', '54624'],
    ['ΕL-54624', '54624'],
    ['\u202A54624\u202C', '54624'],
    ['５４６２４', '54624'],
    ['99999', null],
    ['00123', null],
    ['90000', null],
    ['1068', null],
    ['106823', null],
    ['abcde', null],
  ])('%s → %s', (text, postcode) => expect(parsePostcode(text)).toBe(postcode));

  it.each([
    ['99999', true],
    ['Τ.Κ. 099 99', true],
    ['5462', false],
    ['54624', false],
    ['999999', false],
  ])('%s is unknown: %s', (text, isUnknown) => expect(isUnknownPostcode(text)).toBe(isUnknown));

  it('are shown with a blank', () => expect(formatPostcode('10682')).toBe('106 82'));
});

it.each([
  ['+306940000000', '694 000 0000'],
  ['+302310123456;ext=5', '231 012 3456 x5'],
  ['+35799123456', '+35799123456'],
  ['', ''],
])('the phone %s is shown as %s', (phone, shown) => expect(formatPhone(phone)).toBe(shown));
