import { describe, expect, it } from 'vitest';
import { givenDatabase } from '#tests/support/databases.ts';
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

describe('a form of a customer', () => {
  const { db } = givenDatabase('sqlite');

  const AT = '2026-11-20T08:00:00.000Z';
  const NOBODY = { first_name: null, last_name: null, phone: null };
  const HOME = { ...NOBODY, company: null, address1: null, address2: null, city: null, province: null, zip: null };

  /** A customer with these addresses; the last is the default one. */
  async function add(customer: object, addresses: readonly object[] = []): Promise<number> {
    const { id } = await db
      .insertInto('customers')
      .values({
        ...NOBODY,
        email: '',
        accepts_marketing: 0,
        password_hash: '',
        language: 'el',
        default_address_id: null,
        created_at: AT,
        updated_at: AT,
        ...customer,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const address of addresses) {
      const row = { ...HOME, country: 'GR', ...address, customer_id: id };
      const added = db.insertInto('customer_addresses').values(row).returning('id').executeTakeFirstOrThrow();
      const { id: default_address_id } = await added;
      await db.updateTable('customers').set({ default_address_id }).where('id', '=', id).execute();
    }
    return id;
  }

  const maria = { email: 'maria@example.gr', first_name: 'Μαρία', last_name: 'Παπαδοπούλου', phone: '+306940000000' };
  const home = {
    first_name: 'Μ.',
    last_name: 'Π.',
    phone: '+302310000000',
    company: 'ΑΕ',
    address1: 'Ερμού 1',
    address2: 'Β΄ όροφος',
    city: 'Αθήνα',
    zip: '10563',
  };

  it('has the account’s own words, then those of its default address', async () => {
    const customer_id = await add(maria);
    const named = {
      ...emptyForm(),
      email: 'maria@example.gr',
      firstName: 'Μαρία',
      lastName: 'Παπαδοπούλου',
      phone: '+306940000000',
    };
    expect(await prefilledForm(db, cart({ customer_id }))).toEqual(named);
    const other = await add({ ...maria, email: 'm2@example.gr', accepts_marketing: 1 }, [{ address1: 'Α 1' }, home]);
    expect(await prefilledForm(db, cart({ customer_id: other }))).toEqual({
      ...emptyForm(),
      email: 'm2@example.gr',
      firstName: 'Μ.',
      lastName: 'Π.',
      phone: '+302310000000',
      acceptsMarketing: true,
      address1: 'Ερμού 1',
      address2: 'Β΄ όροφος',
      postcode: '10563',
      city: 'Αθήνα',
      invoiceName: 'ΑΕ',
    });
  });

  it.each([
    [
      'an address without words',
      {},
      {
        firstName: 'Μαρία',
        lastName: 'Παπαδοπούλου',
        address1: '',
        address2: '',
        postcode: '',
        city: '',
        invoiceName: '',
        invoiceTaxNumber: '',
      },
    ],
    ['a tax number', { address2: '094259216' }, { address2: '', invoiceTaxNumber: '094259216' }],
    ['an address abroad', { ...home, country: 'DE' }, { firstName: 'Μ.', address1: '', city: '', invoiceName: '' }],
  ])('with %s', async (_what, address, expected) => {
    const customer_id = await add({ ...maria, email: `${JSON.stringify(address).length}@example.gr` }, [address]);
    expect(await prefilledForm(db, cart({ customer_id }))).toMatchObject(expected);
  });

  it('is empty where the account has no words, or is gone', async () => {
    const customer_id = await add({ email: 'none@example.gr' });
    const form = { ...emptyForm(), email: 'none@example.gr' };
    expect(await prefilledForm(db, cart({ customer_id }))).toEqual(form);
    expect(await prefilledForm(db, cart({ customer_id: 9_999 }))).toEqual(emptyForm());
    // The cart's own words go before the account's.
    expect(await prefilledForm(db, cart({ customer_id, buyer_email: 'b@example.gr' }))).toMatchObject({
      email: 'b@example.gr',
    });
  });
});
