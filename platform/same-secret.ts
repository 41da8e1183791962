import { hash, timingSafeEqual } from 'node:crypto';

/** Compares in a time that tells nothing of a secret, not even how long it is. */
export function isSameSecret(secret: string, guess: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(secret), digest(guess));
}
