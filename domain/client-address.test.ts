import { expect, it } from 'vitest';
import { clientAddress, toAddressGroup } from './client-address.ts';

it.each([
  ['203.0.113.7', undefined, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:10.0.0.2', 'invented, 198.51.100.1', '198.51.100.1'],
  ['::1', undefined, '::1'],
  [undefined, undefined, 'unknown'],
])('%s with %s is %s', (peer, forwarded, address) => expect(clientAddress(peer, forwarded)).toBe(address));

it.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (address, group) => expect(toAddressGroup(address)).toBe(group));
