import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createSizeWarning } from './shop-size.ts';

it('warns once of more products than the catalogue is made for', () => {
  const lines: { products: number }[] = [];
  const warn = createSizeWarning(
    pino({}, { write: (line) => void lines.push(JSON.parse(line) as { products: number }) }),
  );
  for (const products of [188, 20_000, 20_001, 30_000]) warn(products);
  expect(lines.map(({ products }) => products)).toEqual([20_001]);
});
