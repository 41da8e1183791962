/** A Greek postal address in the one shape that is stored, and how its postcode and phone are read and written. */

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
 * A Greek landline (2…) or mobile (69…) number of ten digits, with or without +30, 0030 or 30 → E.164; otherwise null.
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
