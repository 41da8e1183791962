import { describe, expect, it } from 'vitest';
import { priorPriceCents } from './prior-price-cents.ts';

describe('the price before a reduction', () => {
  it.each([
    ['no price was ever kept', [], null],
    ['the first price', [['2026-11-01', 30_000]], null],
    [
      'the one before',
      [
        ['2026-06-01', 30_000],
        ['2026-11-01', 25_000],
      ],
      30_000,
    ],
    [
      'the lowest of the 30 days',
      [
        ['2026-06-01', 30_000],
        ['2026-10-10', 26_000],
        ['2026-10-20', 40_000],
        ['2026-11-01', 25_000],
      ],
      26_000,
    ],
    [
      'not what ended as the 30 days began',
      [
        ['2026-06-01', 20_000],
        ['2026-10-02', 40_000],
        ['2026-11-01', 25_000],
      ],
      40_000,
    ],
    [
      'not what ended earlier',
      [
        ['2026-06-01', 20_000],
        ['2026-09-30', 40_000],
        ['2026-11-01', 25_000],
      ],
      40_000,
    ],
    [
      'what ended on the first of the 30 days',
      [
        ['2026-06-01', 20_000],
        ['2026-10-03', 40_000],
        ['2026-11-01', 25_000],
      ],
      20_000,
    ],
  ] as const)('%s', (_name, prices, expected) => {
    const periods = prices.map(([day, priceCents]) => ({ since: `${day}T00:00:00.000Z`, priceCents }));
    expect(priorPriceCents(periods)).toBe(expected);
  });
});
