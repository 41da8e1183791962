import { describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { useTestPlatform } from '#tests/support/test-platform.ts';
import { countEmptySearches, readEmptySearches } from './empty-searches.ts';

const DAY_MS = 24 * 60 * 60_000;

describe.each(databaseKinds)('searches that found nothing on %s', (kind) => {
  const shop = useTestPlatform(kind);
  const read = (days = 30) => readEmptySearches(shop().platform.context.db, shop().clock.now, { days, limit: 10 });
  const note = async (query: string) => {
    const counter = countEmptySearches(shop().platform.context);
    counter.note(query);
    await counter.write();
  };

  it('are counted by their folded words, the most frequent first', async () => {
    for (const query of ['Πλυντήριο', 'iPhone', 'πλυντηριο ', '  ΠΛΥΝΤΉΡΙΟ']) await note(query);
    expect(await read()).toEqual([
      { words: 'πλυντηριο', count: 3 },
      { words: 'iphone', count: 1 },
    ]);
  });

  it('are written down together, and once', async () => {
    const counter = countEmptySearches(shop().platform.context);
    for (let visit = 0; visit < 1000; visit += 1) counter.note('Fax');
    expect(await read()).not.toContainEqual(expect.objectContaining({ words: 'fax' }));
    await counter.write();
    await counter.write();
    expect(await read()).toContainEqual({ words: 'fax', count: 1000 });
  });

  it.each(['maria@example.gr', '694 000 0000', 'order 100123', '  ', '2310.555.123'])(
    'are not written down where they may name a person: %s',
    async (query) => {
      const before = await read();
      await note(query);
      expect(await read()).toEqual(before);
    },
  );

  it('are counted over days, and forgotten after a quarter', async () => {
    const { clock } = shop();
    const then = clock.now;
    await note('typewriter');
    clock.now = new Date(then.getTime() + DAY_MS);
    await note('typewriter');
    expect(await read()).toContainEqual({ words: 'typewriter', count: 2 });
    expect(await read(1)).toEqual([{ words: 'typewriter', count: 1 }]);
    clock.now = new Date(then.getTime() + 120 * DAY_MS);
    await note('abacus');
    expect(await read(365)).toEqual([{ words: 'abacus', count: 1 }]);
    clock.now = then;
  });

  it('are bounded: a flood of other words is not stored', async () => {
    for (let index = 0; index < 510; index += 1) await note(`flood ${index.toString(36)} x`);
    const { db } = shop().platform.context;
    expect(await db.selectFrom('empty_searches').select('words').execute()).toHaveLength(501);
  });
});
