/** Comma-separated values as RFC 4180 has them, and as spreadsheets write them: with `;` or a tab, a byte order mark, a line `sep=;`. */

export interface CsvRecord {
  /** The line of the file on which the record begins, from 1. */
  line: number;
  cells: string[];
}

/** A text that is not CSV. `line` is where it went wrong. */
export class CsvError extends Error {
  override name = 'CsvError';
  readonly code: 'unclosed_quote' | 'text_after_quote';
  readonly line: number;

  constructor(code: CsvError['code'], line: number) {
    super(`${code} on line ${line}`);
    this.code = code;
    this.line = line;
  }
}

/** The text of a file. Excel under Greek Windows saves CSV in its own code page; what is no UTF-8 is read so. */
export function decodeCsv(bytes: Uint8Array): { text: string; isWindows1253: boolean } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isWindows1253: false };
  } catch {
    return { text: new TextDecoder('windows-1253').decode(bytes), isWindows1253: true };
  }
}

const DELIMITERS = [',', ';', '\t'];
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Reads every record; empty lines are skipped. Quoted cells may hold delimiters, quotes (doubled) and line breaks, which
 * are kept as they are. A quote inside an unquoted cell is an ordinary character.
 *
 * @throws CsvError when a quoted cell does not end, or goes on after its closing quote
 */
export function parseCsv(file: string): CsvRecord[] {
  const text = file.startsWith(BYTE_ORDER_MARK) ? file.slice(1) : file;
  const [told = '', named] = /^"?sep=(.)"?(?:\r\n|\r|\n)/i.exec(text) ?? [];
  const delimiter = named ?? detectDelimiter(text);
  const records: CsvRecord[] = [];
  let line = told === '' ? 1 : 2;
  let record: CsvRecord = { line, cells: [] };
  let index = told.length;
  while (index < text.length) {
    const { value, next, breaks } =
      text[index] === '"' ? readQuoted(text, index, line) : readPlain(text, index, delimiter);
    line += breaks;
    const end = text[next];
    if (end !== undefined && end !== delimiter && end !== '\n' && end !== '\r') {
      throw new CsvError('text_after_quote', line);
    }
    record.cells.push(value);
    index = next + (end === '\r' && text[next + 1] === '\n' ? 2 : 1);
    if (end === delimiter) {
      // A delimiter at the very end opens one more cell, which is empty.
      if (index >= text.length) record.cells.push('');
      continue;
    }
    line += 1;
    keep(records, record);
    record = { line, cells: [] };
  }
  keep(records, record);
  return records;
}

function keep(records: CsvRecord[], record: CsvRecord): void {
  if (record.cells.some((cell) => cell !== '')) records.push(record);
}

interface Cell {
  value: string;
  /** Index of the character after the cell. */
  next: number;
  /** Line breaks inside the cell. */
  breaks: number;
}

function readPlain(text: string, start: number, delimiter: string): Cell {
  let next = start;
  while (next < text.length && text[next] !== delimiter && text[next] !== '\n' && text[next] !== '\r') next += 1;
  return { value: text.slice(start, next), next, breaks: 0 };
}

function readQuoted(text: string, start: number, line: number): Cell {
  let close = text.indexOf('"', start + 1);
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close === -1) throw new CsvError('unclosed_quote', line);
  const inside = text.slice(start + 1, close);
  return { value: inside.replaceAll('""', '"'), next: close + 1, breaks: inside.match(/\r\n|\r|\n/g)?.length ?? 0 };
}

/** The one of the known delimiters that the first line has most of, outside quotes. */
function detectDelimiter(text: string): string {
  const header = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0].replace(/"(?:[^"]|"")*"/g, '') ?? '';
  const count = (delimiter: string) => header.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

/**
 * Writes records that `parseCsv` reads back as they were. Cells are quoted only where they must be.
 *
 * @param forExcel with a byte order mark and `;`, which is what Excel opens properly under Greek settings
 */
export function writeCsv(records: readonly (readonly string[])[], { forExcel = false } = {}): string {
  const delimiter = forExcel ? ';' : ',';
  const lines = records.map((cells) => `${cells.map(writeCell).join(delimiter)}\n`);
  return (forExcel ? BYTE_ORDER_MARK : '') + lines.join('');
}

const AMOUNT = /^-?\d+\.\d\d$/;

/** Excel would make a day of `15.6` and `8/16`, and a rounded number of a barcode, a tax number that begins with a zero, a telephone. */
const MISREAD = /^(?:[+0]\d+|\d{12,}|-?\d+\.\d+|\d{1,2}[-/]\d{1,4})$/;

/**
 * A table that Excel under Greek settings shows and saves as it is: amounts with a comma, and what it would misread as text. `fromText`
 * reads the latter back.
 *
 * @param options.isAmount whether the decimals of a column are money; of all of them without it
 */
export function writeSheet(
  records: readonly (readonly string[])[],
  { forExcel = false, isAmount = () => true }: { forExcel?: boolean; isAmount?: (column: number) => boolean } = {},
): string {
  if (!forExcel) return writeCsv(records);
  const toCell = (cell: string, column: number) => {
    if (AMOUNT.test(cell) && isAmount(column)) return cell.replace('.', ',');
    return MISREAD.test(cell) ? `="${cell}"` : cell;
  };
  return writeCsv(
    records.map((cells) => cells.map(toCell)),
    { forExcel },
  );
}

/**
 * A spreadsheet would run a text that begins so, also behind blanks, invisible signs and in full width: the apostrophe keeps it text.
 * Numbers are left alone.
 */
export function asText(cell: string): string {
  const begin = cell.normalize('NFKC').replace(/^[\s\p{Cf}\p{Cc}\p{Mn}\u115F\u1160\u3164\uFFA0]+/u, '');
  return /^[=+\-@]/.test(begin) && !/^[+-]?\d+(?:[.,]\d+)?$/.test(cell) ? `'${cell}` : cell;
}

/** What `asText` was given, or `writeSheet`. */
export function fromText(cell: string): string {
  if (cell.startsWith('="')) return /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;
  return cell.startsWith("'") && asText(cell.slice(1)) === cell ? cell.slice(1) : cell;
}

function writeCell(cell: string): string {
  return /[",;\t\r\n]|^\uFEFF/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
