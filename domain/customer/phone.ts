/** Phone numbers of every country. The rules of all countries are large: this module is for the server. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { cleanCode } from './typed-text.ts';

/** An extension as Greeks write it, which the library does not know. */
const GREEK_EXTENSION = /[\s,]*\(?(?:εσωτ(?:ερικ[οό])?|εσ)\.?\s*:?\s*(\d{1,7})\)?$/iu;

/** What comes along from a business card, a link or a list. */
const LABEL = /^(?:τηλ(?:[έε]φωνο)?|κιν(?:ητ[όο])?|tel|phone|mobile)[\s.:]+/iu;

/** Kinds at which a courier reaches a person. */
const REFUSED = new Set<string | undefined>(['TOLL_FREE', 'PREMIUM_RATE', 'SHARED_COST', 'UAN', 'PAGER', 'VOICEMAIL']);

/**
 * A number that exists in its country's plan, Greek without a country code → E.164, with its extension `+302310123456;ext=5` (RFC 3966);
 * otherwise null.
 */
export function parsePhone(text: string): string | null {
  const typed = cleanCode(text)
    .replace(LABEL, '')
    .replace(/[\s,;]+$/, '')
    // `(+30) 694…`, `+44 (0)20 …`
    .replace(/^\((\+\d{1,3})\)/, '$1 ')
    .replace(/^(\+\d{1,3})\s*\(0\)/, '$1 ')
    .replace(GREEK_EXTENSION, ' ext. $1');
  const phone = parsePhoneNumberFromString(
    typed.replace(/[./]/g, (sign) => (sign === '/' ? ' ' : sign)),
    {
      defaultCountry: 'GR',
      extract: false,
    },
  );
  if (!phone?.isValid() || REFUSED.has(phone.getType())) return null;
  return phone.number + (phone.ext ? `;ext=${phone.ext}` : '');
}
