/** Single machines from a file: serial number, article, and what the shop paid to whom and when. */
import { cleanCode, cleanLine } from '#domain/customer/typed-text.ts';
import { fold } from '#domain/locale/fold.ts';
import { CsvError, fromText, parseCsv } from '../../catalogue/import/csv.ts';
import { parsePrice } from '../../catalogue/import/sheet-cells.ts';
import type { Database } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';

/** Greek and English headings of each column, folded. */
const HEADINGS = {
  serial: ['serial', 'serial number', 's/n', 'σειριακοσ', 'σειριακοσ αριθμοσ'],
  sku: ['sku', 'variant sku', 'κωδικοσ'],
  cost: ['cost', 'purchase price', 'price', 'κοστοσ', 'τιμη αγορασ', 'τιμη'],
  supplier: ['supplier', 'προμηθευτησ'],
  date: ['date', 'purchase date', 'ημερομηνια', 'ημερομηνια αγορασ'],
};

type Column = keyof typeof HEADINGS;

export interface PieceProblem {
  line: number;
  column: string;
  message: string;
}

interface Piece {
  serial: string;
  sku: string;
  cost_cents: number | null;
  supplier: string;
  bought_on: string | null;
}

interface ReadPiece {
  piece: Piece;
  /** Of a machine that is known: columns that the file lacks stay. */
  changes: Partial<Piece>;
}

/** As a scanner reads it and as it is compared. */
export function cleanSerial(text: string): string {
  return cleanCode(text).replaceAll(' ', '').toUpperCase();
}

/** Adds machines, and corrects those that are known by their serial number: all of the file, or nothing. */
export async function importPieces(
  db: Database,
  file: string,
): Promise<{ problems: PieceProblem[] } | { pieces: number; problems: [] }> {
  const { pieces, problems } = readPieces(file, await readSkus(db));
  if (problems.length > 0) return { problems };
  await transact(db, async (trx) => {
    for (const { piece, changes } of pieces) {
      await trx
        .insertInto('pieces')
        .values(piece)
        .onConflict((conflict) => conflict.column('serial').doUpdateSet(changes))
        .execute();
    }
  });
  return { pieces: pieces.length, problems: [] };
}

async function readSkus(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('product_variants').select('sku').where('sku', '!=', '').execute();
  // A machine that was sold may be of an article that is no more.
  const sold = await db.selectFrom('order_lines').select('sku').distinct().execute();
  return new Set([...rows, ...sold].map(({ sku }) => sku));
}

function readPieces(file: string, skus: ReadonlySet<string>): { pieces: ReadPiece[]; problems: PieceProblem[] } {
  try {
    return readRows(parseCsv(file), skus);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return {
      pieces: [],
      problems: [{ line: error.line, column: '', message: 'A quoted cell does not end as it should.' }],
    };
  }
}

function readRows([header, ...records]: ReturnType<typeof parseCsv>, skus: ReadonlySet<string>) {
  const names = (header?.cells ?? []).map((cell) => fold(cleanLine(cell)));
  const placeOf = (column: Column) => names.findIndex((name) => HEADINGS[column].includes(name));
  const has = (column: Column) => placeOf(column) !== -1;
  const problems: PieceProblem[] = [];
  for (const column of ['serial', 'sku'] as const)
    if (!has(column)) problems.push({ line: 1, column, message: 'This column is missing.' });
  const seen = new Set<string>();
  const pieces = records.map(({ line, cells }): ReadPiece => {
    const cell = (column: Column) => cleanLine(fromText(cells[placeOf(column)] ?? ''));
    const fail = (column: Column, message: string) => problems.push({ line, column, message });
    const serial = cleanSerial(cell('serial'));
    if (serial === '' || serial.length > 100) fail('serial', 'Write the serial number, 1 to 100 signs.');
    else if (seen.has(serial)) fail('serial', `${serial} is in the file twice.`);
    seen.add(serial);
    const sku = cell('sku');
    if (!skus.has(sku)) fail('sku', `There is no article "${sku}"; \`products export\` shows the SKUs.`);
    const cost = cell('cost') === '' ? null : parsePrice(cell('cost'));
    if (cost === null && cell('cost') !== '')
      fail('cost', `"${cell('cost')}" is no price; write euro, such as 120.00.`);
    const day = toDay(cell('date'));
    if (day === null && cell('date') !== '')
      fail('date', `"${cell('date')}" is no day; write 2026-11-20 or 20/11/2026.`);
    const facts = { cost_cents: cost, supplier: cell('supplier').slice(0, 200), bought_on: day };
    const changes = {
      sku,
      ...(has('cost') && { cost_cents: cost }),
      ...(has('supplier') && { supplier: facts.supplier }),
      ...(has('date') && { bought_on: day }),
    };
    return { piece: { serial, sku, ...facts }, changes };
  });
  return { pieces, problems };
}

/** `2026-11-20`, `20/11/2026` or `20.11.2026`. */
function toDay(text: string): string | null {
  const greek = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  const day = greek ? [greek[3], greek[2]?.padStart(2, '0'), greek[1]?.padStart(2, '0')].join('-') : text;
  const instant = new Date(`${day}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(instant.getTime());
  return isDay && instant.toISOString().startsWith(day) ? day : null;
}
