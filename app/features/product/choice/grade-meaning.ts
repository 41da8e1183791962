import type { LaptopFacts } from '#domain/machine/laptop.ts';

/** The word for what a grade means; an A speaks of the screen, and not every device has one. */
export function gradeMeaning(
  grade: NonNullable<LaptopFacts['grade']>,
  { screenInches }: Pick<LaptopFacts, 'screenInches'>,
) {
  const suffix = grade === 'a' && screenInches === null ? 'aWithoutScreen' : grade;
  return `product.meaning.grade.${suffix}` as const;
}
