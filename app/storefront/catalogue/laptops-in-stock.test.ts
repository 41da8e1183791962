import { expect, it } from 'vitest';
import { createCatalogueIndex } from '#domain/catalogue/catalogue-index.ts';
import { FACETS, type FacetValues } from '#domain/catalogue/facets.ts';
import { searchWords } from '#search.config';
import { searchOver } from '#tests/support/search-over.ts';
import type { Catalogue } from './catalogue.ts';
import { laptopsInStock, toCandidates } from './laptops-in-stock.ts';

const NO_VALUES = Object.fromEntries(FACETS.map((facet) => [facet, []])) as unknown as FacetValues;
const product = (id: string, kind: string, priceCents: number | null, isAvailable = true, more: object = {}) => ({
  id,
  title: id,
  vendor: 'Dell',
  priceCents,
  isAvailable,
  values: { ...NO_VALUES, kind: [kind], stock: isAvailable ? ['in'] : [] },
  facts: { ramGb: 8 },
  grade: 'a',
  ...more,
});
const catalogueOf = (products: readonly ReturnType<typeof product>[]) =>
  createCatalogueIndex(products, 'en', () => searchOver([], searchWords)) as unknown as Catalogue;
const idsOf = (laptops: readonly { id: string }[]) => laptops.map(({ id }) => id);

it('are the laptops that can be bought and have a price, cheapest first', () => {
  const catalogue = catalogueOf([
    product('dear', 'laptop', 90_000),
    product('dock', 'monitor', 5_000),
    product('sold', 'laptop', 10_000, false),
    product('unpriced', 'laptop', null),
    product('given away', 'laptop', 0),
    product('dearest', 'laptop', 9_000_000),
  ]);
  expect(idsOf(laptopsInStock(catalogue))).toEqual(['given away', 'dear', 'dearest']);
});

it('come by the price of their card, not of a cheaper variant, and the better machine before another of its price', () => {
  const offer = { variantId: '1', priceCents: 10_000, ram: [], storage: [], system: [], words: [] };
  const catalogue = catalogueOf([
    product('cheaper without a system', 'laptop', 22_900, true, { offers: [offer] }),
    product('worn', 'laptop', 21_900, true, { grade: 'b' }),
    product('plain', 'laptop', 21_900),
    product('roomy', 'laptop', 21_900, true, { facts: { ramGb: 16 }, grade: 'b' }),
  ]);
  expect(idsOf(laptopsInStock(catalogue))).toEqual(['roomy', 'plain', 'worn', 'cheaper without a system']);
});

it('are weighed up two thousand at the most, spread over all prices', () => {
  const laptops = laptopsInStock(
    catalogueOf(Array.from({ length: 5_000 }, (_, n) => product(`${n}`, 'laptop', n * 100))),
  );
  const candidates = toCandidates(laptops);
  expect(candidates).toHaveLength(2_000);
  expect(idsOf(candidates.slice(0, 3))).toEqual(['0', '2', '5']);
  expect(Number(candidates.at(-1)?.id)).toBeGreaterThan(4_990);
  expect(toCandidates(laptops.slice(0, 1_999))).toHaveLength(1_999);
});
