/** A courier's list of lockers: rows of a table that it hands out, from which a buyer chooses one nearby. */
import { fold } from '../locale/fold.ts';
import { parsePostcode } from './postal-address.ts';
import { isPostcodeHeading, type ListRow } from './postcode-list.ts';

export interface Locker {
  /** The courier's own code, which its portal asks for. */
  id: string;
  /** Name, street and city in one line. */
  place: string;
  /** Five digits. */
  postcode: string;
}

const HEADINGS = {
  id: ['id', 'locationid', 'apm', 'apmid', 'code', 'κωδικοσ'],
  name: ['name', 'title', 'ονομα', 'ονομασια', 'σημειο'],
  street: ['address', 'addressline1', 'street', 'διευθυνση', 'οδοσ'],
  city: ['city', 'addressline2', 'πολη', 'περιοχη'],
} as const;

/** @returns the first mistake with its line, if the table cannot be read or a row has no code, street or Greek postcode */
export function readLockers(rows: readonly ListRow[]): { lockers: Locker[] } | { line: number; mistake: string } {
  const [first, ...others] = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (!first || others.length === 0) return { line: 1, mistake: 'has no locker: write one a line, below the headings' };
  const headings = first.cells.map((cell) => fold(cell).replaceAll(/[\s._-]/g, ''));
  const columnOf = (names: readonly string[]) => headings.findIndex((heading) => names.includes(heading));
  const [id, name, street, city] = [HEADINGS.id, HEADINGS.name, HEADINGS.street, HEADINGS.city].map(columnOf);
  const postcode = first.cells.findIndex(isPostcodeHeading);
  const needed = { id, street, city, postcode };
  const missing = Object.entries(needed).find(([, column]) => column === undefined || column === -1);
  if (missing) {
    const wanted = { id: 'id', street: 'address', city: 'city', postcode: 'postcode' }[missing[0]];
    return { line: first.line, mistake: `has no column “${wanted}”` };
  }
  const lockers: Locker[] = [];
  for (const { line, cells } of others) {
    const cell = (column: number | undefined) => cells[column ?? -1]?.trim().replaceAll(/\s+/g, ' ') ?? '';
    const code = parsePostcode(cell(postcode));
    if (cell(id) === '') return { line, mistake: 'has no code of the locker' };
    if (cell(street) === '') return { line, mistake: 'has no address' };
    if (code === null) return { line, mistake: `has «${cell(postcode)}», which is no Greek postcode` };
    const place = [cell(name), cell(street), cell(city)].filter(Boolean).join(', ');
    lockers.push({ id: cell(id), place, postcode: code });
  }
  return { lockers };
}

/** What fits a choice without searching in it. */
const MOST_SHOWN = 25;

/** Those nearest to a postcode first: postcodes that share their first digits are neighbours. */
export function nearLockers(lockers: readonly Locker[], postcode: string): Locker[] {
  const shared = (locker: Locker) => [5, 4, 3, 2, 1].find((n) => locker.postcode.startsWith(postcode.slice(0, n))) ?? 0;
  const apart = (locker: Locker) => Math.abs(Number(locker.postcode) - Number(postcode));
  return lockers.toSorted((a, b) => shared(b) - shared(a) || apart(a) - apart(b)).slice(0, MOST_SHOWN);
}
