/**
 * Money is an integer number of cents everywhere inside the store; the platform's decimal strings exist only at the
 * border of the wire, and words and symbols only where a person reads (`app/i18n/format.ts`, the checkout, the mails).
 */

/** An amount as the Storefront API writes it, e.g. `{ amount: '249.0', currencyCode: 'EUR' }`. */
export interface MoneyV2 {
  amount: string;
  currencyCode: string;
}

const DECIMAL = /^(-?)(\d{1,9})(?:\.(\d+))?$/;

/**
 * Reads a decimal amount, `'249.9'` → 24990. Digits after the second are rounded half up.
 *
 * @throws RangeError when the text is not a plain decimal number below 10⁹
 */
export function parseCents(amount: string): number {
  const match = DECIMAL.exec(amount);
  if (!match) throw new RangeError(`Not a decimal amount: ${JSON.stringify(amount)}`);
  const [, sign, whole = '0', fraction = ''] = match;
  const digits = fraction.padEnd(3, '0');
  const cents = Number(whole) * 100 + Number(digits.slice(0, 2)) + (Number(digits[2]) >= 5 ? 1 : 0);
  return sign && cents !== 0 ? -cents : cents;
}

/** 24990 → `'249.9'`, the shape in which the hosted platform writes a Decimal: at least one digit after the point. */
export function toDecimal(cents: number): string {
  const whole = Math.trunc(Math.abs(cents) / 100);
  const fraction = String(Math.abs(cents) % 100).padStart(2, '0');
  const text = `${whole}.${fraction.endsWith('0') ? fraction[0] : fraction}`;
  return cents < 0 ? `-${text}` : text;
}

/** 24990 → `'249.90'`, as files for programs have it. */
export function toEuros(cents: number): string {
  return (cents / 100).toFixed(2);
}

export function toMoneyV2(cents: number): MoneyV2 {
  return { amount: toDecimal(cents), currencyCode: 'EUR' };
}

/**
 * A percentage of an amount, rounded half up to the cent.
 *
 * @param percent whole per cent, 0–100
 */
export function percentOf(cents: number, percent: number): number {
  return Math.floor((cents * percent + 50) / 100);
}

/**
 * The VAT that a price including VAT contains, rounded half up: 124.00 € at 24 % contain 24.00 €.
 *
 * @param ratePercent the rate in whole per cent; 24 is Greece's standard rate (Law 5144/2024, VAT code)
 */
export function includedVat(grossCents: number, ratePercent: number): number {
  return Math.floor((2 * grossCents * ratePercent + 100 + ratePercent) / (2 * (100 + ratePercent)));
}

/**
 * Divides an amount over weights so that the parts add up to it exactly: the largest remainders get the odd cents,
 * the earlier ones first.
 */
export function allocate(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => cents * weight);
  const parts = exact.map((product) => Math.floor(product / total));
  const missing = cents - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product - Math.floor(product / total) * total }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
