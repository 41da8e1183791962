import { Client } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import type { Trx } from './database.ts';
import { transact, Undone } from './transact.ts';

const insert = (trx: Trx, key: string) => trx.insertInto('meta').values({ key, value: 'one' }).execute();
const read = (trx: Trx, key: string) => trx.selectFrom('meta').select('value').where('key', '=', key).execute();

describe.each(databaseKinds)('a transaction on %s', (kind) => {
  const shop = givenShop(kind);
  const keys = async () => (await shop.db.selectFrom('meta').select('key').execute()).map(({ key }) => key);

  it('runs what is asked for at once in the order of asking', async () => {
    const answers = await transact(shop.db, (trx) =>
      Promise.all([
        read(trx, 'order'),
        insert(trx, 'order'),
        read(trx, 'order'),
        trx.updateTable('meta').set({ value: 'two' }).where('key', '=', 'order').execute(),
        read(trx, 'order'),
      ]),
    );
    expect([answers[0], answers[2], answers[4]]).toEqual([[], [{ value: 'one' }], [{ value: 'two' }]]);
  });

  it('is undone whole by the failure of one of several, which it throws', async () => {
    const failed = transact(shop.db, (trx) =>
      Promise.all([insert(trx, 'before'), insert(trx, 'before'), insert(trx, 'after')]),
    );
    await expect(failed).rejects.toThrow(/unique/i);
    // All connections are asked, so also the one that it had.
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => transact(shop.db, (trx) => insert(trx, `next ${index}`))),
    );
    expect(await keys()).toEqual(expect.arrayContaining(['next 0', 'next 9']));
    expect(await keys()).not.toContain('before');
    expect(await keys()).not.toContain('after');
  });

  it('answers what it was undone with, while others are under way', async () => {
    const answer = await transact(shop.db, async (trx): Promise<string> => {
      await Promise.all([insert(trx, 'half'), Promise.reject(new Undone('not today'))]);
      return 'done';
    });
    expect(answer).toBe('not today');
    expect(await keys()).not.toContain('half');
  });
});

describe('a transaction on PostgreSQL', () => {
  const shop = givenShop('postgres');

  it('sends what is asked for at once without waiting for the first answer, in one write', async () => {
    await transact(shop.db, async (trx) => {
      const sent = vi.spyOn(Client.prototype, 'query');
      const asked = ['one', 'two', 'three'].map((key) => read(trx, key));
      expect(sent).toHaveBeenCalledTimes(3);
      const { stream } = (sent.mock.contexts[0] as Client).connection;
      expect(stream.writableCorked).toBeGreaterThan(0);
      await Promise.all(asked);
      expect(stream.writableCorked).toBe(0);
      sent.mockRestore();
    });
  });
});
