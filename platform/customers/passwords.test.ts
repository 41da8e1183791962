import { describe, expect, it } from 'vitest';
import { hashPassword, isOutdated, isPassword, PasswordsBusyError } from './passwords.ts';

const cheap = { N: 16, r: 1, p: 1 };

describe('passwords', () => {
  it('are kept with their cost and a salt of their own', async () => {
    const [one, other] = [await hashPassword('κωδικός', cheap), await hashPassword('κωδικός', cheap)];
    expect(one).toMatch(/^scrypt\$16\$1\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(other);
    expect(await isPassword('κωδικός', one, cheap)).toBe(true);
    expect(await isPassword('κωδικος', one, cheap)).toBe(false);
    expect(await isPassword('', one, cheap)).toBe(false);
  });

  it('are checked at the cost at which they were kept, and known as outdated', async () => {
    const hash = await hashPassword('κωδικός', { N: 32, r: 2, p: 1 });
    expect(await isPassword('κωδικός', hash, cheap)).toBe(true);
    expect(isOutdated(hash, cheap)).toBe(true);
    expect(isOutdated(hash, { N: 32, r: 2, p: 1 })).toBe(false);
  });

  it('cost 32 MiB when nobody asks for less', async () => {
    expect(await hashPassword('κωδικός')).toMatch(/^scrypt\$32768\$8\$3\$/);
  });

  it.each([null, '', 'scrypt$16$1$1$AAAA$', 'bcrypt$16$1$1$AAAA$BBBB'])('hash %j is nobody’s', async (hash) => {
    for (const password of ['', 'κωδικός']) expect(await isPassword(password, hash, cheap)).toBe(false);
  });

  it('an unknown e-mail takes the same work as a wrong password', async () => {
    const cost = { N: 2 ** 13, r: 8, p: 1 };
    const hash = await hashPassword('κωδικός', cost);
    const timeOf = async (kept: string | null) => {
      const times: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        const start = performance.now();
        await isPassword('λάθος', kept, cost);
        times.push(performance.now() - start);
      }
      return Math.min(...times);
    };
    expect((await timeOf(null)) / (await timeOf(hash))).toBeGreaterThan(0.4);
  });

  it('are refused when too many wait, and taken again after that', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, () => hashPassword('κωδικός', { N: 1024, r: 8, p: 1 })),
    );
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toHaveLength(38);
    for (const reason of refused) expect(reason).toBeInstanceOf(PasswordsBusyError);
    expect(await hashPassword('κωδικός', cheap)).toContain('scrypt');
  });
});
