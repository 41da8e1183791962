import { expect, it } from 'vitest';
import { findForbidden, isAllowed, readLockedPackages } from './licences.ts';

it.each([
  ['a', 'MIT', true],
  ['a', '(MIT OR GPL-3.0)', true],
  ['a', 'GPL-3.0 OR AGPL-3.0', false],
  ['a', 'MIT AND ISC', true],
  ['a', 'MIT AND GPL-3.0', false],
  ['a', 'unknown', false],
  ['a', 'LGPL-3.0-or-later', false],
  ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
  ['@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later', true],
  ['axe-core', 'GPL-3.0', false],
])('%s may be used under %s: %s', (name, licence, expected) => expect(isAllowed({ name, licence })).toBe(expected));

it('names each package that may not be used', () => {
  const fine = { name: 'a', version: '1.0.0', licence: 'MIT', isShipped: true };
  expect(findForbidden([fine, { ...fine, name: 'b', licence: 'GPL-3.0' }])).toEqual([
    'b 1.0.0 has the licence GPL-3.0 (bin/licences.ts)',
  ]);
});

it('reads every package of the lock file', () => {
  const packages = readLockedPackages(new URL('../package-lock.json', import.meta.url).pathname);
  expect(packages.find(({ name }) => name === 'react')).toMatchObject({ licence: 'MIT', isShipped: true });
  expect(packages.find(({ name }) => name === 'vitest')).toMatchObject({ isShipped: false });
});
