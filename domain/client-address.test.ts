import { expect, it } from 'vitest';
import { toAddressGroup } from './client-address.ts';

it.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (address, group) => expect(toAddressGroup(address)).toBe(group));
