/** A Greek postal address in the one shape that is stored, and how its postcode and phone are written. */

import { cleanCode } from '../customer/typed-text.ts';

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
  /** E.164: `+306940000000`, with an extension `+302310123456;ext=5`. */
  phone: string;
}

/** Where an order goes. */
export interface DeliveryAddress extends PostalAddress {
  /** The courier's locker that was chosen: its code, and where it is. */
  locker?: { id: string; place: string };
}

/**
 * `'106 82'`, `'GR-10682'` or `'Τ.Κ. 10682'` → `'10682'`; null when it is no Greek postcode. The first digit is 1–8: ELTA, the Greek
 * post, gives out no others.
 */
export function parsePostcode(text: string): string | null {
  const digits = postcodeDigits(text);
  return /^[1-8]\d{4}$/.test(digits) ? digits : null;
}

/** Whether it has the five digits of a postcode, and is not given out. */
export function isUnknownPostcode(text: string): boolean {
  return /^[09]\d{4}$/.test(postcodeDigits(text));
}

/** Its words before the digits may be of Greek or Latin letters. */
function postcodeDigits(text: string): string {
  return cleanCode(text)
    .replace(/^(?:GR|[EΕ][LΛ]|[TΤ]\.?\s*[KΚ]\.?)[\s:-]*/i, '')
    .replace(/[\s-]/g, '');
}

/** `'10682'` → `'106 82'`, as it is written on an envelope. Anything else comes back as it is. */
export function formatPostcode(postcode: string): string {
  return /^\d{5}$/.test(postcode) ? `${postcode.slice(0, 3)} ${postcode.slice(3)}` : postcode;
}

/**
 * `'+306940000000'` → `'694 000 0000'`, the way Greeks write it; one of another country with its code. An extension follows behind an x.
 * Anything else comes back as it is.
 */
export function formatPhone(phone: string): string {
  const [number = '', extension] = phone.split(';ext=');
  const match = /^\+30(\d{3})(\d{3})(\d{4})$/.exec(number);
  return (match ? match.slice(1).join(' ') : number) + (extension ? ` x${extension}` : '');
}
