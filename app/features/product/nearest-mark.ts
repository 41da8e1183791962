/** What a product that is offered in place of a sold-out one costs and gives beside it. */
import { type TradeOff, tradeOffs } from '#domain/finder/trade-offs.ts';

/** Screen and year do not count: some buyers want a smaller one, or an older one. */
const FACTS = [
  'system',
  'speed',
  'memory',
  'storage',
  'weight',
  'battery',
  'grade',
] as const satisfies readonly TradeOff['fact'][];

type Fact = (typeof FACTS)[number];

export interface NearestMark {
  /** How much less it costs; negative where it costs more. */
  savedCents: number;
  better: Fact[];
  worse: Fact[];
}

type Weighed = Parameters<typeof tradeOffs>[0];

/** @returns null where one of them has no price */
export function nearestMark(
  offered: Omit<Weighed, 'priceCents'> & { priceCents: number | null },
  gone: typeof offered,
): NearestMark | null {
  const { priceCents } = offered;
  if (priceCents === null || gone.priceCents === null) return null;
  const found = tradeOffs({ ...offered, priceCents }, { ...gone, priceCents: gone.priceCents });
  const factsOf = (isGain: boolean) =>
    FACTS.filter((fact) => found.some((each) => each.fact === fact && each.isGain === isGain));
  return { savedCents: gone.priceCents - priceCents, better: factsOf(true), worse: factsOf(false) };
}
