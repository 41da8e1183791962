import { scrypt } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { hashPassword, isOutdated, isPassword, PasswordsBusyError } from './passwords.ts';

vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:crypto')>();
  return { ...original, scrypt: vi.fn(original.scrypt) };
});

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

  it('cost 32 MiB by default', async () => {
    const hash = await hashPassword('κωδικός');
    expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect(await isPassword('κωδικός', hash)).toBe(true);
  });

  it.each([null, '', 'scrypt$16$1$1$AAAA$', 'bcrypt$16$1$1$AAAA$BBBB'])('hash %j fits no password', async (hash) => {
    for (const password of ['', 'κωδικός']) expect(await isPassword(password, hash, cheap)).toBe(false);
  });

  it('an unknown e-mail takes the same work as a wrong password', async () => {
    const hash = await hashPassword('κωδικός', cheap);
    const workOf = async (kept: string | null) => {
      vi.mocked(scrypt).mockClear();
      await isPassword('λάθος', kept, cheap);
      return vi
        .mocked(scrypt)
        .mock.calls.map(([password, salt, length, options]) => [
          password,
          Buffer.byteLength(salt as Buffer),
          length,
          options,
        ]);
    };
    const work = await workOf(hash);
    expect(work).toHaveLength(1);
    expect(await workOf(null)).toEqual(work);
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
