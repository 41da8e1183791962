/** `npm run licences`: writes what the store is made of and under which licences. It fails when one is not allowed (bin/licences.ts). */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findForbidden, readLockedPackages } from '../licences.ts';
import { npmCall } from '../platform.cjs';

const root = join(import.meta.dirname, '../..');
const directory = join(root, 'build/licences');
const packages = readLockedPackages(join(root, 'package-lock.json'));

const call = npmCall(
  ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', '--omit=dev'],
  process.platform,
  process.env,
);
const sbom = spawnSync(call.command, call.args, {
  cwd: root,
  shell: call.shell,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
if (sbom.status !== 0) {
  process.stderr.write(`npm sbom failed: ${sbom.stderr}\n`);
  process.exit(1);
}
mkdirSync(directory, { recursive: true });
writeFileSync(join(directory, 'sbom.cdx.json'), sbom.stdout);
const shipped = packages.filter(({ isShipped }) => isShipped);
const lines = shipped.map(({ name, version, licence }) => `${name}\t${version}\t${licence}\n`);
writeFileSync(join(directory, 'licences.tsv'), lines.sort().join(''));

const forbidden = findForbidden(packages);
for (const sentence of forbidden) process.stderr.write(`${sentence}\n`);
process.stdout.write(
  `${packages.length} packages, ${shipped.length} of them in what a shop runs; build/licences has their list and the SBOM (CycloneDX).\n`,
);
process.exit(forbidden.length === 0 ? 0 : 1);
