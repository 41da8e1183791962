/** Pure rules for changes of a cart's lines. */

export interface Attribute {
  key: string;
  value: string;
}

export interface CartLine {
  id: string;
  variantId: number;
  quantity: number;
  attributes: readonly Attribute[];
}

type LineToAdd = Omit<CartLine, 'id'>;

/** Absent fields stay unchanged. */
type LineUpdate = Pick<CartLine, 'id'> & { [Name in keyof LineToAdd]?: LineToAdd[Name] | undefined };

/** A line did not get the quantity that was asked for. `lineId` is null when the line is not in the cart (any more). */
export interface StockWarning {
  code: 'MERCHANDISE_NOT_ENOUGH_STOCK' | 'MERCHANDISE_OUT_OF_STOCK';
  lineId: string | null;
  variantId: number;
}

export interface LinesResult {
  lines: CartLine[];
  warnings: StockWarning[];
}

/** Pieces of a variant that can be sold. */
type StockOf = (variantId: number) => number;

/** The same variant with the same attributes is one line; a line never holds more than the stock. */
export function addLines(
  lines: readonly CartLine[],
  added: readonly LineToAdd[],
  stockOf: StockOf,
  newId: () => string,
): LinesResult {
  let result: LinesResult = { lines: [...lines], warnings: [] };
  for (const line of added) {
    const existing = result.lines.find((other) => isSameMerchandise(other, line));
    const wanted = existing ? { ...existing, quantity: existing.quantity + line.quantity } : { ...line, id: newId() };
    result = putLine(result, wanted, stockOf);
  }
  return result;
}

/** Quantity 0 removes the line. A line that becomes the same as another is merged into it. */
export function updateLines(lines: readonly CartLine[], updates: readonly LineUpdate[], stockOf: StockOf): LinesResult {
  let result: LinesResult = { lines: [...lines], warnings: [] };
  for (const update of updates) {
    const line = result.lines.find((other) => other.id === update.id);
    if (!line) continue;
    result = putLine(result, changed(line, update), stockOf);
  }
  return result;
}

export function removeLines(lines: readonly CartLine[], ids: readonly string[]): CartLine[] {
  return lines.filter((line) => !ids.includes(line.id));
}

function changed(line: CartLine, { variantId, quantity, attributes }: LineUpdate): CartLine {
  return {
    id: line.id,
    variantId: variantId ?? line.variantId,
    quantity: quantity ?? line.quantity,
    attributes: attributes ?? line.attributes,
  };
}

function putLine({ lines, warnings }: LinesResult, line: CartLine, stockOf: StockOf): LinesResult {
  const twin = lines.find((other) => other.id !== line.id && isSameMerchandise(other, line));
  const wanted = twin && line.quantity > 0 ? { ...twin, quantity: twin.quantity + line.quantity } : line;
  const rest = twin ? lines.filter((other) => other.id !== line.id) : lines;
  const { quantity, code } = fitToStock(wanted, rest, stockOf);
  const warning = code ? [{ code, lineId: quantity > 0 ? wanted.id : null, variantId: wanted.variantId }] : [];
  return { lines: replaceLine(rest, { ...wanted, quantity }), warnings: [...warnings, ...warning] };
}

/** The quantity that the stock allows; other lines of the same variant take theirs first. */
function fitToStock(
  line: CartLine,
  lines: readonly CartLine[],
  stockOf: StockOf,
): { quantity: number; code: StockWarning['code'] | null } {
  const stock = stockOf(line.variantId);
  const taken = lines
    .filter((other) => other.id !== line.id && other.variantId === line.variantId)
    .reduce((sum, other) => sum + other.quantity, 0);
  const available = Math.max(0, stock - taken);
  if (line.quantity <= available) return { quantity: line.quantity, code: null };
  return { quantity: available, code: stock > 0 ? 'MERCHANDISE_NOT_ENOUGH_STOCK' : 'MERCHANDISE_OUT_OF_STOCK' };
}

/** In its place; behind the others when it is new; not at all when nothing of it is left. */
function replaceLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  if (line.quantity === 0) return lines.filter((other) => other.id !== line.id);
  if (!lines.some((other) => other.id === line.id)) return [...lines, line];
  return lines.map((other) => (other.id === line.id ? line : other));
}

function isSameMerchandise(a: LineToAdd, b: LineToAdd): boolean {
  return a.variantId === b.variantId && canonical(a.attributes) === canonical(b.attributes);
}

/** The order in which a client writes attributes does not matter. */
function canonical(attributes: readonly Attribute[]): string {
  return JSON.stringify(attributes.map(({ key, value }) => [key, value]).sort());
}
