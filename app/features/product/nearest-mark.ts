/** What a product that is offered in place of a sold-out one costs and gives beside it. */
import { tradeOffs } from '#domain/finder/trade-offs.ts';

export interface NearestMark {
  /** How much less it costs; negative where it costs more. */
  savedCents: number;
  /** It has an advantage besides the price, and no drawback. */
  isBetter: boolean;
}

type Weighed = Parameters<typeof tradeOffs>[0];

/** @returns null where one of them has no price */
export function nearestMark(
  offered: Omit<Weighed, 'priceCents'> & { priceCents: number | null },
  gone: typeof offered,
): NearestMark | null {
  const { priceCents } = offered;
  if (priceCents === null || gone.priceCents === null) return null;
  const others = tradeOffs({ ...offered, priceCents }, { ...gone, priceCents: gone.priceCents }).filter(
    ({ fact }) => fact !== 'price',
  );
  return {
    savedCents: gone.priceCents - priceCents,
    isBetter: others.length > 0 && others.every(({ isGain }) => isGain),
  };
}
