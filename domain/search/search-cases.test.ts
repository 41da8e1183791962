/** The cases over the demo catalogue, through the catalogue as the store asks it. */
import { describe, expect, it } from 'vitest';
import { readDemoCatalogue } from '../../bench/demo-search.ts';
import { WHOLE_CATALOGUE } from '../catalogue/selection.ts';
import { SEARCH_CASES, type SearchCase } from './search-cases.ts';

const catalogue = readDemoCatalogue('el');

function search(query: string) {
  const { entries, implied, corrected } = catalogue.select({ ...WHOLE_CATALOGUE, query, sort: 'relevance' });
  const [product] = entries(0, 1);
  return { product, filters: implied.map(({ facet, value }) => `${facet}=${value}`).join(' '), corrected };
}

function isExpected({ id, title }: { id: string; title: string }, first: NonNullable<SearchCase['first']>): boolean {
  return typeof first === 'string' ? id === first : first.test(title);
}

describe.each(Object.entries(SEARCH_CASES))('%s', (_, cases) => {
  it.each(cases)('$query', ({ query, first, filters = '', corrected = null }) => {
    const answer = search(query);
    expect({ filters: answer.filters, corrected: answer.corrected }).toEqual({ filters, corrected });
    const found = answer.product && (first === null || !isExpected(answer.product, first)) ? answer.product.title : first;
    expect(answer.product ? found : null).toBe(first);
  });
});

it('holds at least 120 cases, none of them twice', () => {
  const queries = Object.values(SEARCH_CASES).flatMap((cases) => cases.map(({ query }) => query));
  expect(queries.length).toBeGreaterThanOrEqual(120);
  expect(new Set(queries).size).toBe(queries.length);
});
