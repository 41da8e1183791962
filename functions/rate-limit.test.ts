import { expect, it, vi } from 'vitest';
import { takeFor } from './rate-limit.ts';

const ALLOWANCE = { capacity: 1, refillMs: 60_000 };

it('lets every call through when the limit cannot be read, and reports that', async () => {
  const report = vi.fn();
  const takeToken = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
  expect(await takeFor('withdraw', { takeToken, report }, 'from 203.0.113.7', ALLOWANCE)).toBeNull();
  expect(report).toHaveBeenCalledWith({ name: 'withdraw', step: 'limit', code: 'ECONNREFUSED' });
});
