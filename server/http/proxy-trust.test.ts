import { describe, expect, it } from 'vitest';
import { clientAddress, parseProxyTrust, trustNobody } from './proxy-trust.ts';

const VISITOR = '203.0.113.7';

describe('the visitor’s address', () => {
  it.each([
    [undefined, '127.0.0.1', VISITOR, '127.0.0.1'],
    [undefined, '10.0.0.2', VISITOR, '10.0.0.2'],
    [undefined, undefined, undefined, 'unknown'],
    ['0', '127.0.0.1', VISITOR, '127.0.0.1'],
    ['1', '::ffff:10.0.0.2', VISITOR, VISITOR],
    ['1', '10.0.0.2', `198.51.100.1, ${VISITOR}`, VISITOR],
    ['1', '10.0.0.2', undefined, '10.0.0.2'],
    ['2', '10.0.0.2', `198.51.100.1, ${VISITOR}, 10.0.0.3`, VISITOR],
    ['2', '10.0.0.2', VISITOR, VISITOR],
    ['10.0.0.0/8', '10.0.0.2', `198.51.100.1, ${VISITOR}, 10.0.0.3`, VISITOR],
    ['10.0.0.0/8', VISITOR, '198.51.100.1', VISITOR],
    ['10.0.0.2', '10.0.0.3', '198.51.100.1', '10.0.0.3'],
    ['127.0.0.1, 2001:db8::/32', '2001:db8::1', VISITOR, VISITOR],
    ['1', '10.0.0.2', `${VISITOR}:4711`, VISITOR],
    ['1', '10.0.0.2', '[2001:db8::7]:4711', '2001:db8::7'],
    ['1', '10.0.0.2', 'unknown', '10.0.0.2'],
    ['2', '10.0.0.2', `${VISITOR}, unknown`, '10.0.0.2'],
  ])('with TRUST_PROXY=%s, from %s with %s, is %s', (text, peer, forwardedFor, address) => {
    const trust = text === undefined ? trustNobody : (parseProxyTrust(text) ?? trustNobody);
    expect(clientAddress(peer, forwardedFor, trust)).toBe(address);
  });
});

it.each(['-1', '99', 'yes', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/', '10.0.0.1,', '::1/129', 'proxy.local'])(
  'cannot trust %s',
  (text) => expect(parseProxyTrust(text)).toBeNull(),
);
