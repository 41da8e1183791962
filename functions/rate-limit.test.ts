import { expect, it, vi } from 'vitest';
import { createMemoryLimits } from '#tests/support/memory-limits.ts';
import { countCall } from './rate-limit.ts';

const ALLOWANCE = { capacity: 1, refillMs: 60_000 };
const NOW = new Date('2026-11-28T10:00:00Z');
const from = (address: string) => ({
  from: new Request('https://shop.example.gr', { headers: { 'x-client-address': address } }),
});

it('lets every call through when the limit cannot be read, and reports that', async () => {
  const report = vi.fn();
  const takeSteps = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
  expect(await countCall('withdraw', { takeSteps, report }, from('203.0.113.7'), ALLOWANCE)).toBeNull();
  expect(report).toHaveBeenCalledWith({ name: 'withdraw', step: 'limit', code: 'ECONNREFUSED' });
});

it('counts the networks of a home and of a company beside the connection', async () => {
  const limits = { takeSteps: createMemoryLimits(() => NOW), report: vi.fn() };
  const call = (address: string) => countCall('withdraw', limits, from(address), ALLOWANCE);
  expect(await call('2001:db8:1:100::1')).toBeNull();
  expect(await call('2001:db8:1:101::1')).toBeNull();
  // The third connection of one /56.
  expect(await call('2001:db8:1:102::1')).toBe(30);
  expect(await call('2001:db8:1:200::1')).toBeNull();
});
