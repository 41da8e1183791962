import { GRADES, type GradeKey } from '#domain/grade.ts';
import { type MoneyV2, parseCents } from '#domain/money.ts';

export interface OfferedGrade {
  handle: string;
  price: MoneyV2;
}

interface Configuration {
  handle: string;
  grade: GradeKey | null;
  price: MoneyV2 | null;
  isAvailable: boolean;
}

/** For each grade in which a model can be bought now, the cheapest configuration. */
export function cheapestOfEachGrade(configurations: readonly Configuration[]): Partial<Record<GradeKey, OfferedGrade>> {
  const cheapest: Partial<Record<GradeKey, OfferedGrade>> = {};
  for (const { handle, grade, price, isAvailable } of configurations) {
    if (!(isAvailable && grade && price && GRADES.includes(grade))) continue;
    const known = cheapest[grade];
    if (!known || parseCents(price.amount) < parseCents(known.price.amount)) cheapest[grade] = { handle, price };
  }
  return cheapest;
}
