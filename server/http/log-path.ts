import { decodeAddress } from '#domain/locale/decode-address.ts';

/** Paths that contain a secret: of a cart, a checkout, a password reset; with or without a language's prefix. */
const SECRET = /^((?:\/[\w-]+)?\/(?:cart\/c|checkouts|account\/(?:reset|activate)))\/.+$/;

/** The path as logs may keep it: without its query, and without the token that some carry. */
export function toLogPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  // However it is written, the server may have understood it: `//checkouts/…` and `/%63heckouts/…` too.
  return decodeAddress(path)
    .replace(/\/{2,}/g, '/')
    .replace(SECRET, '$1/…');
}
