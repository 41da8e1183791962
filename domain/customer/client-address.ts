/** The sender's address, for limits. The server sets these headers itself and drops a client's. */

export const CLIENT_ADDRESS_HEADER = 'x-client-address';
/** Set on a form that was larger than the server reads: what came before the cut is there, the rest is not. */
export const BODY_CUT_HEADER = 'x-body-cut';

/** Addresses that one person may have at once, counted together. */
export interface AddressGroup {
  network: string;
  /** How many times as much a group of this width may do as the narrowest one: more people share it. */
  share: number;
}

/**
 * The groups of an address, the narrowest first: of IPv4 the address and its /24, of IPv6 the /64 that one connection is given, and
 * the /56 and /48 that a provider gives to one home or company.
 */
export function addressGroups(address: string): readonly [AddressGroup, ...AddressGroup[]] {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) {
    const block = /^(\d+\.\d+\.\d+)\.\d+$/.exec(plain)?.[1];
    const host = { network: plain, share: 1 };
    return block ? [host, { network: `${block}.0/24`, share: 4 }] : [host];
  }
  const parts = hextets(plain);
  const site = parts.slice(0, 3).join(':');
  const home = ((Number.parseInt(parts[3] ?? '', 16) || 0) >> 8).toString(16);
  return [
    { network: parts.slice(0, 4).join(':'), share: 1 },
    { network: `${site}:${home}00/56`, share: 2 },
    { network: `${site}/48`, share: 4 },
  ];
}

/** One visitor: an IPv4 address, or the 64 bits of an IPv6 connection. */
export function toAddressGroup(address: string): string {
  return addressGroups(address)[0].network;
}

/** Eight of them, without leading zeros. */
function hextets(address: string): string[] {
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const middle = address.includes('::')
    ? Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
    : [];
  return [...left, ...middle, ...right].map((part) => part.replace(/^0+(?=.)/, ''));
}
