import { createSharedValue } from './shared-value.ts';
import type { WishlistEntry } from './wishlist-state.ts';

/** The action that waits for the login; null while no dialog is open. */
type Pending = { onSuccess: () => void; wish: WishlistEntry | null } | null;

const pending = createSharedValue<Pending>(null);

/**
 * Opens the auth dialog; `onSuccess` runs once after a login or a sign-up in it.
 *
 * @param wish what the login is for, for a login on another page, where `onSuccess` cannot follow
 */
export function askForLogin(onSuccess: () => void = () => {}, wish: WishlistEntry | null = null): void {
  pending.set({ onSuccess, wish });
}

export function wishBehindLogin(): WishlistEntry | null {
  return pending.get()?.wish ?? null;
}

export function closeAuthDialog(): void {
  pending.set(null);
}

/** Closes the dialog and goes on with what the login was for. */
export function completeLogin(): void {
  const { onSuccess } = pending.get() ?? {};
  pending.set(null);
  onSuccess?.();
}

export function useIsAuthDialogOpen(): boolean {
  return pending.use() !== null;
}
