import { expect, it } from 'vitest';
import { addressGroups, toAddressGroup } from './client-address.ts';

it.each([
  ['203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['::ffff:203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['::FFFF:203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2', '2001:db8:1:000/56', '2001:db8:1/48']],
  ['2001:db8:1:ab02::6', ['2001:db8:1:ab02', '2001:db8:1:ab00/56', '2001:db8:1/48']],
  ['2001:0DB8:0001:ab02::6', ['2001:db8:1:ab02', '2001:db8:1:ab00/56', '2001:db8:1/48']],
  ['2001:db8::6', ['2001:db8:0:0', '2001:db8:0:000/56', '2001:db8:0/48']],
  ['::1', ['0:0:0:0', '0:0:0:000/56', '0:0:0/48']],
  ['unknown', ['unknown']],
  ['', ['']],
])('%s is counted as %j', (address, networks) => {
  const groups = addressGroups(address);
  expect(groups.map(({ network }) => network)).toEqual(networks);
  expect(toAddressGroup(address)).toBe(networks[0]);
  // A wider group is wider for the people in it, too.
  const shares = groups.map(({ share }) => share);
  expect(shares).toEqual([...shares].sort((one, other) => one - other));
});

it('two homes of one company have a network in common, two companies none', () => {
  const networksOf = (address: string) => addressGroups(address).map(({ network }) => network);
  const common = (one: string, other: string) => networksOf(one).filter((group) => networksOf(other).includes(group));
  expect(common('2001:db8:1:100::1', '2001:db8:1:1ff::1')).toEqual(['2001:db8:1:100/56', '2001:db8:1/48']);
  expect(common('2001:db8:1:100::1', '2001:db8:1:200::1')).toEqual(['2001:db8:1/48']);
  expect(common('2001:db8:1:100::1', '2001:db8:2:100::1')).toEqual([]);
  expect(common('203.0.113.7', '203.0.114.7')).toEqual([]);
});
