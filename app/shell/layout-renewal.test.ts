import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.useRealTimers());

it('what the layout knows is asked for again by a tab that has been open for long, and not before', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  // Other tests of this worker may have read the module before the clock stood still.
  vi.resetModules();
  const { shouldRenewLayout } = await import('./layout-renewal.ts');
  expect(shouldRenewLayout()).toBe(false);
  vi.setSystemTime(new Date('2026-11-21T12:04:00Z'));
  expect(shouldRenewLayout()).toBe(false);
  vi.setSystemTime(new Date('2026-11-22T12:00:00Z'));
  expect(shouldRenewLayout()).toBe(true);
});
