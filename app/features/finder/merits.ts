import { type TradeOff, tradeOffs } from '#domain/finder/trade-offs.ts';

const MERITS = {
  system: 'supported',
  price: 'cheaper',
  weight: 'lighter',
  battery: 'longer',
  speed: 'better',
  memory: 'roomier',
  storage: 'withMoreDisk',
  screen: 'larger',
  grade: 'cleaner',
  year: 'newer',
} as const satisfies Record<TradeOff['fact'], string>;

export type Merit = (typeof MERITS)[TradeOff['fact']] | 'close';

/**
 * What a proposal that fits as well has before the first.
 *
 * @param named what other proposals are called: two are not called alike
 */
export function meritOf(
  proposal: Parameters<typeof tradeOffs>[0],
  first: Parameters<typeof tradeOffs>[0],
  named: readonly string[],
): Merit {
  const gains = tradeOffs(proposal, first).flatMap(({ fact, isGain }) => (isGain ? MERITS[fact] : []));
  return gains.find((merit) => !named.includes(merit)) ?? 'close';
}
