import { type Language, localeOf } from './locales.ts';

interface Digits {
  minimumFractionDigits?: number;
  /** 0 to 3; 3 unless told, as `Intl.NumberFormat` has it. */
  maximumFractionDigits?: number;
}

/**
 * What `Intl.NumberFormat` writes for a finite number below 10^12, without it: a browser needs 90 to 170 ms of a slow
 * phone's thread for its first `Intl` object, and every page shows numbers.
 */
export function formatNumber(value: number, language: Language, digits: Digits = {}): string {
  const { minimumFractionDigits = 0, maximumFractionDigits = 3 } = digits;
  const { group, decimal } = localeOf(language);
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  const grouped = (whole: string) => (whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole);
  // Most numbers of a page are counts.
  if (Number.isInteger(value) && minimumFractionDigits === 0) return sign + grouped(String(Math.abs(value)));
  const shifted = shiftDecimalPoint(Math.abs(value), maximumFractionDigits).padStart(maximumFractionDigits + 1, '0');
  const end = shifted.length - maximumFractionDigits;
  const fraction = shifted.slice(end).replace(/0+$/, '').padEnd(minimumFractionDigits, '0');
  return sign + grouped(shifted.slice(0, end)) + (fraction && decimal + fraction);
}

/** Rounds the decimal number that is written, 1.005, and not the binary one behind it, which is a little less. */
function shiftDecimalPoint(value: number, places: number): string {
  // Smaller numbers are written with an exponent, and show no digit anyway.
  const [whole = '', fraction = ''] = value < 1e-6 ? ['0'] : String(value).split('.');
  const digits = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
  return String(fraction.charAt(places) >= '5' ? digits + 1n : digits);
}
