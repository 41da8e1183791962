import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in a time that tells nothing of a secret, not even how long it is. */
export function isSameSecret(secret: string, guess: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(secret), digest(guess));
}
