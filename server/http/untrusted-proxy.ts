import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Logger } from 'pino';
import type { ProxyTrust } from './proxy-trust.ts';

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits);
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addAddress('::1', 'ipv6');

/** Says once that a proxy of the own network is not trusted: every visitor behind it then shares one address and its limits. */
export function untrustedProxyWarning(trustProxy: ProxyTrust, log: Logger): (message: IncomingMessage) => void {
  let isSaid = false;
  return ({ headers, socket }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return;
    const peer = socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '';
    if (trustProxy(peer, 0) || !privateNetworks.check(peer, isIP(peer) === 6 ? 'ipv6' : 'ipv4')) return;
    isSaid = true;
    log.warn(
      { peer },
      'a proxy names the visitor, but TRUST_PROXY does not name the proxy: all its visitors count as one',
    );
  };
}
