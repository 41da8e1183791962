import { expect, it } from 'vitest';
import { makerOf } from './maker-of.ts';

it('finds the maker of a vendor, however it is written', () => {
  const dell = { name: 'Dell Inc.', address: 'One Dell Way', contact: 'https://www.dell.com', responsible: null };
  const config = { makers: { Dell: dell } };
  expect(makerOf(' DELL ', config)).toBe(dell);
  expect(makerOf('HP', config)).toBeNull();
  expect(makerOf('constructor', config)).toBeNull();
});
