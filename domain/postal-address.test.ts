import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { formatPhone, formatPostcode, parsePhone, parsePostalAddress, parsePostcode } from './postal-address.ts';

const typed = {
  firstName: ' Μαρία ',
  lastName: 'Παπαδοπούλου',
  address1: 'Αριστοτέλους  12',
  postcode: '546 24',
  city: 'Θεσσαλονίκη',
  phone: '694 000 0000',
};

describe('parsePostalAddress', () => {
  it('brings an address into its stored shape', () => {
    expect(parsePostalAddress({ ...typed, address2: '' })).toEqual({
      ok: true,
      address: {
        firstName: 'Μαρία',
        lastName: 'Παπαδοπούλου',
        address1: 'Αριστοτέλους 12',
        postcode: '54624',
        city: 'Θεσσαλονίκη',
        phone: '+306940000000',
      },
    });
  });

  it('names every missing field, and never asks for a province', () => {
    expect(parsePostalAddress({})).toEqual({
      ok: false,
      errors: {
        firstName: 'required',
        lastName: 'required',
        address1: 'required',
        postcode: 'required',
        city: 'required',
        phone: 'required',
      },
    });
  });

  it('tells a wrong shape and an endless text apart', () => {
    const result = parsePostalAddress({ ...typed, postcode: '5462', phone: '12', city: 'α'.repeat(101) });
    expect(result).toEqual({
      ok: false,
      errors: { postcode: 'postcode_format', phone: 'phone_format', city: 'too_long' },
    });
  });

  it('lets no control character through', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const result = parsePostalAddress({ ...typed, address2: text });
        if (result.ok) expect(result.address.address2 ?? '').not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});

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
