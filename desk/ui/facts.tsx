import type { ReactNode } from 'react';
import { Pairs } from '#app/ui/text/pairs.tsx';

export type Fact = readonly [name: string, value: ReactNode];

/** Facts under each other: name left, value right; one without a value is left out. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return <Pairs className="facts" pairs={rows.filter(([, value]) => value)} />;
}
