import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, useDatabase } from '#tests/support/databases.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { createDatabaseLimits } from './database-limits.ts';

const ALLOWANCE = { capacity: 3, refillMs: 60_000 };

describe.each(databaseKinds)('limits of several processes on %s', (kind) => {
  const location = useDatabase(kind);
  const open: Database[] = [];
  const clock = { now: new Date('2026-09-15T10:00:00.000Z') };
  beforeAll(async () => {
    for (let process = 0; process < 2; process += 1) open.push(await openDatabase(location()));
  });
  afterAll(async () => {
    for (const db of open) await db.destroy();
  });
  const processes = () => open.map((db) => createDatabaseLimits(db, () => clock.now));

  it('count together, also at the same moment', async () => {
    const [one, other] = processes();
    const attempts = Array.from({ length: 8 }, (_, index) => () => {
      return (index % 2 ? one : other)?.take([['login from 203.0.113.1', ALLOWANCE]]);
    });
    const taken = kind === 'postgres' ? await Promise.all(attempts.map((attempt) => attempt())) : [];
    // Two connections to one SQLite file, in one thread, would wait for each other.
    if (kind === 'sqlite') for (const attempt of attempts) taken.push(await attempt());
    expect(taken.filter((wait) => wait === null)).toHaveLength(3);
    expect(taken.filter((wait) => wait === 60_000)).toHaveLength(5);
    clock.now = new Date(clock.now.getTime() + 60_000);
    expect(await other?.take([['login from 203.0.113.1', ALLOWANCE]])).toBeNull();
    expect(await one?.take([['login from 203.0.113.1', ALLOWANCE]])).toBe(60_000);
  });

  it('give back to each other', async () => {
    const [one, other] = processes();
    const steps = [['login of a@example.gr', { capacity: 1, refillMs: 60_000 }]] as const;
    await one?.take(steps);
    expect(await other?.take(steps)).toBe(60_000);
    await one?.giveBack(steps);
    expect(await other?.take(steps)).toBeNull();
  });

  it('throw full buckets away, and write no e-mail down', async () => {
    const [db] = open;
    clock.now = new Date(clock.now.getTime() + 24 * 3_600_000);
    await processes()[0]?.take([['login of new@example.gr', ALLOWANCE]]);
    const rows = await db?.selectFrom('rate_limits').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('example.gr');
  });
});
