/**
 * `npm run mutants -- app/features/compare`: changes the program in one place at a time, in the files of these folders, and prints
 * each change that no test noticed. A run that was stopped goes on where it was.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** Tables, texts and demo goods are right or wrong by their source, not by a test. */
const DATA = ['*.test.*', '*.d.ts', '*-words.ts', '*-rows.ts'].map((name) => `!**/${name}`);

const asked = process.argv.slice(2);
const folders = asked.filter((word) => !word.startsWith('--'));
if (folders.length === 0) {
  process.stderr.write('Name the files or folders to change: `npm run mutants -- domain/money`.\n');
  process.exit(2);
}
const mutate = folders.map((place) => (/\.tsx?$/.test(place) ? place : `${place.replace(/\/$/, '')}/**/*.{ts,tsx}`));
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
    'run',
    // Braces hold commas, which separate the patterns.
    ...['--mutate', [...mutate.flatMap(withoutBraces), ...DATA].join(',')],
    ...asked.filter((word) => word.startsWith('--')),
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);

function withoutBraces(pattern: string): string[] {
  return pattern.endsWith('{ts,tsx}') ? ['ts', 'tsx'].map((end) => pattern.replace('{ts,tsx}', end)) : [pattern];
}
