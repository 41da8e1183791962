import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { parsePostalAddress } from './address-form.schema.ts';

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
      values: {
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

  it('of a buyer who collects the goods asks for no place, and stores none', () => {
    const { firstName, lastName, phone } = typed;
    const values = { firstName: 'Μαρία', lastName, phone: '+306940000000', address1: '', postcode: '', city: '' };
    expect(parsePostalAddress({ firstName, lastName, phone }, { hasPlace: false })).toEqual({ ok: true, values });
    expect(parsePostalAddress(typed, { hasPlace: false })).toEqual({ ok: true, values });
    expect(parsePostalAddress({ firstName }, { hasPlace: false })).toEqual({
      ok: false,
      errors: { lastName: 'required', phone: 'required' },
    });
  });

  it('lets no control character through', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const result = parsePostalAddress({ ...typed, address2: text });
        if (result.ok) expect(result.values.address2 ?? '').not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});
