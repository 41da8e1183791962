/** Who sent a form, for counting how often. The server sets these headers itself; what a client sends there is dropped. */

export const CLIENT_ADDRESS_HEADER = 'x-client-address';
/** Set on a form that was larger than the server reads: what came before the cut is there, the rest is not. */
export const BODY_CUT_HEADER = 'x-body-cut';

/**
 * The visitor's address: the peer itself, or, when the peer is a machine of our own network (a reverse proxy), the last
 * address that this proxy has put down in `X-Forwarded-For`. What stands further left may be the visitor's invention.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined): string {
  const own = peer ?? 'unknown';
  const last = forwardedFor?.split(',').at(-1)?.trim();
  return last && isPrivate(own) ? last : own;
}

function isPrivate(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cd])/i.test(plain);
}

/** What is counted as one visitor: an IPv4 address, or the 64 bits that an IPv6 connection is given as a whole. */
export function toAddressGroup(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const middle = plain.includes('::')
    ? Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
    : [];
  return [...left, ...middle, ...right].slice(0, 4).join(':');
}
