/** A heading, the command that gives the numbers again, and the numbers, as Markdown. */
export interface BenchTable {
  title: string;
  /** The group's name: `npm run bench -- <group>` prints this table. */
  group: string;
  header: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  notes?: readonly string[];
}

export function markdownTable({ title, group, header, rows, notes = [] }: BenchTable): string {
  const cells = [header, ...rows].map((row) => row.map(format));
  const widths = header.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  const [head = [], ...body] = cells;
  return [
    `## ${title}`,
    '',
    `\`npm run bench -- ${group}\``,
    '',
    line(head),
    rule,
    ...body.map(line),
    ...(notes.length > 0 ? ['', ...notes] : []),
    '',
    '',
  ].join('\n');
}

/** Three digits that mean something. */
function format(cell: string | number): string {
  if (typeof cell === 'string') return cell;
  if (cell >= 100 || Number.isInteger(cell)) return Math.round(cell).toLocaleString('en-US');
  return cell >= 10 ? cell.toFixed(1) : cell.toFixed(2);
}

/** The middle one of an odd number of values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
