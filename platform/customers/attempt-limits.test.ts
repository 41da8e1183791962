import { describe, expect, it } from 'vitest';
import { createAttemptLimits } from './attempt-limits.ts';

const limitsAt = () => {
  const clock = { now: new Date('2026-09-15T10:00:00.000Z') };
  return { limits: createAttemptLimits(() => clock.now), clock };
};

describe('attempt limits', () => {
  it('count an account from one address, and give back one a minute', () => {
    const { limits, clock } = limitsAt();
    const take = () => limits.take('login', 'a@example.gr', '203.0.113.1') !== null;
    expect(Array.from({ length: 12 }, take).filter(Boolean)).toHaveLength(10);
    clock.now = new Date(clock.now.getTime() + 59_999);
    expect(take()).toBe(false);
    clock.now = new Date(clock.now.getTime() + 60_000);
    expect(take()).toBe(true);
  });

  it('count the account alone where no address is known', () => {
    const { limits } = limitsAt();
    const take = () => limits.take('login', 'a@example.gr', null) !== null;
    expect(Array.from({ length: 12 }, take).filter(Boolean)).toHaveLength(10);
    expect(limits.take('login', 'b@example.gr', null)).not.toBeNull();
  });

  it('never fill up beyond their size, also when the clock goes back', () => {
    const { limits, clock } = limitsAt();
    clock.now = new Date(clock.now.getTime() + 10 ** 9);
    limits.take('login', 'a@example.gr', null)?.giveBack();
    clock.now = new Date(clock.now.getTime() - 10 ** 9);
    const taken = Array.from({ length: 12 }, () => limits.take('login', 'a@example.gr', null));
    expect(taken.filter(Boolean)).toHaveLength(10);
  });

  it('keep attempts of different kinds apart', () => {
    const { limits } = limitsAt();
    for (let index = 0; index < 10; index += 1) limits.take('login', 'a@example.gr', null);
    expect(limits.take('login', 'a@example.gr', null)).toBeNull();
    expect(limits.take('recover', 'a@example.gr', null)).not.toBeNull();
  });

  it('forget the quietest first when there are very many', () => {
    const { limits } = limitsAt();
    for (let index = 0; index < 10; index += 1) limits.take('login', 'first@example.gr', null);
    for (let index = 0; index < 12_000; index += 1) limits.take('login', `${index}@example.gr`, null);
    expect(limits.take('login', 'first@example.gr', null)).not.toBeNull();
  });
});
