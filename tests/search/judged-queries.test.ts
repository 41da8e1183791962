import { describe, expect, it } from 'vitest';
import { WHOLE_CATALOGUE } from '#domain/catalogue/selection.ts';
import { readDemoCatalogue } from '../support/demo-catalogue.ts';
import { type Judge, toJudged } from './judge.ts';
import { JUDGED_QUERIES } from './judged-queries.ts';

const LEAST_PRECISION = 0.95;
/** No query of the first set may fail altogether behind the mean. */
const LEAST_OF_ONE = 0.4;

describe.each(['el', 'en'] as const)('judged queries in %s', (language) => {
  const catalogue = readDemoCatalogue(language);
  const all = catalogue.entries.map(toJudged);
  const precision = (query: string, isRight: Judge | null): number => {
    const shown = catalogue
      .select({ ...WHOLE_CATALOGUE, query, sort: 'relevance' })
      .entries(0, 5)
      .map(toJudged);
    if (isRight === null) return shown.length === 0 ? 1 : 0;
    const exists = all.some(isRight);
    if (shown.length === 0) return exists ? 0 : 1;
    return exists ? shown.filter(isRight).length / shown.length : 1;
  };

  it.each(Object.entries(JUDGED_QUERIES))(
    `have a precision at five of ${LEAST_PRECISION} and more: %s`,
    (name, rows) => {
      const judged = rows.flatMap(([queries, isRight, reason]) =>
        queries.split('|').map((query) => ({ query, reason, precision: precision(query, isRight) })),
      );
      const mean = judged.reduce((sum, row) => sum + row.precision, 0) / judged.length;
      const wrong = judged.filter((row) => row.precision < 1);
      const told = wrong.map((row) => `${row.query}: ${row.precision} (${row.reason})`).join('\n');
      expect(mean, told).toBeGreaterThanOrEqual(LEAST_PRECISION);
      if (name === 'while mending') expect(wrong.filter((row) => row.precision < LEAST_OF_ONE)).toEqual([]);
    },
  );
});

it('are each once in a set', () => {
  for (const [name, rows] of Object.entries(JUDGED_QUERIES)) {
    const queries = rows.flatMap(([queries]) => queries.split('|'));
    expect(new Set(queries).size, name).toBe(queries.length);
  }
});
