/** The cases over the demo catalogue in both languages, through the catalogue as the store asks it. */
import { describe, expect, it } from 'vitest';
import { WHOLE_CATALOGUE } from '#domain/catalogue/selection.ts';
import { readDemoCatalogue } from '../support/demo-catalogue.ts';
import { isExpected, SEARCH_CASES } from './search-cases.ts';

describe.each(['el', 'en'] as const)('%s', (language) => {
  const catalogue = readDemoCatalogue(language);

  describe.each(Object.entries(SEARCH_CASES))('%s', (_, cases) => {
    it.each(cases)('$query', ({ query, first, filters = '', corrected = null }) => {
      const answer = catalogue.select({ ...WHOLE_CATALOGUE, query, sort: 'relevance' });
      const [product] = answer.entries(0, 1);
      const read = answer.implied.map(({ facet, value }) => `${facet}=${value}`).join(' ');
      expect({ filters: read, corrected: answer.corrected }).toEqual({ filters, corrected });
      expect(isExpected(first, product), `${String(first)} was expected, not ${product?.title}`).toBe(true);
    });
  });
});

describe.each(['el', 'en'] as const)('what the shop does not have, while it is typed, in %s', (language) => {
  const catalogue = readDemoCatalogue(language);
  it.each(SEARCH_CASES['what the shop does not have'] ?? [])('$query', ({ query }) =>
    expect(catalogue.suggest(query, 5)).toMatchObject({ products: [], corrected: null }),
  );
});

it.each([
  // No MacBook has VGA, no laptop of the stock that much sharpness, no iPad is a laptop for school: the price and the name stay.
  ['macbook με vga', /macbook/i, '', ['με vga']],
  ['laptop 4k κάτω από 700', /./, 'price=0-700', ['4k']],
  ['ipad για το παιδι κατω απο 300', /ipad/i, 'price=0-300', ['παιδι']],
  // The use was derived from an unknown word.
  ['laptop to run fnord under 100', /./, 'price=0-100', ['fnord']],
])('leaves out of «%s» what nothing has, and says so', (query, title, filters, leftOut) => {
  const answer = readDemoCatalogue('el').select({ ...WHOLE_CATALOGUE, query, sort: 'relevance' });
  expect(answer.implied.map(({ facet, value }) => `${facet}=${value}`).join(' ')).toBe(filters);
  expect(answer.leftOut).toEqual(leftOut);
  expect(answer.entries().filter((product) => !title.test(product.title))).toEqual([]);
  expect(answer.count).toBeGreaterThan(0);
});

it('holds at least 120 cases, none of them twice', () => {
  const queries = Object.values(SEARCH_CASES).flatMap((cases) => cases.map(({ query }) => query));
  expect(queries.length).toBeGreaterThanOrEqual(120);
  expect(new Set(queries).size).toBe(queries.length);
});
