import { expect, it } from 'vitest';
import { parseLaptop } from '#domain/machine/laptop.ts';
import { meritOf } from './merits.ts';

const laptop = (title: string, priceCents: number) => ({
  priceCents,
  facts: parseLaptop({ title, vendor: '', productType: 'Laptop', facts: {} }),
});
const FIRST = laptop('Dell Latitude 5400 (i5-8365U, 8GB RAM, 256GB SSD, 14" FHD, GA)', 30_000);
const CHEAPER = laptop('Dell Latitude 5400 (i5-8365U, 16GB RAM, 256GB SSD, 14" FHD, GA)', 25_000);

it.each([
  [[], 'cheaper'],
  [['cheaper'], 'roomier'],
  [['cheaper', 'roomier'], 'close'],
] as const)('beside %j it is %s', (named, merit) => {
  expect(meritOf(CHEAPER, FIRST, named)).toBe(merit);
});
