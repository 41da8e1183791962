/** Who sent a form, for counting how often. The server sets these headers itself; what a client sends there is dropped. */

export const CLIENT_ADDRESS_HEADER = 'x-client-address';
/** Set on a form that was larger than the server reads: what came before the cut is there, the rest is not. */
export const BODY_CUT_HEADER = 'x-body-cut';

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
