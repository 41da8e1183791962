import { expect, it } from 'vitest';
import { readProperty } from './storefront-schema.ts';

const read = (source: unknown) =>
  readProperty(source, { first: 2 }, {} as never, { parentType: { name: 'Shop' }, fieldName: 'name' } as never);

it.each([
  [{ name: 'Ξανά' }, 'Ξανά'],
  [{ name: null }, null],
  [{ name: undefined }, undefined],
  [{ name: ({ first }: { first: number }) => first }, 2],
])('a field of %j is %j', (source, value) => expect(read(source)).toBe(value));

it.each([[{}], [null], ['Ξανά'], [undefined]])(
  'a field that %j does not have is an error that names it, never a silent null',
  (source) => expect(() => read(source)).toThrow('The field Shop.name is not implemented by the embedded platform.'),
);
