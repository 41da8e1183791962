import { expect, it, vi } from 'vitest';
import { askForLogin, closeAuthDialog, completeLogin, useIsAuthDialogOpen } from './auth-dialog-state.ts';
import { createSharedValue } from './shared-value.ts';

const subscriptions = vi.hoisted(() => [] as ((listener: () => void) => () => void)[]);
// The hook is asked for what it would show now, and its subscription is kept for the test.
vi.mock('react', () => ({
  useSyncExternalStore<Value>(subscribe: (listener: () => void) => () => void, get: () => Value): Value {
    subscriptions.push(subscribe);
    return get();
  },
}));

it('tells all who listen, until they stop', () => {
  const value = createSharedValue(1);
  expect(value.use()).toBe(1);
  const listener = vi.fn();
  const stop = subscriptions.at(-1)?.(listener);
  value.set(2);
  expect([value.get(), value.use(), listener.mock.calls.length]).toEqual([2, 2, 1]);
  stop?.();
  value.set(3);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('goes on once with what a login was for', () => {
  const onSuccess = vi.fn();
  askForLogin(onSuccess);
  expect(useIsAuthDialogOpen()).toBe(true);
  completeLogin();
  completeLogin();
  expect([onSuccess.mock.calls.length, useIsAuthDialogOpen()]).toEqual([1, false]);
});

it('does nothing when the login is given up', () => {
  const onSuccess = vi.fn();
  askForLogin(onSuccess);
  closeAuthDialog();
  completeLogin();
  expect([onSuccess.mock.calls.length, useIsAuthDialogOpen()]).toEqual([0, false]);
});
