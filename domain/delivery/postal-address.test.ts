import { describe, expect, it } from 'vitest';
import { formatPhone, formatPostcode, parsePhone, parsePostcode } from './postal-address.ts';

describe('postcodes', () => {
  it.each([
    ['10682', '10682'],
    [' 106 82 ', '10682'],
    ['GR-106 82', '10682'],
    ['851 00', '85100'],
    ['00123', null],
    ['90000', null],
    ['1068', null],
    ['106823', null],
    ['abcde', null],
  ])('%s → %s', (text, postcode) => expect(parsePostcode(text)).toBe(postcode));

  it('are shown with a blank', () => expect(formatPostcode('10682')).toBe('106 82'));
});

describe('phone numbers', () => {
  it.each([
    ['6940000000', '+306940000000'],
    ['+30 694-000-0000', '+306940000000'],
    ['0030 2310 123456', '+302310123456'],
    ['30 210 123 4567', '+302101234567'],
    ['(210) 1234567', '+302101234567'],
    ['5940000000', null],
    ['694000000', null],
    ['+49 30 1234567', null],
  ])('%s → %s', (text, phone) => expect(parsePhone(text)).toBe(phone));

  it('are shown without the country code', () => expect(formatPhone('+306940000000')).toBe('694 000 0000'));
});
