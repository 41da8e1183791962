/** A product file as rows with named cells, before their meaning is read. */

import { athensDay } from '#domain/delivery/athens-time.ts';
import { fold } from '#domain/locale/fold.ts';
import { type Cause, causeOf, type Problem } from '../../problems/problems.ts';
import { toPlainText } from '../html-text.ts';
import { type MetafieldColumn, readMetafieldHeading } from '../metafield-columns.ts';
import { productFileProblem } from './check-product-file.ts';
import { CsvError, type CsvRecord, decodeCsv, fromText, parseCsv, writeCsv } from './csv.ts';
import { NEWER_NAMES, PRODUCT_COLUMNS, type ProductColumn, UNSOLD_COLUMNS, WRITTEN_NAMES } from './product-columns.ts';
import { readMagento } from './read-magento.ts';
import { readWoocommerce } from './read-woocommerce.ts';

export interface ProductSheet {
  rows: SheetRow[];
  problems: Problem[];
  /** Cells that are read differently from their text. */
  warnings: Problem[];
  /** Columns of the file that this shop does not know. */
  ignoredColumns: string[];
  /** What another shop's export calls a column. */
  headings: ReadonlyMap<string, string>;
}

/** Another shop's export that is no file of the hosted platform's. */
const FOREIGN = { woocommerce: readWoocommerce, magento: readMagento };
export type ForeignExport = keyof typeof FOREIGN;
export const FOREIGN_EXPORTS = Object.keys(FOREIGN) as readonly ForeignExport[];

type Notes = Pick<ProductSheet, 'problems' | 'warnings' | 'headings'>;

/** One line of the file. A wrong cell is reported once, by its reader. */
export class SheetRow {
  readonly line: number;
  readonly #notes: Notes;
  readonly #cells: Map<ProductColumn, string>;
  /** The cells of custom fields, without blanks around them. */
  readonly metafields: ReadonlyMap<MetafieldColumn, string>;

  constructor(
    line: number,
    cells: Map<ProductColumn, string>,
    metafields: ReadonlyMap<MetafieldColumn, string>,
    notes: Notes,
  ) {
    this.line = line;
    this.#notes = notes;
    this.#cells = cells;
    this.metafields = metafields;
  }

  has(column: ProductColumn): boolean {
    return this.#cells.has(column);
  }

  /** The cell without blanks around it; undefined when the file has no such column. */
  text(column: ProductColumn): string | undefined {
    return this.#cells.get(column)?.trim();
  }

  /** A number or a code, without the apostrophe by which spreadsheets keep it a text. */
  code(column: ProductColumn): string | undefined {
    return this.text(column)?.replace(/^['’]/, '').trim();
  }

  /** The cell's own text. */
  verbatim(column: ProductColumn): string | undefined {
    return this.#cells.get(column);
  }

  /** What the cell is taken for. */
  set(column: ProductColumn, text: string): void {
    this.#cells.set(column, text);
  }

  isFilled(column: ProductColumn): boolean {
    return this.text(column) !== undefined && this.text(column) !== '';
  }

  /** @param column its heading; empty when the whole line is meant */
  fail(column: string, cause: Cause): void {
    this.#notes.problems.push({ line: this.line, column: this.#heading(column), ...cause });
  }

  /** What is taken to be meant. */
  warn(column: string, cause: Cause): void {
    this.#notes.warnings.push({ line: this.line, column: this.#heading(column), ...cause });
  }

  #heading(column: string): string {
    return this.#notes.headings.get(column) ?? column;
  }
}

const COLUMN_BY_NAME = new Map<string, ProductColumn>([
  ...[...PRODUCT_COLUMNS, ...UNSOLD_COLUMNS].map((column) => [column.toLowerCase(), column] as const),
  ...NEWER_NAMES,
]);

/**
 * @param bytes a CSV file
 * @param now sales of another shop's export may begin later
 * @param from whose it is, if it has other columns than the shop's own
 */
export function readProductSheet(bytes: Uint8Array, now: Date, from?: ForeignExport): ProductSheet {
  const sheet: ProductSheet = { rows: [], problems: [], warnings: [], ignoredColumns: [], headings: new Map() };
  const [header, ...rest] = parseRecords(bytes, sheet, from === undefined);
  if (!header) {
    if (sheet.problems.length === 0) {
      sheet.problems.push({ line: 1, column: '', ...causeOf('file_empty') });
    }
    return sheet;
  }
  const columns = from ? [] : readHeader(header, sheet);
  if (sheet.problems.length > 0) return sheet;
  if (rest.length === 0) {
    sheet.problems.push({ line: header.line, column: '', ...causeOf('no_products') });
  }
  checkEnd(bytes, header, rest, sheet.problems);
  if (from) return foreignSheet([header, ...rest], FOREIGN[from], athensDay(now), sheet);
  const fields = header.cells.map(readMetafieldHeading);
  sheet.rows = rest.map((record) => toRow(record, columns, fields, sheet));
  return sheet;
}

function foreignSheet(
  records: readonly CsvRecord[],
  read: (typeof FOREIGN)[ForeignExport],
  today: string,
  { problems, warnings }: ProductSheet,
): ProductSheet {
  const { records: own, ...notes } = read(records, today);
  const [header, ...rest] = own;
  const columns = (header?.cells ?? []).map((cell) => COLUMN_BY_NAME.get(cell.toLowerCase()));
  const sheet: ProductSheet = {
    ...notes,
    problems: [...problems, ...notes.problems],
    warnings: [...warnings, ...notes.warnings],
    rows: [],
  };
  sheet.rows = rest.map((record) => toRow(record, columns, [], sheet));
  const wide = records.filter(({ cells }) => cells.slice(records[0]?.cells.length).some((cell) => cell !== ''));
  for (const { line } of wide) sheet.problems.push({ line, column: '', ...causeOf('too_many_cells') });
  return sheet;
}

function parseRecords(bytes: Uint8Array, { problems, warnings }: ProductSheet, mayHaveTitle: boolean): CsvRecord[] {
  const problem = productFileProblem(bytes);
  if (problem) {
    problems.push({ line: 1, column: '', ...problem });
    return [];
  }
  try {
    const { text, isWindows1253 } = decodeCsv(bytes);
    if (isWindows1253) warnings.push({ line: 1, column: '', ...causeOf('file_windows_1253') });
    const records = parseCsv(text);
    const begin = mayHaveTitle ? headerPlace(records) : 0;
    return records.slice(begin).map(({ line, cells }) => ({ line, cells: cells.map(fromText) }));
  } catch (error) {
    if (error instanceof CsvError) {
      problems.push({ line: error.line, column: '', ...causeOf(error.code) });
    } else throw error;
    return [];
  }
}

/** Lists made by hand have their title above the columns' names. */
const TITLE_LINES = 5;

function headerPlace(records: readonly CsvRecord[]): number {
  const isHeader = ({ cells }: CsvRecord) => columnsOf(cells).filter(Boolean).length > 1;
  return Math.max(0, records.slice(0, TITLE_LINES).findIndex(isHeader));
}

/** The columns by their own names, and those that are left by the names that people write. */
function columnsOf(cells: readonly string[]): (ProductColumn | undefined)[] {
  const own = cells.map((cell) => COLUMN_BY_NAME.get(cell.trim().toLowerCase()));
  const taken = new Set(own);
  return cells.map((cell, index) => {
    const column = own[index] ?? WRITTEN_NAMES.get(fold(cell.trim()));
    if (column === undefined || own[index]) return column;
    return taken.has(column) ? undefined : taken.add(column) && column;
  });
}

/** The header and the records on these lines of a file that can be read, with the cells as they were. */
export function pickLines(bytes: Uint8Array, lines: readonly number[]): string {
  const records = parseCsv(decodeCsv(bytes).text);
  const [header, ...rest] = records.slice(headerPlace(records));
  const picked = rest.filter(({ line }) => lines.includes(line));
  return writeCsv([header?.cells ?? [], ...picked.map(({ cells }) => cells)]);
}

function readHeader({ line, cells }: CsvRecord, sheet: ProductSheet): (ProductColumn | undefined)[] {
  const columns = columnsOf(cells);
  sheet.ignoredColumns = cells.filter(
    (cell, index) => columns[index] === undefined && cell.trim() !== '' && !readMetafieldHeading(cell),
  );
  for (const [index, column] of columns.entries()) {
    const first = column ? columns.indexOf(column) : index;
    if (column && first !== index) {
      const names = [...new Set([cells[first], cells[index]].map((cell) => `"${cell?.trim()}"`))].join(', ');
      sheet.problems.push({ line, column, ...causeOf('column_twice', names) });
    }
  }
  if (!columns.includes('Handle') && !columns.includes('Title')) {
    sheet.problems.push({ line, column: 'Handle', ...causeOf('no_handle_column') });
  }
  return columns;
}

/** A copy that broke off: the last line has no end and fewer cells than every other one. */
function checkEnd(bytes: Uint8Array, { cells }: CsvRecord, rest: readonly CsvRecord[], problems: Problem[]): void {
  const last = rest.at(-1);
  const isEnded = bytes.at(-1) === 0x0a || bytes.at(-1) === 0x0d;
  if (!last || isEnded || last.cells.length >= cells.length) return;
  if (rest.slice(0, -1).some((record) => record.cells.length < cells.length)) return;
  problems.push({ line: last.line, column: '', ...causeOf('file_breaks_off', last.cells.length, cells.length) });
}

/** Spreadsheets leave empty cells out at the end of a line, so fewer are right and more are not. */
function toRow(
  record: CsvRecord,
  columns: readonly (ProductColumn | undefined)[],
  fields: readonly (MetafieldColumn | undefined)[],
  notes: Notes,
): SheetRow {
  const cells = new Map<ProductColumn, string>();
  for (const [index, column] of columns.entries()) {
    if (column) cells.set(column, readCell(column, record.cells[index] ?? ''));
  }
  const metafields = new Map<MetafieldColumn, string>();
  for (const [index, field] of fields.entries()) if (field) metafields.set(field, (record.cells[index] ?? '').trim());
  const row = new SheetRow(record.line, cells, metafields, notes);
  if (record.cells.slice(columns.length).some((cell) => cell !== '')) {
    row.fail('', causeOf('cells_over', record.cells.length, columns.length));
  }
  return row;
}

const NO_TEXTS: ReadonlySet<ProductColumn> = new Set(['Body (HTML)', 'Body (en)', 'Image Src', 'Variant Image']);

/** Titles and names come as text, and from some shops as HTML writes it: `14&quot;`. */
function readCell(column: ProductColumn, cell: string): string {
  const isMarked = /&(?:#\w+|\w+);/.test(cell) && !NO_TEXTS.has(column);
  return isMarked ? toPlainText(cell.replaceAll('<', '&lt;')) : cell;
}
