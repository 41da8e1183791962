import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import type { PlatformContext } from '../context.ts';
import { openDatabase } from '../db/database.ts';
import { beginChange } from './checked-change.ts';
import { takeTurn } from './turns.ts';

const TURN_MS = 10_000;

describe.each(databaseKinds)('turns of two processes on %s', (kind) => {
  const { db, shop, location } = givenShop(kind);
  let other: PlatformContext;
  beforeAll(async () => {
    other = { ...shop.context, db: await openDatabase(location()) };
  });
  afterAll(() => other.db.destroy());

  it('lets the second see what the first did, and refuses its form', async () => {
    let stock = 1;
    const change = (made: Promise<number>) => ({
      subject: 'variant A-1',
      read: async () => ({ stock }),
      run: async () => {
        stock = await made;
        return 'saved';
      },
      done: ['saved'],
    });
    const begin = (context: PlatformContext, made: Promise<number>) =>
      beginChange(context, { staff: 'a@example.gr', action: 'variant_set' }, change(made), '{"stock":1}');
    const { promise, resolve } = Promise.withResolvers<number>();
    const first = await begin(shop.context, promise);
    if (typeof first !== 'function') throw new Error('the first form was refused');
    const firstEnds = first(() => undefined);
    const second = begin(other, Promise.resolve(7));
    resolve(4);
    expect(await firstEnds).toMatchObject({ outcome: 'saved' });
    expect(await second).toEqual([['stock', '1', '4']]);
    expect(stock).toBe(4);
    expect(await db.selectFrom('staff_turns').selectAll().execute(), 'nothing is held').toEqual([]);
  });

  it('takes over from a process that died, which ends no turn but its own', async () => {
    const end = await takeTurn(shop.context, 'order 1001');
    const later = new Date(shop.context.now().getTime() + TURN_MS);
    const endOther = await takeTurn({ ...other, now: () => later }, 'order 1001');
    await end?.();
    const held = await db.selectFrom('staff_turns').select(['subject', 'ends_at']).execute();
    expect(held).toEqual([{ subject: 'order 1001', ends_at: new Date(later.getTime() + TURN_MS).toISOString() }]);
    await endOther?.();
  });

  it('ends those of processes that died with the next one', async () => {
    await takeTurn(shop.context, 'message a@example.gr');
    const later = { ...other, now: () => new Date(shop.context.now().getTime() + TURN_MS) };
    await takeTurn(later, 'variant A-1');
    await (await takeTurn(later, 'order 1002'))?.();
    const left = await db.selectFrom('staff_turns').select('subject').execute();
    expect(left, 'a living one stays').toEqual([{ subject: 'variant A-1' }]);
  });
});
