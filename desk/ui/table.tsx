import type { ReactNode } from 'react';

interface TableProps {
  /** The columns' headings; of one without words the cells are buttons. */
  head: readonly string[];
  /** The cells of each. */
  rows: readonly (readonly ReactNode[])[];
  /** Columns of numbers, by their place. */
  numbers?: readonly number[];
  /** On a narrow screen: `table` stays one, a row becomes a card with the columns' names, or a dense entry without them. */
  narrow?: 'table' | 'cards' | 'dense';
  /** Columns that take a line of their own in a dense entry, by their place. */
  wide?: readonly number[];
}

const CLASSES = { table: 'table', cards: 'table table--cards', dense: 'table table--cards table--dense' };

/** A table, where it has rows; on a narrow screen each row is a card whose cells say their column. */
export function Table({ head, rows, numbers = [], narrow = 'cards', wide = [] }: TableProps) {
  if (rows.length === 0) return null;
  return (
    <table className={CLASSES[narrow]}>
      <thead>
        <tr>
          {head.map((text, index) =>
            text === '' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
              <td key={index} />
            ) : (
              <th key={text} scope="col" className={numbers.includes(index) ? 'table__n' : undefined}>
                {text}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are written once, so no row moves.
          <tr key={place}>
            {cells.map((cell, index) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
                key={index}
                data-label={head[index]}
                className={numbers.includes(index) ? 'table__n' : wide.includes(index) ? 'table__wide' : undefined}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
