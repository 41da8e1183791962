import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, useDatabase } from '#tests/support/databases.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { createDatabaseLimits } from '../limits/database-limits.ts';
import { type AttemptLimits, createAttemptLimits } from './attempt-limits.ts';

describe.each(databaseKinds)('attempt limits on %s', (kind) => {
  const location = useDatabase(kind);
  const clock = { now: new Date('2026-09-15T10:00:00.000Z') };
  let db: Database;
  let limits: AttemptLimits;
  beforeAll(async () => {
    db = await openDatabase(location());
    limits = createAttemptLimits(createDatabaseLimits(db, () => clock.now));
  });
  beforeEach(() => db.deleteFrom('rate_limits').execute());
  afterAll(() => db.destroy());

  const login = (email: string, address: string | null) => limits.take('login', email, address);
  const takenOf = async (count: number, take: () => Promise<unknown>) => {
    let taken = 0;
    for (let attempt = 0; attempt < count; attempt += 1) if (await take()) taken += 1;
    return taken;
  };

  it('count an account from one address, and give back one a minute', async () => {
    const take = () => login('a@example.gr', '203.0.113.1');
    expect(await takenOf(12, take)).toBe(10);
    clock.now = new Date(clock.now.getTime() + 59_999);
    expect(await take()).toBeNull();
    clock.now = new Date(clock.now.getTime() + 60_000);
    expect(await take()).not.toBeNull();
  });

  it('count the account alone where no address is known', async () => {
    expect(await takenOf(12, () => login('a@example.gr', null))).toBe(10);
    expect(await login('b@example.gr', null)).not.toBeNull();
  });

  it('give back an attempt that was right', async () => {
    for (let attempt = 0; attempt < 12; attempt += 1) await (await login('a@example.gr', '203.0.113.1'))?.giveBack();
    expect(await takenOf(12, () => login('a@example.gr', '203.0.113.1'))).toBe(10);
  });

  it('keep attempts of different kinds apart', async () => {
    await takenOf(10, () => login('a@example.gr', null));
    expect(await login('a@example.gr', null)).toBeNull();
    expect(await limits.take('recover', 'a@example.gr', null)).not.toBeNull();
  });

  it('stop one address that tries many accounts', async () => {
    const accounts = Array.from({ length: 60 }, (_, index) => `${index}@example.gr`);
    expect(await takenOf(60, () => login(accounts.pop() ?? '', '203.0.113.2'))).toBe(50);
    expect(await login('a@example.gr', '203.0.113.3')).not.toBeNull();
  });
});
