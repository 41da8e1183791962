import { expect, it, vi } from 'vitest';
import { createMemoryLimits, takeFor } from './rate-limit.ts';

const ALLOWANCE = { capacity: 1, refillMs: 60_000 };

it('counts each key by itself', async () => {
  const take = createMemoryLimits(() => new Date(0));
  expect([await take('a', ALLOWANCE), await take('a', ALLOWANCE), await take('b', ALLOWANCE)]).toEqual([
    null,
    60,
    null,
  ]);
});

it('forgets the key that was quiet longest, so that memory has an end', async () => {
  const take = createMemoryLimits(() => new Date(0));
  await take('first', ALLOWANCE);
  for (let index = 0; index < 10_000; index += 1) await take(`key-${index}`, ALLOWANCE);
  expect(await take('key-9999', ALLOWANCE)).toBe(60);
  expect(await take('first', ALLOWANCE)).toBeNull();
});

it('keeps nobody out when it cannot be asked, and reports that', async () => {
  const report = vi.fn();
  const takeToken = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
  expect(await takeFor('withdraw', { takeToken, report }, 'from 203.0.113.7', ALLOWANCE)).toBeNull();
  expect(report).toHaveBeenCalledWith({ name: 'withdraw', step: 'limit', code: 'ECONNREFUSED' });
});
