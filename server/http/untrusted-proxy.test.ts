import type { IncomingMessage } from 'node:http';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { parseProxyTrust, trustNobody } from './proxy-trust.ts';
import { untrustedProxyWarning } from './untrusted-proxy.ts';

const asked = (remoteAddress: string, forwardedFor?: string) =>
  ({
    headers: forwardedFor ? { 'x-forwarded-for': forwardedFor } : {},
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

function warningsOf(trustProxy: typeof trustNobody, ...messages: IncomingMessage[]) {
  const lines: string[] = [];
  const warn = untrustedProxyWarning(trustProxy, pino({}, { write: (line: string) => void lines.push(line) }));
  for (const message of messages) warn(message);
  return lines.map((line) => (JSON.parse(line) as { peer: string }).peer);
}

it('names a proxy of the own network that is not trusted, once', () => {
  const behind = asked('::ffff:10.0.0.2', '203.0.113.7');
  expect(warningsOf(trustNobody, asked('10.0.0.2'), behind, behind)).toEqual(['10.0.0.2']);
});

it('knows private networks of both kinds of address', () => {
  const proxies = ['fd00::2', '::1', '172.16.0.3', '192.168.1.1', '127.0.0.1'];
  expect(proxies.flatMap((proxy) => warningsOf(trustNobody, asked(proxy, '203.0.113.7')))).toEqual(proxies);
  expect(warningsOf(trustNobody, asked('2001:db8::1', '203.0.113.7'))).toEqual([]);
});

it('is silent about strangers’ headers and about a proxy that is trusted', () => {
  expect(warningsOf(trustNobody, asked('203.0.113.9', '198.51.100.1'))).toEqual([]);
  expect(warningsOf(parseProxyTrust('10.0.0.0/8') ?? trustNobody, asked('10.0.0.2', '203.0.113.7'))).toEqual([]);
});
