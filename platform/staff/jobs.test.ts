import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { type Database, openDatabase } from '../db/database.ts';
import type { Tell } from './checked-change.ts';
import { listRunningJobs, readJob, startJob } from './jobs.ts';

const ABOUT = { name: 'backup', back: '/desk/settings/backup', done: ['backed_up'] };

describe.each(databaseKinds)('long work on %s', (kind) => {
  const { db, shop, location } = givenShop(kind);
  let other: Database;
  beforeAll(async () => {
    other = await openDatabase(location());
  });
  afterAll(() => other.destroy());

  it('is told by every process while it goes on and when it has ended', async () => {
    let end = (_outcome: string) => {};
    let tell: Tell = () => undefined;
    const id = await startJob(shop.context, ABOUT, (told) => {
      tell = told;
      return new Promise((resolve) => {
        end = (outcome) => resolve({ outcome, to: '/desk/products' });
      });
    });
    const read = () => readJob(other, shop.clock.now, id);
    expect(await read()).toMatchObject({ ...ABOUT, progress: '', outcome: null });
    tell('3 / 20');
    await expect.poll(read, { timeout: 5_000 }).toMatchObject({ progress: '3 / 20', outcome: null });
    expect(await listRunningJobs(other, shop.clock.now)).toMatchObject([{ id, progress: '3 / 20' }]);
    end('backed_up');
    await expect.poll(read).toMatchObject({ progress: '3 / 20', outcome: 'backed_up', back: '/desk/products' });
    expect(await listRunningJobs(other, shop.clock.now)).toEqual([]);
  });

  it('that fails says so', async () => {
    const id = await startJob(shop.context, ABOUT, () => Promise.reject(new Error('no disk')));
    await expect.poll(() => readJob(other, shop.clock.now, id)).toMatchObject({ outcome: 'failed', back: ABOUT.back });
  });

  it('whose process died is not said to go on, and is forgotten after a day', async () => {
    const { now } = shop.clock;
    const silent = { ...ABOUT, id: 'silent', done: 'backed_up', progress: '7 MB', outcome: null };
    await db
      .insertInto('staff_jobs')
      .values({ ...silent, told_at: new Date(now.getTime() - 20_000).toISOString() })
      .execute();
    expect(await readJob(other, now, 'silent')).toMatchObject({ outcome: 'begun' });
    expect(await listRunningJobs(other, now)).toEqual([]);
    shop.clock.now = new Date(now.getTime() + 25 * 60 * 60_000);
    await startJob(shop.context, ABOUT, async () => ({ outcome: 'backed_up', to: undefined }));
    expect(await readJob(other, now, 'silent')).toBeNull();
    shop.clock.now = now;
  });
});
