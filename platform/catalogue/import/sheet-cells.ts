/** Single cells of a product file: numbers as people write them in Greece and elsewhere, and texts in two languages. */
import { causeOf } from '../../problems/problems.ts';
import type { Localized } from '../localized.ts';
import type { ProductColumn } from './product-columns.ts';
import type { SheetRow } from './product-sheet.ts';

const MAX_PRICE_EURO = 1_000_000;
const MAX_COUNT = 1_000_000;

/** The English text: its cell, else the Greek one; without an English column, what the shop has. */
export function readLocalized(
  row: SheetRow,
  column: ProductColumn,
  englishColumn: ProductColumn,
  known: Localized | undefined,
): Localized {
  const el = row.text(column) ?? known?.el ?? '';
  return { el, en: englishOf(row.text(englishColumn), el, known) };
}

export function englishOf(cell: string | undefined, el: string, known: Localized | undefined): string {
  if (cell !== undefined) return cell || el;
  return known && known.en !== known.el ? known.en : el;
}

/**
 * `249`, `249.00`, `249,00`, `1.249,90` or `249.0000` in cents; undefined when the file has no such column or the cell is wrong.
 * Three digits behind the only sign may be thousands or decimals, so such a cell is wrong.
 */
export function readPrice(row: SheetRow, column: ProductColumn): number | undefined {
  const text = row.text(column);
  if (text === undefined) return undefined;
  const cents = parsePrice(text);
  if (cents !== null) return cents;
  row.fail(column, causeOf('no_price', text));
  return undefined;
}

/** The cents of such a text; null for another one. */
export function parsePrice(text: string): number | null {
  const number = readDecimal(text.replace(/^€\s*|\s*€$/g, ''));
  const cents = number && (number.isThousands || /[1-9]/.test(number.fraction.slice(2)) ? null : toCents(number));
  return cents !== null && cents <= MAX_PRICE_EURO * 100 ? cents : null;
}

interface Decimal {
  whole: string;
  fraction: string;
  /** Three digits behind the only sign: perhaps a thousands separator. */
  isThousands: boolean;
}

/** The last sign is the decimal one; the others, all alike, or blanks part thousands. Null for another text. */
function readDecimal(typed: string): Decimal | null {
  const text = typed.replace(/^\d{1,3}(?:\s\d{3})+(?=[.,]|$)/, (whole) => whole.replaceAll(/\s/g, ''));
  const plain = /^(\d{1,7})(?:[.,](\d{1,12}))?$/.exec(text);
  if (plain) {
    const [, whole = '', fraction = ''] = plain;
    return { whole, fraction, isThousands: fraction.length === 3 && whole.length <= 3 && !whole.startsWith('0') };
  }
  const grouped = /^(\d{1,3})(?:\.(\d{3}))?\.(\d{3}),(\d{1,12})$|^(\d{1,3})(?:,(\d{3}))?,(\d{3})\.(\d{1,12})$/.exec(
    text,
  );
  if (!grouped) return null;
  const [, ...parts] = grouped;
  const digits = parts.filter((part) => part !== undefined);
  return { whole: digits.slice(0, -1).join(''), fraction: digits.at(-1) ?? '', isThousands: false };
}

function toCents({ whole, fraction }: Decimal): number {
  return Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
}

/** Whole pieces; null when the file has no such column or the cell is wrong. */
export function readCount(row: SheetRow, column: ProductColumn): number | null {
  const text = row.text(column);
  if (text === undefined) return null;
  if (/^-\d{1,7}(?:[.,]0+)?$/.test(text)) {
    row.warn(column, causeOf('below_zero', text));
    return 0;
  }
  const [, digits] = /^(\d{1,7})(?:[.,]0+)?$/.exec(text) ?? [];
  if (digits !== undefined && Number(digits) <= MAX_COUNT) return Number(digits);
  row.fail(column, causeOf('no_count', text));
  return null;
}

/** A laptop of more grams than that is none. */
const HEAVY = 100_000;

/** Grams, rounded; null for an empty cell. `1.400` may be 1400 or 1.4; `907.003` is no weight of 907 kilos. */
export function readGrams(row: SheetRow, column: ProductColumn): number | null {
  const text = row.text(column) ?? '';
  if (text === '') return null;
  const number = readDecimal(text);
  const isUnclear = number?.isThousands && Number(number.whole + number.fraction) <= HEAVY && number.fraction !== '000';
  if (number && !isUnclear) return Math.round(Number(`${number.whole}.${number.fraction || '0'}`));
  row.fail(column, causeOf('no_weight', text));
  return null;
}

const TRUE = new Set(['true', 'yes', '1', 'αληθησ', 'αληθεσ']);
const FALSE = new Set(['false', 'no', '0', 'ψευδησ', 'ψευδεσ']);

/**
 * Greek spreadsheets write ΑΛΗΘΗΣ and ΨΕΥΔΗΣ. Null when the cell is neither.
 *
 * @param folded the cell, folded as `domain/locale/fold.ts` does
 */
export function parseBoolean(folded: string): boolean | null {
  if (TRUE.has(folded)) return true;
  return FALSE.has(folded) ? false : null;
}
