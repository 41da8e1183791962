import type { ReactNode } from 'react';

interface PairsProps {
  className?: string;
  /** No label twice. */
  pairs: readonly (readonly [label: string, value: ReactNode])[];
}

/** A list of facts, each with its label. */
export function Pairs({ className, pairs }: PairsProps) {
  return (
    <dl className={className}>
      {pairs.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
