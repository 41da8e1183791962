import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, useDatabase } from '#tests/support/databases.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { countableSearch, countMissedSearch, forgetMissedSearches, listMissedSearches } from './missed-searches.ts';

it.each([
  ['  Πλυντήριο 7 ', 'πλυντηριο 7'],
  ['x', null],
  ['maria@example.gr', null],
  ['παραγγελία 100234', null],
  ['231 012 3456', null],
  ['ένα δύο τρία τέσσερα πέντε έξι επτά', null],
  ['w'.repeat(80), null],
])('%j is counted as %j', (query, text) => expect(countableSearch(query)).toBe(text));

describe.each(databaseKinds)('searches without a result on %s', (kind) => {
  const location = useDatabase(kind);
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase(location());
  });
  afterAll(() => db.destroy());

  it('are counted by their words, listed by frequency and forgotten', async () => {
    for (const query of ['Chromebook plus', 'πλυντήριο', 'ΠΛΥΝΤΗΡΙΟ', 'maria@example.gr'])
      await countMissedSearch(db, query);
    expect(await listMissedSearches(db)).toEqual([
      { query: 'πλυντηριο', count: 2 },
      { query: 'chromebook plus', count: 1 },
    ]);
    expect(await forgetMissedSearches(db)).toBe(2);
    expect(await listMissedSearches(db)).toEqual([]);
  });
});
