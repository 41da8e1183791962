import { describe, expect, it } from 'vitest';
import type { CartRow } from '../cart/carts.ts';
import type { Database } from '../db/database.ts';
import { emptyForm } from './checkout-form.ts';
import { isUntouched, prefilledForm } from './prefill-form.ts';

const home = {
  first_name: 'Μαρία',
  last_name: '',
  phone: null,
  address1: 'Ερμού 1',
  address2: null,
  zip: '54624',
  city: 'Θεσσαλονίκη',
  country: 'GR',
};
const cart = (more: object = {}) =>
  ({
    customer_id: null,
    buyer_email: null,
    buyer_phone: null,
    billing_address: null,
    delivery_addresses: '[]',
    ...more,
  }) as unknown as CartRow;
const to = (address: object) => ({ delivery_addresses: JSON.stringify([{ id: 'a', isSelected: true, address }]) });
const fill = (more: object) => prefilledForm({} as Database, cart(more));

describe('a form before anything is typed', () => {
  it('is empty where nothing is known', async () => expect(await fill({})).toEqual(emptyForm()));

  it.each([
    [
      { buyer_email: 'a@b.gr', buyer_phone: '694' },
      { email: 'a@b.gr', phone: '694' },
    ],
    [
      to(home),
      { firstName: 'Μαρία', address1: 'Ερμού 1', address2: '', postcode: '54624', city: 'Θεσσαλονίκη', phone: '' },
    ],
    [to({ ...home, address1: null, phone: '+302310' }), { address1: '', phone: '+302310' }],
    [{ ...to({ ...home, phone: '+302310' }), buyer_phone: '694' }, { phone: '694' }],
    // Parcels go to Greece only.
    [to({ ...home, country: 'DE' }), { firstName: '', address1: '', postcode: '' }],
    [
      { billing_address: JSON.stringify({ company: 'ΑΕ', address1: 'Α 1', zip: '1', city: 'Β' }) },
      { invoiceName: 'ΑΕ', invoiceAddress: 'Α 1, 1 Β' },
    ],
    [
      { billing_address: JSON.stringify({ company: null, address1: null, zip: null, city: 'Β' }) },
      { invoiceName: '', invoiceAddress: 'Β' },
    ],
  ])('takes of %j: %j', async (more, expected) => expect(await fill(more)).toMatchObject(expected));
});

it.each([
  [{}, {}, true],
  [{ city: 'x' }, {}, false],
  [{ email: 'a@b.gr' }, { buyer_email: 'a@b.gr' }, true],
  [{ email: 'c@b.gr' }, { buyer_email: 'a@b.gr' }, false],
  [{ phone: '694' }, { buyer_phone: '694' }, true],
  [{ city: 'Θεσσαλονίκη' }, to(home), true],
  [{ document: 'invoice' as const }, {}, false],
  [{ acceptsMarketing: true }, {}, false],
])('a form with %j of a cart with %j is untouched: %s', (typed, known, expected) =>
  expect(isUntouched({ ...emptyForm(), ...typed }, cart(known))).toBe(expected),
);
