/** Which servers may be asked at an address that a stranger named: those of the public internet alone. */
import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** A name that leads into a private network. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress';
}

/** Addresses that no public server has: IANA's registries of special-purpose addresses. */
const own = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  own.addSubnet(network, prefix, 'ipv4');
// Only IPv6 addresses of public networks are asked.
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');
const tunnels = new BlockList();
for (const [network, prefix] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  tunnels.addSubnet(network, prefix, 'ipv6');
}

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !own.check(address, 'ipv4');
  return isIP(address) === 6 && publicV6.check(address, 'ipv6') && !tunnels.check(address, 'ipv6');
}

/** Looked up where the connection is made, so that a name cannot mean one server when checked and another when asked. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses = error ? [] : found.filter(({ address }) => isPublicAddress(address));
    const [first] = addresses;
    if (!first) return callback(error ?? new PrivateAddress(hostname), '', 0);
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};
