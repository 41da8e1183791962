/** `npm run bench`, or `npm run bench -- pages`: measures the store and prints tables. It asserts nothing about time. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { GROUPS } from '../../bench/groups.ts';
import { buildWhenNeeded } from './build.ts';

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(GROUPS, name));
if (unknown !== undefined) {
  const isHelp = unknown === '--help' || unknown === '-h';
  process.stderr.write(
    `${isHelp ? '' : `There is no group "${unknown}". `}Write nothing, or any of: ${Object.keys(GROUPS).join(', ')}.\n`,
  );
  process.exit(isHelp ? 0 : 2);
}

await buildWhenNeeded();
process.stdout.write(
  `# Benchmarks\n\n${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}. ` +
    'Compare within one run: absolute numbers change with the machine and with what else runs on it.\n\n',
);
const program = join(import.meta.dirname, 'bench-group.ts');
for (const name of asked.length > 0 ? asked : Object.keys(GROUPS)) {
  const [status] = await once(fork(program, [name]), 'exit');
  if (status !== 0) process.exit(1);
}
