/** Payment cards as they are typed. Nothing here is ever stored or logged. */

export interface CardExpiry {
  /** 1–12 */
  month: number;
  /** Four digits. */
  year: number;
}

export interface Card {
  /** Digits only. */
  number: string;
  expiry: CardExpiry;
  cvc: string;
}

/** Numbers that only a test gateway knows: approved, declined, gateway error. */
const TEST_NUMBERS: ReadonlySet<string> = new Set(['1', '2', '3']);

/**
 * `'4242 4242 4242 4242'` → `'4242424242424242'`; null when it cannot be a card's number: 12–19 digits with a valid
 * check digit (ISO/IEC 7812, Luhn), or one of the test numbers 1, 2, 3.
 */
export function parseCardNumber(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  if (TEST_NUMBERS.has(digits)) return digits;
  return /^\d{12,19}$/.test(digits) && hasLuhnCheckDigit(digits) ? digits : null;
}

function hasLuhnCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** `'03/29'`, `'3 / 2029'`, `'0329'` → month and year; null when it is no month of this century. */
export function parseExpiry(text: string): CardExpiry | null {
  const match = /^\s*(\d{1,2})\s*[/.-]\s*(?:20)?(\d{2})\s*$|^\s*(\d{2})(\d{2})\s*$/.exec(text);
  if (!match) return null;
  const month = Number(match[1] ?? match[3]);
  const year = 2000 + Number(match[2] ?? match[4]);
  return month >= 1 && month <= 12 ? { month, year } : null;
}

/** A card is good through the last day of the month printed on it (UTC; the bank decides about the last hours). */
export function isExpired(expiry: CardExpiry, now: Date): boolean {
  return expiry.year * 12 + expiry.month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
}

/** Three digits, four on American Express; null otherwise. */
export function parseCvc(text: string): string | null {
  const digits = text.replace(/\s/g, '');
  return /^\d{3,4}$/.test(digits) ? digits : null;
}
