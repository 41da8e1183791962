/** A product file as rows with named cells, before their meaning is read. */

import { type MetafieldColumn, readMetafieldHeading } from '../metafield-columns.ts';
import { productFileProblem } from './check-product-file.ts';
import { CsvError, type CsvRecord, fromText, parseCsv, writeCsv } from './csv.ts';
import { NEWER_NAMES, PRODUCT_COLUMNS, type ProductColumn } from './product-columns.ts';
import { readMagento } from './read-magento.ts';
import { readWoocommerce } from './read-woocommerce.ts';

/** What is wrong with a file, where, and what to write instead; for the person who made the file. */
export interface Problem {
  line: number;
  /** Empty when the whole line is meant. */
  column: string;
  message: string;
}

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
  fail(column: string, message: string): void {
    this.#notes.problems.push({ line: this.line, column: this.#heading(column), message });
  }

  /** What is taken to be meant. */
  warn(column: string, message: string): void {
    this.#notes.warnings.push({ line: this.line, column: this.#heading(column), message });
  }

  #heading(column: string): string {
    return this.#notes.headings.get(column) ?? column;
  }
}

const COLUMN_BY_NAME = new Map<string, ProductColumn>([
  ...PRODUCT_COLUMNS.map((column) => [column.toLowerCase(), column] as const),
  ...NEWER_NAMES,
]);

/**
 * @param bytes a CSV file in UTF-8
 * @param from whose it is, if it has other columns than the shop's own
 */
export function readProductSheet(bytes: Uint8Array, from?: ForeignExport): ProductSheet {
  const sheet: ProductSheet = { rows: [], problems: [], warnings: [], ignoredColumns: [], headings: new Map() };
  const [header, ...rest] = parseRecords(bytes, sheet.problems);
  if (!header) {
    if (sheet.problems.length === 0) {
      sheet.problems.push({ line: 1, column: '', message: 'The file is empty; its first line must name the columns.' });
    }
    return sheet;
  }
  const columns = from ? [] : readHeader(header, sheet);
  if (sheet.problems.length > 0) return sheet;
  if (rest.length === 0) {
    const message = 'The file names columns and has no products; write a line for each variant.';
    sheet.problems.push({ line: header.line, column: '', message });
  }
  checkEnd(bytes, header, rest, sheet.problems);
  if (from) return foreignSheet([header, ...rest], from, sheet);
  const fields = header.cells.map(readMetafieldHeading);
  sheet.rows = rest.map((record) => toRow(record, columns, fields, sheet));
  return sheet;
}

function foreignSheet(
  records: readonly CsvRecord[],
  from: ForeignExport,
  { problems, warnings }: ProductSheet,
): ProductSheet {
  const { records: own, ...read } = FOREIGN[from](records);
  const [header, ...rest] = own;
  const columns = (header?.cells ?? []).map((cell) => COLUMN_BY_NAME.get(cell.toLowerCase()));
  const sheet: ProductSheet = {
    ...read,
    problems: [...problems, ...read.problems],
    warnings: [...warnings, ...read.warnings],
    rows: [],
  };
  sheet.rows = rest.map((record) => toRow(record, columns, [], sheet));
  const wide = records.filter(({ cells }) => cells.slice(records[0]?.cells.length).some((cell) => cell !== ''));
  const message = 'This line has more cells than there are columns; put cells that contain the delimiter in quotes.';
  for (const { line } of wide) sheet.problems.push({ line, column: '', message });
  return sheet;
}

function parseRecords(bytes: Uint8Array, problems: Problem[]): CsvRecord[] {
  const problem = productFileProblem(bytes);
  if (problem) {
    problems.push({ line: 1, column: '', message: problem });
    return [];
  }
  try {
    const records = parseCsv(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return records.map(({ line, cells }) => ({ line, cells: cells.map(fromText) }));
  } catch (error) {
    if (error instanceof CsvError) {
      problems.push({ line: error.line, column: '', message: CSV_MESSAGES[error.code] });
    } else if (error instanceof TypeError) {
      const message = 'The file is not UTF-8 text; in Excel choose "Save as" and the type "CSV UTF-8".';
      problems.push({ line: 1, column: '', message });
    } else throw error;
    return [];
  }
}

/** The header and the records on these lines of a file that can be read, with the cells as they were. */
export function pickLines(bytes: Uint8Array, lines: readonly number[]): string {
  const [header, ...rest] = parseCsv(new TextDecoder('utf-8').decode(bytes));
  const picked = rest.filter(({ line }) => lines.includes(line));
  return writeCsv([header?.cells ?? [], ...picked.map(({ cells }) => cells)]);
}

const CSV_MESSAGES: Readonly<Record<CsvError['code'], string>> = {
  unclosed_quote: 'A cell begins with " here and never ends; close it with ", and write a " inside it twice.',
  text_after_quote: 'There is text after the closing " of a cell; write a " inside a cell twice.',
};

function readHeader({ line, cells }: CsvRecord, sheet: ProductSheet): (ProductColumn | undefined)[] {
  const columns = cells.map((cell) => COLUMN_BY_NAME.get(cell.trim().toLowerCase()));
  sheet.ignoredColumns = cells.filter(
    (cell, index) => columns[index] === undefined && cell.trim() !== '' && !readMetafieldHeading(cell),
  );
  for (const [index, column] of columns.entries()) {
    const first = column ? columns.indexOf(column) : index;
    if (column && first !== index) {
      const names = [...new Set([cells[first], cells[index]].map((cell) => `"${cell?.trim()}"`))].join(' and ');
      sheet.problems.push({
        line,
        column,
        message: `There are two columns of this name (${names}); delete one of them.`,
      });
    }
  }
  if (!columns.includes('Handle')) {
    const message = 'This column is missing; the first line must name the columns as `products export` writes them.';
    sheet.problems.push({ line, column: 'Handle', message });
  }
  return columns;
}

/** A copy that broke off: the last line has no end and fewer cells than every other one. */
function checkEnd(bytes: Uint8Array, { cells }: CsvRecord, rest: readonly CsvRecord[], problems: Problem[]): void {
  const last = rest.at(-1);
  const isEnded = bytes.at(-1) === 0x0a || bytes.at(-1) === 0x0d;
  if (!last || isEnded || last.cells.length >= cells.length) return;
  if (rest.slice(0, -1).some((record) => record.cells.length < cells.length)) return;
  const count = `${last.cells.length} of ${cells.length} cells`;
  const advice = 'export it again, or end the line with a line break if it is whole';
  problems.push({ line: last.line, column: '', message: `The file ends within this line (${count}); ${advice}.` });
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
    if (column) cells.set(column, record.cells[index] ?? '');
  }
  const metafields = new Map<MetafieldColumn, string>();
  for (const [index, field] of fields.entries()) if (field) metafields.set(field, (record.cells[index] ?? '').trim());
  const row = new SheetRow(record.line, cells, metafields, notes);
  if (record.cells.slice(columns.length).some((cell) => cell !== '')) {
    const count = `${record.cells.length} cells, but there are ${columns.length} columns`;
    row.fail('', `This line has ${count}; put cells that contain the delimiter in quotes.`);
  }
  return row;
}
