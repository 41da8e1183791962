/** Rows of the specification that hold for one variant of a product; small enough for the browser. */
import type { LaptopFacts, SpecKind } from '#domain/machine/laptop.ts';
import type { SpecificationRow } from './specification.ts';
import type { SpecificationWord } from './specification-words.ts';

/** A fact of the title's parentheses. */
export interface Spec {
  text: string;
  kind: SpecKind | null;
}

/** What the specification says of one variant otherwise than of its product. */
export interface OwnFacts {
  rows: SpecificationRow[];
  facts: Pick<LaptopFacts, 'ramGb' | 'ramUpToGb' | 'storageGb' | 'storageLabel'> & { weightKg: number | null };
  /** The facts of the title's parentheses. */
  specs: Spec[];
}

/** The rows of a product with those that its variant has of its own. */
export function withOwnRows(rows: readonly SpecificationRow[], own: readonly SpecificationRow[]): SpecificationRow[] {
  const replaced = rows.map((row) => own.find(({ word }) => word === row.word) ?? row);
  return [...replaced, ...own.filter(({ word }) => !rows.some((row) => row.word === word))];
}

/** What distinguishes it besides what its title says, shown as figures under its name. */
const IN_SUMMARY: readonly SpecificationWord[] = [
  ...(['weight', 'battery', 'memoryRoom', 'hostLink', 'pictureIn', 'pictureOut', 'network'] as const),
];

export function summaryOf(rows: readonly SpecificationRow[]): SpecificationRow[] {
  return IN_SUMMARY.flatMap((word) => rows.filter((row) => row.word === word));
}
