import { describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { answerOnce } from './idempotency.ts';

const MINUTE = 60_000;

describe.each(databaseKinds)('calls with a key on %s', (kind) => {
  const { shop } = givenShop(kind);
  let made = 0;
  const make = async () => ({ made: ++made });
  const ask = (key: string, request: unknown, answer: () => Promise<object> = make) =>
    answerOnce(shop.context, { scope: ['https://agent.example', key], request }, answer);

  it('are answered once, whatever the order of their fields, and again after two days', async () => {
    const first = await ask('a', { one: 1, two: [{ x: 1, y: 2 }] });
    expect(await ask('a', { two: [{ y: 2, x: 1 }], one: 1 })).toEqual(first);
    await expect(ask('a', { one: 2 })).rejects.toMatchObject({ ucpCode: 'idempotency_conflict', status: 409 });
    shop.clock.pass(49 * 60 * MINUTE);
    expect(await ask('a', { one: 2 })).not.toEqual(first);
  });

  it('are first calls again where nothing came of them', async () => {
    await expect(ask('b', {}, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await ask('b', { other: true })).toHaveProperty('made');
  });

  it('wait for the first, and no longer than it can take', async () => {
    const [begun, done] = [Promise.withResolvers<void>(), Promise.withResolvers<object>()];
    const slow = ask('c', {}, () => {
      begun.resolve();
      return done.promise;
    });
    await begun.promise;
    await expect(ask('c', {})).rejects.toMatchObject({ ucpCode: 'unavailable' });
    done.resolve({ slow: true });
    expect(await slow).toEqual({ slow: true });
    expect(await ask('c', {})).toEqual({ slow: true });
    await shop.context.db.updateTable('agent_answers').set({ answer: null }).execute();
    await expect(ask('c', {})).rejects.toMatchObject({ ucpCode: 'unavailable', retryAfterS: 1 });
    shop.clock.pass(2 * MINUTE);
    expect(await ask('c', {})).toHaveProperty('made');
  });
});
