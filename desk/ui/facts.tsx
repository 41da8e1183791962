import type { ReactNode } from 'react';

export type Fact = readonly [name: string, value: ReactNode];

/** Facts under each other: name left, value right; one without a value is left out. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className="facts">
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
