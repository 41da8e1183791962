import { describe, expect, it } from 'vitest';
import { WHOLE_CATALOGUE } from '#domain/catalogue/selection.ts';
import { readDemoCatalogue } from '../../bench/demo-search.ts';
import { JUDGED_QUERIES } from './judged-queries.ts';
import { EIGHTH_QUERIES } from './judged-queries-eighth.ts';
import { ELEVENTH_QUERIES } from './judged-queries-eleventh.ts';
import { FIFTH_QUERIES, FOURTH_QUERIES, SIXTH_QUERIES } from './judged-queries-fourth.ts';
import { LATER_QUERIES } from './judged-queries-later.ts';
import { NINTH_QUERIES } from './judged-queries-ninth.ts';
import { SEVENTH_QUERIES } from './judged-queries-seventh.ts';
import { TENTH_QUERIES } from './judged-queries-tenth.ts';
import { FINAL_QUERIES, HELD_OUT_QUERIES, LAST_QUERIES, THIRD_QUERIES } from './judged-queries-third.ts';
import { UNSEEN_QUERIES } from './judged-queries-unseen.ts';
import type { JudgedQuery } from './judges.ts';

const LEAST_PRECISION = 0.95;
const LEAST_UNSEEN_PRECISION = 0.95;

describe.each(['el', 'en'] as const)('judged queries in %s', (language) => {
  const catalogue = readDemoCatalogue(language);
  const precision = ({ query, isRight }: JudgedQuery): number => {
    const shown = catalogue.select({ ...WHOLE_CATALOGUE, query, sort: 'relevance' }).entries(0, 5);
    if (isRight === null) return shown.length === 0 ? 1 : 0;
    const exists = catalogue.entries.some(isRight);
    if (shown.length === 0) return exists ? 0 : 1;
    return exists ? shown.filter(isRight).length / shown.length : 1;
  };

  it(`have a precision at five of ${LEAST_PRECISION} and more`, () => {
    const judged = JUDGED_QUERIES.map((row) => ({ ...row, precision: precision(row) }));
    const mean = judged.reduce((sum, row) => sum + row.precision, 0) / judged.length;
    const wrong = judged
      .filter((row) => row.precision < 1)
      .map((row) => `${row.query}: ${row.precision} (${row.reason})`);
    expect(mean, wrong.join('\n')).toBeGreaterThanOrEqual(LEAST_PRECISION);
    // No kind of query may fail altogether behind the mean.
    expect(judged.filter((row) => row.precision < 0.4).map(({ query }) => query)).toEqual([]);
  });

  it.each([
    ['first', UNSEEN_QUERIES],
    ['later', LATER_QUERIES],
    ['third', THIRD_QUERIES],
    ['held out', HELD_OUT_QUERIES],
    ['last', LAST_QUERIES],
    ['final', FINAL_QUERIES],
    ['fourth', FOURTH_QUERIES],
    ['fifth', FIFTH_QUERIES],
    ['sixth', SIXTH_QUERIES],
    ['seventh', SEVENTH_QUERIES],
    ['eighth', EIGHTH_QUERIES],
    ['ninth', NINTH_QUERIES],
    ['tenth', TENTH_QUERIES],
    ['eleventh', ELEVENTH_QUERIES],
  ])(
    `have one of ${LEAST_UNSEEN_PRECISION} and more in the %s of the sets written before the search was changed for them`,
    (_, queries) => {
      const judged = queries.map((row) => ({ query: row.query, precision: precision(row) }));
      const mean = judged.reduce((sum, row) => sum + row.precision, 0) / judged.length;
      const wrong = judged.filter((row) => row.precision < 1).map((row) => `${row.query}: ${row.precision}`);
      expect(mean, wrong.join('\n')).toBeGreaterThanOrEqual(LEAST_UNSEEN_PRECISION);
    },
  );
});

it('are at least 200, each once', () => {
  expect(JUDGED_QUERIES.length).toBeGreaterThanOrEqual(200);
  expect(new Set(JUDGED_QUERIES.map(({ query }) => query)).size).toBe(JUDGED_QUERIES.length);
});
