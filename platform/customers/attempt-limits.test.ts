import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, givenDatabase } from '#tests/support/databases.ts';
import { createDatabaseLimits } from '../limits/database-limits.ts';
import { type AttemptLimits, createAttemptLimits } from './attempt-limits.ts';

describe.each(databaseKinds)('attempt limits on %s', (kind) => {
  const { db } = givenDatabase(kind);
  const clock = { now: new Date('2026-09-15T10:00:00.000Z') };
  let limits: AttemptLimits;
  beforeAll(async () => {
    limits = createAttemptLimits(createDatabaseLimits(db, () => clock.now));
  });
  beforeEach(() => db.deleteFrom('rate_limits').execute());

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
    for (let attempt = 0; attempt < 12; attempt += 1) await (await login('a@example.gr', '203.0.113.1'))?.wasRight();
    expect(await takenOf(12, () => login('a@example.gr', '203.0.113.1'))).toBe(10);
  });

  it('keep attempts of different kinds apart', async () => {
    await takenOf(10, () => login('a@example.gr', null));
    expect(await login('a@example.gr', null)).toBeNull();
    expect(await limits.take('recover', 'a@example.gr', null)).not.toBeNull();
  });

  it.each([
    ['a /24', (index: number) => `203.0.113.${index % 256}`],
    ['a /56', (index: number) => `2001:db8:1:${(0x200 + (index % 256)).toString(16)}::1`],
    ['a /48', (index: number) => `2001:db8:1:${((index * 97) % 65_536).toString(16)}::1`],
  ])('%s that tries one account for hours locks nobody else out of it', async (_name, addressOf) => {
    for (let minute = 0; minute < 4 * 60; minute += 20) {
      for (let attempt = 0; attempt < 60; attempt += 1) await login('a@example.gr', addressOf(minute * 60 + attempt));
      clock.now = new Date(clock.now.getTime() + 20 * 60_000);
      expect(await login('a@example.gr', '198.51.100.7')).not.toBeNull();
    }
  });

  it('let an address from which the owner logged in pass when the whole world tries the account', async () => {
    await (await login('a@example.gr', '198.51.100.7'))?.wasRight();
    for (let network = 0; network < 250; network += 1) await login('a@example.gr', `203.0.${network}.9`);
    expect(await login('a@example.gr', '192.0.2.7')).toBeNull();
    expect(await login('a@example.gr', '198.51.100.7')).not.toBeNull();
    // It is known for this account, and for ninety days.
    for (let network = 0; network < 250; network += 1) await login('b@example.gr', `203.1.${network}.9`);
    expect(await login('b@example.gr', '198.51.100.7')).toBeNull();
  });

  it('stop one address that tries many accounts', async () => {
    const accounts = Array.from({ length: 60 }, (_, index) => `${index}@example.gr`);
    expect(await takenOf(60, () => login(accounts.pop() ?? '', '203.0.113.2'))).toBe(50);
    expect(await login('a@example.gr', '203.0.113.3')).not.toBeNull();
  });
});
