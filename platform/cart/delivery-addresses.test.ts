/** The addresses of a cart: which is chosen, which are there twice, and what is wrong with one. */
import { describe, expect, it } from 'vitest';
import { type AddressInput, emptyAddress } from '../customers/check-address.ts';
import {
  type AskedAddress,
  addAddresses,
  type DeliveryAddress,
  missingFor,
  removeAddresses,
  updateAddresses,
} from './delivery-addresses.ts';

const HOME: AddressInput = {
  firstName: 'Μαρία',
  lastName: 'Παπαδοπούλου',
  address1: 'Ερμού 1',
  zip: '10563',
  city: 'Αθήνα',
  phone: '2101234567',
};
const WORK = { ...HOME, address1: 'Σταδίου 2' };
const ask = (more: Partial<AskedAddress> = {}): AskedAddress => ({ address: HOME, isStrict: true, ...more });
const add = (known: readonly DeliveryAddress[], ...asked: AskedAddress[]) => {
  let count = known.length;
  return addAddresses(known, asked, () => {
    count += 1;
    return `a${count}`;
  });
};
const shown = ({ addresses, duplicates, errors }: ReturnType<typeof add>) => ({
  addresses: addresses.map(({ id, isSelected, isOneTimeUse, address }) =>
    [id, address.address1, isSelected && 'chosen', isOneTimeUse && 'once'].filter(Boolean).join(' '),
  ),
  duplicates,
  errors: errors.map(({ code, field }) => `${code} ${field?.join('.')}`),
});
const two = add([], ask({ isSelected: true }), ask({ address: WORK, isOneTimeUse: true })).addresses;

it('are added, and at most one is chosen', () => {
  expect(shown(add([], ask({ isSelected: true }), ask({ address: WORK, isOneTimeUse: true })))).toEqual({
    addresses: ['a1 Ερμού 1 chosen', 'a2 Σταδίου 2 once'],
    duplicates: [],
    errors: [],
  });
  const third = { ...HOME, address1: 'Αθηνάς 3' };
  expect(shown(add(two, ask({ address: third }))).addresses).toEqual([
    'a1 Ερμού 1 chosen',
    'a2 Σταδίου 2 once',
    'a3 Αθηνάς 3',
  ]);
  expect(shown(add(two, ask({ address: third, isSelected: true }))).addresses).toEqual([
    'a1 Ερμού 1',
    'a2 Σταδίου 2 once',
    'a3 Αθηνάς 3 chosen',
  ]);
  expect(shown(add([], ask({ isSelected: true }), ask({ address: WORK, isSelected: true }))).errors).toEqual([
    'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED addresses',
  ]);
});

it('that are there twice are told', () => {
  expect(shown(add(two, ask()))).toMatchObject({ duplicates: ['a3'], errors: [] });
  expect(shown(add([], ask(), ask()))).toMatchObject({ duplicates: ['a1', 'a2'] });
});

it.each([
  [19, []],
  [20, ['TOO_MANY_DELIVERY_ADDRESSES addresses']],
])('beside %i others one more: %j', (count, errors) => {
  const [first] = two;
  const known = Array.from({ length: count }, (_, index) => ({ ...first, id: `k${index}` }) as DeliveryAddress);
  expect(shown(add(known, ask({ address: WORK }))).errors).toEqual(errors);
});

it('are changed one by one, and what is not said stays', () => {
  const change = (...asked: Parameters<typeof updateAddresses>[1]) => shown(updateAddresses(two, asked));
  expect(change({ id: 'a2', isStrict: true, isSelected: true })).toEqual({
    addresses: ['a1 Ερμού 1', 'a2 Σταδίου 2 chosen once'],
    duplicates: [],
    errors: [],
  });
  expect(change({ id: 'a1', isStrict: true, isSelected: false, isOneTimeUse: true }).addresses).toEqual([
    'a1 Ερμού 1 once',
    'a2 Σταδίου 2 once',
  ]);
  expect(change({ id: 'a1', isStrict: true, address: { address1: 'Σταδίου 2' } })).toEqual({
    addresses: ['a1 Σταδίου 2 chosen', 'a2 Σταδίου 2 once'],
    duplicates: ['a1'],
    errors: [],
  });
  expect(change({ id: 'none', isStrict: true }, { id: null, isStrict: true })).toEqual({
    addresses: ['a1 Ερμού 1 chosen', 'a2 Σταδίου 2 once'],
    duplicates: [],
    errors: ['INVALID_DELIVERY_ADDRESS_ID addresses.0.id', 'INVALID_DELIVERY_ADDRESS_ID addresses.1.id'],
  });
  expect(change({ id: 'a1', isStrict: true, address: null }).errors).toEqual([
    'INVALID_DELIVERY_ADDRESS_ID addresses.0.address',
  ]);
});

it('are removed by their ids', () => {
  expect(shown(removeAddresses(two, ['a1']))).toEqual({ addresses: ['a2 Σταδίου 2 once'], duplicates: [], errors: [] });
  expect(shown(removeAddresses(two, ['none', 'a2', null]))).toEqual({
    addresses: ['a1 Ερμού 1 chosen'],
    duplicates: [],
    errors: ['INVALID_DELIVERY_ADDRESS_ID addressIds.0', 'INVALID_DELIVERY_ADDRESS_ID addressIds.2'],
  });
});

describe('an address', () => {
  const path = 'addresses.0.address.deliveryAddress';
  it.each<[AddressInput, string[], string[]]>([
    [{}, [], []],
    [{ zip: '' }, [`ADDRESS_FIELD_IS_REQUIRED ${path}.zip`], []],
    [{ zip: '1056' }, [`INVALID_ZIP_CODE_FOR_COUNTRY ${path}.zip`], []],
    [{ city: '' }, [`ADDRESS_FIELD_IS_REQUIRED ${path}.city`], []],
    [
      { address1: 'x'.repeat(256) },
      [`ADDRESS_FIELD_IS_TOO_LONG ${path}.address1`],
      [`ADDRESS_FIELD_IS_TOO_LONG ${path}.address1`],
    ],
  ])(
    'with %j is refused where the courier must find it, and elsewhere only what cannot be kept',
    (more, strict, lax) => {
      const address = { ...HOME, ...more };
      expect(shown(add([], ask({ address }))).errors).toEqual(strict);
      expect(shown(add([], ask({ address, isStrict: false }))).errors).toEqual(lax);
    },
  );

  it('of a customer is taken as it is, and refused without a customer', () => {
    const own = { ...emptyAddress(), address1: 'Δική μου 1' };
    expect(shown(add([], ask({ address: own })))).toMatchObject({ addresses: ['a1 Δική μου 1'], errors: [] });
    for (const address of [null, undefined])
      expect(shown(add([], ask({ address }))).errors).toEqual(['INVALID_DELIVERY_ADDRESS_ID addresses.0.address']);
  });

  it('that is empty lacks all that a parcel needs', () => {
    expect(missingFor(emptyAddress())).toEqual({
      firstName: 'required',
      lastName: 'required',
      address1: 'required',
      postcode: 'required',
      city: 'required',
      phone: 'required',
    });
    expect(missingFor(two[0]?.address ?? emptyAddress())).toEqual({});
    const long = 'x'.repeat(256);
    const tooLong = { ...(two[0]?.address ?? emptyAddress()), company: long, address2: long };
    expect(missingFor(tooLong)).toEqual({ company: 'too_long', address2: 'too_long' });
  });
});
