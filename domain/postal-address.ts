/** A Greek postal address: what a courier needs, checked and brought into the one shape that is stored. */
import { cleanLine } from './typed-text.ts';

export interface PostalAddress {
  firstName: string;
  lastName: string;
  company?: string;
  /** Street and number. */
  address1: string;
  /** Floor, doorbell. */
  address2?: string;
  /** Five digits without a blank: `10682`. */
  postcode: string;
  city: string;
  /** Never asked for: Greece has no provinces on the platform. Kept when another client sends it. */
  region?: string;
  /** E.164: `+306940000000`. */
  phone: string;
}

export type AddressField = keyof PostalAddress;
export type AddressError = 'required' | 'too_long' | 'postcode_format' | 'phone_format';
export type AddressErrors = Partial<Record<AddressField, AddressError>>;
export type AddressInput = Partial<Record<AddressField, string | undefined>>;

/** Longest value of each field, in characters; the platform's own columns take 255. */
export const ADDRESS_LIMITS: Readonly<Record<AddressField, number>> = {
  firstName: 100,
  lastName: 100,
  company: 150,
  address1: 200,
  address2: 200,
  postcode: 12,
  city: 100,
  region: 100,
  phone: 30,
};

const FIELDS = Object.keys(ADDRESS_LIMITS) as AddressField[];
const OPTIONAL: ReadonlySet<AddressField> = new Set(['company', 'address2', 'region']);
/** What a place is; empty for whoever collects the goods. */
const PLACE: ReadonlySet<AddressField> = new Set(['address1', 'postcode', 'city']);

/**
 * Checks what was typed and returns either the address in its stored shape or one error code for each wrong field.
 * Blanks and control characters are collapsed, so no value can carry a line break into a mail header or a label.
 *
 * @param options.hasPlace false: only who it is and how to reach them; what was typed of a place is left out
 */
export function parsePostalAddress(
  typed: AddressInput,
  { hasPlace = true }: { hasPlace?: boolean } = {},
): { ok: true; address: PostalAddress } | { ok: false; errors: AddressErrors } {
  const errors: AddressErrors = {};
  const values: AddressInput = {};
  const input = hasPlace ? typed : { firstName: typed.firstName, lastName: typed.lastName, phone: typed.phone };
  for (const field of FIELDS) {
    if (!hasPlace && PLACE.has(field)) continue;
    const value = cleanLine(input[field] ?? '');
    const error = errorOf(field, value);
    if (error) errors[field] = error;
    if (value) values[field] = value;
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const { firstName = '', lastName = '', company, address1 = '', address2, city = '', region } = values;
  return {
    ok: true,
    address: {
      firstName,
      lastName,
      ...(company && { company }),
      address1,
      ...(address2 && { address2 }),
      postcode: parsePostcode(values.postcode ?? '') ?? '',
      city,
      ...(region && { region }),
      phone: parsePhone(values.phone ?? '') ?? '',
    },
  };
}

function errorOf(field: AddressField, value: string): AddressError | null {
  if (value === '') return OPTIONAL.has(field) ? null : 'required';
  if (value.length > ADDRESS_LIMITS[field]) return 'too_long';
  if (field === 'postcode' && parsePostcode(value) === null) return 'postcode_format';
  if (field === 'phone' && parsePhone(value) === null) return 'phone_format';
  return null;
}

/**
 * `'106 82'` or `'GR-10682'` → `'10682'`; null when it is no Greek postcode. The first digit is 1–8: ELTA, the Greek
 * post, gives out no others.
 */
export function parsePostcode(text: string): string | null {
  const digits = text.replace(/^\s*(?:GR|EL)[\s-]*/i, '').replace(/[\s-]/g, '');
  return /^[1-8]\d{4}$/.test(digits) ? digits : null;
}

/** `'10682'` → `'106 82'`, as it is written on an envelope. Anything else comes back as it is. */
export function formatPostcode(postcode: string): string {
  return /^\d{5}$/.test(postcode) ? `${postcode.slice(0, 3)} ${postcode.slice(3)}` : postcode;
}

/**
 * A Greek landline (2…) or mobile (69…) number of ten digits, with or without +30, 0030 or 30 → E.164; else null.
 * Blanks, dots, dashes, slashes and brackets between the digits do not count.
 */
export function parsePhone(text: string): string | null {
  const digits = text.replace(/[\s.\-–/()]/g, '').replace(/^(?:\+30|0030|30(?=\d{10}$))/, '');
  return /^(?:2\d{9}|69\d{8})$/.test(digits) ? `+30${digits}` : null;
}

/** `'+306940000000'` → `'694 000 0000'`, the way Greeks write it. Anything else comes back as it is. */
export function formatPhone(phone: string): string {
  const match = /^\+30(\d{3})(\d{3})(\d{4})$/.exec(phone);
  return match ? match.slice(1).join(' ') : phone;
}
