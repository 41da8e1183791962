/** From when on which price held. */
export interface PricePeriod {
  /** UTC, ISO 8601. */
  since: string;
  priceCents: number;
}

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60_000;

/**
 * The price that a reduction must be measured by: the lowest of the 30 days before it.
 * Source: directive 98/6/EC, article 6a; law 4177/2013, article 15.
 *
 * @param periods of one article, from the oldest on; the last one is the present price
 * @returns cents, or null where there was no price before
 */
export function priorPriceCents(periods: readonly PricePeriod[]): number | null {
  const present = periods.at(-1);
  if (!present) return null;
  const start = new Date(Date.parse(present.since) - THIRTY_DAYS_MS).toISOString();
  const before = periods.slice(0, -1);
  // A price holds until the next one begins: the last that began before the 30 days held within them.
  const counted = before.filter((_, index) => (before[index + 1]?.since ?? present.since) > start);
  return counted.length > 0 ? Math.min(...counted.map(({ priceCents }) => priceCents)) : null;
}
