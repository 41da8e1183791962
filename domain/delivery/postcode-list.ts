/** The courier's list of remote places: Greek postcodes, or their first digits, as rows of a table that a courier hands out. */
import { fold } from '../locale/fold.ts';

export interface ListRow {
  /** Of the file, from 1. */
  line: number;
  cells: readonly string[];
}

export type PostcodeList = { codes: ReadonlySet<string> } | { line: number; mistake: string };

/** Postcodes as they are written, with the star that some lists put behind first digits. */
const CODE = /^[1-8]\d{1,4}\*?$/;
const HEADINGS: ReadonlySet<string> = new Set([
  ...['τκ', 'tk', 'ταχκωδικοσ', 'ταχυδρομικοσκωδικασ', 'ταχυδρομικοσκωδικοσ'],
  ...['postcode', 'postcodes', 'postalcode', 'zip', 'zipcode'],
]);

/**
 * Reads the column of postcodes: the one whose heading says so, or the first that begins with a code. Rows that begin with `#` are
 * remarks. A code may be named more than once, since several villages share one.
 *
 * @returns the first mistake with its line, if a row has something else
 */
export function readPostcodeList(rows: readonly ListRow[]): PostcodeList {
  const [first, ...others] = rows.filter(({ cells }) => !cells[0]?.trim().startsWith('#'));
  if (!first) return { line: 1, mistake: 'has no postcode: write one a line' };
  const heading = first.cells.findIndex(isPostcodeHeading);
  const column = heading === -1 ? first.cells.findIndex((cell) => CODE.test(compact(cell))) : heading;
  if (column === -1) return { line: first.line, mistake: `has no column of postcodes: call it «ΤΚ» or “postcode”` };
  const codes = new Set<string>();
  for (const { line, cells } of heading === -1 ? [first, ...others] : others) {
    const cell = cells[column] ?? '';
    const code = compact(cell);
    if (!CODE.test(code))
      return {
        line,
        mistake: `has «${cell.trim()}», which is no Greek postcode: write its five digits, or the first two to four`,
      };
    codes.add(code.replace('*', ''));
  }
  return codes.size > 0 ? { codes } : { line: first.line, mistake: 'has no postcode below its heading' };
}

export function isPostcodeHeading(cell: string): boolean {
  return HEADINGS.has(fold(cell).replaceAll(/[\s._-]/g, ''));
}

function compact(cell: string): string {
  return cell.replaceAll(/\s/g, '');
}

/** Whether the list names the postcode, or its first digits. @param postcode five digits, without a blank */
export function isListed(postcode: string, codes: ReadonlySet<string>): boolean {
  return [2, 3, 4, 5].some((digits) => codes.has(postcode.slice(0, digits)));
}
