/** Single cells of a product file: numbers as people write them in Greece and elsewhere, and texts in two languages. */
import type { Localized } from './localized.ts';
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

/** `249`, `249.00` or `249,00` in cents; undefined when the file has no such column or the cell is wrong. */
export function readPrice(row: SheetRow, column: ProductColumn): number | undefined {
  const text = row.text(column)?.replace(/\s*€$/, '');
  if (text === undefined) return undefined;
  const [, whole, fraction = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  if (whole !== undefined && cents <= MAX_PRICE_EURO * 100) return cents;
  row.fail(column, `${quote(text)} is no price; write euro with VAT and without thousands separators, such as 249.00.`);
  return undefined;
}

/** Whole pieces; null when the file has no such column or the cell is wrong. */
export function readCount(row: SheetRow, column: ProductColumn): number | null {
  const text = row.text(column);
  if (text === undefined) return null;
  if (/^-\d{1,7}(?:[.,]0+)?$/.test(text)) {
    row.warn(column, `${text} pieces are read as 0: more was sold than there was.`);
    return 0;
  }
  const [, digits] = /^(\d{1,7})(?:[.,]0+)?$/.exec(text) ?? [];
  if (digits !== undefined && Number(digits) <= MAX_COUNT) return Number(digits);
  row.fail(column, `${quote(text)} is no number of pieces; write a whole number, 0 when there are none.`);
  return null;
}

/** Whole grams; null for an empty cell. */
export function readGrams(row: SheetRow, column: ProductColumn): number | null {
  const text = row.text(column) ?? '';
  if (text === '') return null;
  const [, digits] = /^(\d{1,7})(?:[.,]0+)?$/.exec(text) ?? [];
  if (digits !== undefined) return Number(digits);
  row.fail(column, `${quote(text)} is no weight; write whole grams, such as 1400, or nothing.`);
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

export function quote(text: string): string {
  return text === '' ? 'An empty cell' : `"${text.length > 40 ? `${text.slice(0, 39)}…` : text}"`;
}
