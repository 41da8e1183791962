/** Which licences the packages may have, and which of package-lock.json have another. */
import { readFileSync } from 'node:fs';

/** A shop may use, change and pass on the whole under these (SPDX names); what they ask for is that their texts stay with the packages. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]);

/** Packages with another licence, each with the reason why it may stay. */
const EXCEPTIONS: Readonly<Record<string, { licence: string; reason: string }>> = {
  '@img/sharp-': {
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips is a library of its own that sharp loads, unchanged',
  },
  // Development and tests only: nothing of them is in what a shop runs.
  '@axe-core/playwright': { licence: 'MPL-2.0', reason: 'checks pages in tests' },
  'axe-core': { licence: 'MPL-2.0', reason: 'checks pages in tests' },
  lightningcss: { licence: 'MPL-2.0', reason: 'packs styles during a build' },
  'caniuse-lite': { licence: 'CC-BY-4.0', reason: 'data about browsers, used during a build' },
  'dictionary-el': { licence: 'MPL-1.1', reason: 'checks the spelling of texts in tests' },
  'dictionary-en-gb': { licence: 'BSD', reason: 'checks the spelling of texts in tests' },
};

export interface LockedPackage {
  name: string;
  version: string;
  licence: string;
  /** Whether it is part of what a shop runs. */
  isShipped: boolean;
}

export function readLockedPackages(lockFile: string): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as {
    packages: Record<string, { version: string; license?: string; dev?: boolean }>;
  };
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version, license, dev }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? 'unknown',
      isShipped: dev !== true,
    }));
}

/** By SPDX: of `A OR B` one has to be allowed, of `A AND B` both. */
export function isAllowed({ name, licence }: Pick<LockedPackage, 'name' | 'licence'>): boolean {
  const excepted = Object.entries(EXCEPTIONS)
    .filter(([start]) => name.startsWith(start))
    .map(([, exception]) => exception.licence);
  const alternatives = licence.replaceAll(/[()]/g, '').split(' OR ');
  return alternatives.some((one) => one.split(' AND ').every((part) => ALLOWED.has(part) || excepted.includes(part)));
}

export function findForbidden(packages: readonly LockedPackage[]): string[] {
  return packages
    .filter((locked) => !isAllowed(locked))
    .map(({ name, version, licence }) => `${name} ${version} has the licence ${licence} (bin/licences.ts)`);
}
