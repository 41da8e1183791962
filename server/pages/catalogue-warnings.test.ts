import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createCatalogueWarnings } from './catalogue-warnings.ts';

function listen() {
  const lines: { products?: number; handles?: string[] }[] = [];
  const log = pino({}, { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) });
  return { lines, warn: createCatalogueWarnings(log) };
}

it('warns once of more products than the catalogue is made for', () => {
  const { lines, warn } = listen();
  for (const products of [188, 20_000, 20_001, 30_000]) warn({ products, unpriced: [] });
  expect(lines.map(({ products }) => products)).toEqual([20_001]);
});

it('names what has no price, once until it has one again', () => {
  const { lines, warn } = listen();
  for (const unpriced of [[], ['a'], ['a', 'b'], ['b'], ['a', 'b']]) warn({ products: 2, unpriced });
  expect(lines.map(({ handles }) => handles)).toEqual([['a'], ['b'], ['a']]);
});
