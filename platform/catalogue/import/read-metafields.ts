/** The custom fields that the rows of a product file give. */
import { type MetafieldColumn, readMetafieldCell } from '../metafield-columns.ts';
import type { MetafieldRecord } from '../product-record.ts';
import type { SheetRow } from './product-sheet.ts';

/**
 * What the file does not have as a column stays; an empty cell takes the field away.
 *
 * @param known the fields as they are in the shop
 */
export function readMetafields(
  row: SheetRow,
  owner: MetafieldColumn['owner'],
  known: readonly MetafieldRecord[],
): MetafieldRecord[] {
  const columns = [...row.metafields].filter(([column]) => column.owner === owner);
  const isNamed = ({ namespace, key }: MetafieldRecord) =>
    columns.some(([column]) => column.namespace === namespace && column.key === key);
  const given = columns.flatMap(([column, text]) => (text === '' ? [] : readCell(row, column, text, known)));
  const nameOf = ({ namespace, key }: MetafieldRecord) => `${namespace}.${key}`;
  const byName = new Map(given.map((field) => [nameOf(field), field]));
  // Those that are there keep their place, so that a file that says the same changes nothing.
  const merged = known.flatMap((field) => (isNamed(field) ? (byName.get(nameOf(field)) ?? []) : field));
  const there = new Set(merged.map(nameOf));
  return [...merged, ...given.filter((field) => !there.has(nameOf(field)))];
}

function readCell(
  row: SheetRow,
  column: MetafieldColumn,
  text: string,
  known: readonly MetafieldRecord[],
): MetafieldRecord[] {
  const read = readMetafieldCell(column, text, known);
  if (!('problem' in read)) return [read];
  row.fail(column.heading, read.problem);
  return [];
}
