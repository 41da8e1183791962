/** An address for the courier, checked and brought into the one stored shape. */
import { check, object, pipe } from 'valibot';
import { parsePhone } from '../customer/phone.ts';
import { isUnknownPostcode, type PostalAddress, parsePostcode } from '../delivery/postal-address.ts';
import { optionalLine, parsed, parseForm, requiredLine, type TextError } from './form-schema.ts';

export type AddressField = keyof PostalAddress;
export type AddressError =
  | Exclude<TextError, 'format' | 'dots'>
  | 'postcode_format'
  | 'postcode_unknown'
  | 'phone_format';
export type AddressErrors = Partial<Record<AddressField, AddressError>>;

/** Longest value of each field, in characters; the platform's own columns take 255. */
export const ADDRESS_LIMITS = {
  firstName: 100,
  lastName: 100,
  company: 150,
  address1: 200,
  address2: 200,
  postcode: 12,
  city: 100,
  region: 100,
  phone: 50,
} as const satisfies Record<AddressField, number>;

const required = (field: AddressField) => requiredLine(ADDRESS_LIMITS[field]);
const optional = (field: AddressField) => optionalLine(ADDRESS_LIMITS[field]);

const addressEntries = {
  firstName: required('firstName'),
  lastName: required('lastName'),
  company: optional('company'),
  address1: required('address1'),
  address2: optional('address2'),
  postcode: pipe(
    required('postcode'),
    check((text) => !isUnknownPostcode(text), 'postcode_unknown' as const),
    parsed(parsePostcode, 'postcode_format'),
  ),
  city: required('city'),
  region: optional('region'),
  phone: pipe(required('phone'), parsed(parsePhone, 'phone_format')),
};
const addressForm = object(addressEntries);
const { firstName, lastName, phone } = addressEntries;
const personEntries = { firstName, lastName, phone };
const personForm = object(personEntries);
const NO_PLACE = { address1: '', postcode: '', city: '' };

/**
 * Blanks and control characters are collapsed, so no value can carry a line break into a mail header or a label.
 *
 * @param options.hasPlace false: only who it is and how to reach them; what was typed of a place is left out
 */
export function parsePostalAddress(
  typed: Partial<Record<AddressField, string | undefined>>,
  { hasPlace = true }: { hasPlace?: boolean } = {},
): { ok: true; values: PostalAddress } | { ok: false; errors: AddressErrors } {
  if (!hasPlace) {
    const person = parseForm<typeof personEntries, AddressError>(personForm, typed);
    return person.ok ? { ok: true, values: { ...NO_PLACE, ...person.values } } : person;
  }
  const address = parseForm<typeof addressEntries, AddressError>(addressForm, typed);
  if (!address.ok) return address;
  const { company, address2, region, ...values } = address.values;
  return {
    ok: true,
    values: { ...values, ...(company && { company }), ...(address2 && { address2 }), ...(region && { region }) },
  };
}
