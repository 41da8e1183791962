import type { ReactNode } from 'react';

interface TableProps {
  /** The columns' headings; of one without words the cells are buttons. */
  head: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Columns of numbers, by their place. */
  numbers?: readonly number[];
  caption?: string;
  /** Of few and short columns: it stays a table on a narrow screen, too. */
  isSmall?: boolean;
}

/** A table; on a narrow screen each row is a card whose cells say their column. */
export function Table({ head, rows, numbers = [], caption, isSmall = false }: TableProps) {
  return (
    <table className={isSmall ? 'table' : 'table table--cards'}>
      {caption && <caption>{caption}</caption>}
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
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, index) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
                key={index}
                data-label={head[index]}
                className={numbers.includes(index) ? 'table__n' : undefined}
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
