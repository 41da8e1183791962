/** Prefixes that no maker has: numbers within a shop or a company (20–29, 02, 04), and coupons (98, 99, 05). */
const RESTRICTED = /^(?:2|02|04|05|98|99)/;

/**
 * A barcode as a global trade item number, if it is one: 8, 12, 13 or 14 digits with the right check digit, given out to a
 * maker. A shop's own numbers do not count. Source: GS1 General Specifications, sections 1.4 and 7.9.
 */
export function parseGtin(barcode: string | null | undefined): string | null {
  const digits = barcode?.replaceAll(/[\s-]/g, '') ?? '';
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits) || /^0+$/.test(digits)) return null;
  const thirteen = digits.length === 8 ? null : digits.padStart(14, '0').slice(1);
  if (thirteen ? RESTRICTED.test(thirteen) : /^[02]/.test(digits)) return null;
  const sum = [...digits.slice(0, -1)]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1)) ? digits : null;
}
