/** Which mutants are tried: the same for the same sources and seed, and a larger sample holds the smaller one. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMutants, type Mutant } from './find-mutants.ts';

const ROOMS = /^(?:domain|platform|server|app\/state)\//;
/** Tables, texts and demo goods: what stands there is right or wrong by its source, not by a test. */
const DATA = /\.test\.tsx?$|\.d\.ts$|(?:-words|-rows|\/migrations|\/tables)\.ts$|\/messages\/|^platform\/seed\//;

export function takeSample(root: string, files: readonly string[], seed: string): Mutant[] {
  return files
    .filter((file) => ROOMS.test(file) && !DATA.test(file))
    .flatMap((file) => findMutants(file, readFileSync(join(root, file), 'utf8')))
    .map((mutant) => ({ mutant, place: placeOf(mutant, seed) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ mutant }) => mutant);
}

/** Where a mutant stands in the order; also its name in the report. */
export function placeOf({ file, start, end, replacement }: Mutant, seed: string): string {
  return createHash('sha256').update([seed, file, start, end, replacement].join('\n')).digest('hex').slice(0, 16);
}
