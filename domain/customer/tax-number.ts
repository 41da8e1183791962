import { cleanCode } from './typed-text.ts';

/**
 * Reads a Greek tax number (ΑΦΜ): nine digits whose last one is a check digit,
 * `(Σ dᵢ·2^(9−i), i = 1…8) mod 11 mod 10 = d₉` (the Ministry of Finance's rule, also used by VIES for `EL` numbers).
 * Blanks and the words before it, ΑΦΜ, EL or GR, in Latin or Greek letters, are taken off.
 *
 * @returns the nine digits, or null. `000000000` satisfies the formula and is never given out.
 */
export function parseTaxNumber(text: string): string | null {
  const digits = cleanCode(text)
    .toUpperCase()
    .replace(/[\s.:-]/g, '')
    .replace(/^[ΑA][ΦF][ΜM]/, '')
    .replace(/^(?:[EΕ][LΛ]|GR)/, '');
  if (!/^\d{9}$/.test(digits) || digits === '000000000') return null;
  const sum = [...digits.slice(0, 8)].reduce((total, digit, index) => total + Number(digit) * 2 ** (8 - index), 0);
  return (sum % 11) % 10 === Number(digits[8]) ? digits : null;
}
