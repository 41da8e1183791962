import { BlockList, isIP } from 'node:net';

/** Whether the machine at an address is a reverse proxy of the shop's own; `hop` is the number of proxies before it (0: the peer). */
export type ProxyTrust = (address: string, hop: number) => boolean;

export const trustNobody: ProxyTrust = () => false;

const MAX_HOPS = 10;

/**
 * @param text a number of hops (`1`), or networks (`10.0.0.0/8, 2001:db8::/32, 127.0.0.1`)
 * @returns null when it is neither
 */
export function parseProxyTrust(text: string): ProxyTrust | null {
  if (/^\d+$/.test(text)) return Number(text) <= MAX_HOPS ? (_address, hop) => hop < Number(text) : null;
  const networks = new BlockList();
  for (const network of text.split(',').map((part) => part.trim())) {
    const [address = '', prefix, ...rest] = network.split('/');
    const version = isIP(address);
    const bits = version === 6 ? 128 : 32;
    const length = prefix === undefined ? bits : Number(prefix);
    if (version === 0 || rest.length > 0 || !/^\d{1,3}$/.test(prefix ?? '0') || length > bits) return null;
    networks.addSubnet(address, length, version === 6 ? 'ipv6' : 'ipv4');
  }
  return (address) => isIP(address) !== 0 && networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * The visitor's address: the peer's own, or, as long as trusted proxies have written it, the one before it in `X-Forwarded-For`.
 * Entries further left may be invented by the visitor.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, trust: ProxyTrust): string {
  let address = withoutMapping(peer ?? 'unknown');
  for (const [hop, named] of (forwardedFor?.split(',') ?? []).reverse().entries()) {
    const previous = toAddress(named.trim());
    if (!previous || !trust(address, hop)) return address;
    address = previous;
  }
  return address;
}

/** Some proxies add the port, and put an IPv6 address into brackets for it. */
function toAddress(named: string): string | null {
  const [, bracketed, plain] = /^\[([\da-f:.]+)\](?::\d+)?$|^([\d.]+):\d+$/i.exec(named) ?? [];
  const address = withoutMapping(bracketed ?? plain ?? named);
  return isIP(address) === 0 ? null : address;
}

/** A socket for both versions shows `10.0.0.1` as `::ffff:10.0.0.1`. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
