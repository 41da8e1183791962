import type { GradeKey } from '#domain/machine/grade.ts';
import type { MoneyV2 } from '#domain/money/money.ts';

export interface OfferedGrade {
  handle: string;
  price: MoneyV2;
  /** Processor, memory and disk, by which its price may differ more than by its grade. */
  machine: string;
}

interface Configuration {
  handle: string;
  grade: GradeKey | null;
  priceCents: number | null;
  isAvailable: boolean;
  card: {
    price: MoneyV2 | null;
    facts: { cpu: { label: string } | null; ramGb: number | null; storageLabel: string | null };
  };
}

/**
 * The cheapest configuration in each grade in which a model can be bought now.
 *
 * @param configurations cheapest first
 */
export function cheapestOfEachGrade(configurations: readonly Configuration[]): Partial<Record<GradeKey, OfferedGrade>> {
  const cheapest: Partial<Record<GradeKey, OfferedGrade>> = {};
  for (const { handle, grade, isAvailable, priceCents, card } of configurations) {
    if (!isAvailable || priceCents === null || grade === null || cheapest[grade]) continue;
    // Read where it is shown alone: a large shop keeps cards as bytes.
    const { cpu, ramGb, storageLabel } = card.facts;
    const disk = storageLabel?.replaceAll(' ', '\u00A0');
    const machine = [cpu?.label, ramGb && `${ramGb}\u00A0GB`, disk].filter(Boolean).join(', ');
    if (card.price) cheapest[grade] = { handle, price: card.price, machine };
  }
  return cheapest;
}
