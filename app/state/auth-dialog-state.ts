import { useSyncExternalStore } from 'react';
import type { WishlistEntry } from './wishlist-state.ts';

/** What is to happen after a login that was asked for in the middle of something else; null while no dialog is open. */
type Pending = { onSuccess: () => void; wish: WishlistEntry | null } | null;

const listeners = new Set<() => void>();
let pending: Pending = null;

function update(next: Pending): void {
  pending = next;
  for (const listener of listeners) listener();
}

/**
 * Opens the auth dialog; `onSuccess` runs once after a login or a sign-up in it.
 *
 * @param wish what the login is for, for a login on another page, where `onSuccess` cannot follow
 */
export function askForLogin(onSuccess: () => void = () => {}, wish: WishlistEntry | null = null): void {
  update({ onSuccess, wish });
}

export function wishBehindLogin(): WishlistEntry | null {
  return pending?.wish ?? null;
}

export function closeAuthDialog(): void {
  update(null);
}

/** Closes the dialog and goes on with what the login was for. */
export function completeLogin(): void {
  const { onSuccess } = pending ?? {};
  update(null);
  onSuccess?.();
}

export function useIsAuthDialogOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => pending !== null,
    () => false,
  );
}
