import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** In a process of its own, whose threads no other test needs. */
const PROGRAM = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { getPriority } from 'node:os';
  import { lowerHelperThreads } from ${JSON.stringify(new URL('./helper-threads.ts', import.meta.url).href)};
  lowerHelperThreads();
  const threads = readdirSync('/proc/self/task').map((id) => ({
    isHelper: readFileSync('/proc/self/task/' + id + '/comm', 'utf8').trim() === 'V8Worker',
    isMain: Number(id) === process.pid,
    niceness: getPriority(Number(id)),
  }));
  console.log(JSON.stringify(threads));
`;

interface Thread {
  isHelper: boolean;
  isMain: boolean;
  niceness: number;
}

it.runIf(process.platform === 'linux')('lowers the threads that clean the memory, and no other', () => {
  const said = execFileSync(process.execPath, ['--v8-pool-size=2', '--input-type=module', '--eval', PROGRAM]);
  const threads = JSON.parse(said.toString()) as Thread[];
  const main = threads.find(({ isMain }) => isMain);
  const helpers = threads.filter(({ isHelper }) => isHelper);
  expect(helpers.map(({ niceness }) => niceness)).toEqual([4, 4]);
  expect(main?.niceness).toBeLessThan(4);
  expect(threads.filter(({ isHelper, niceness }) => !isHelper && niceness !== main?.niceness)).toEqual([]);
});
