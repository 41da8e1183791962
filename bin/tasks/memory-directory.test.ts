import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hasRoom, type Place } from './memory-directory.ts';

const GIB = 1024 ** 3;
const MOUNTS =
  'proc /proc proc rw,relatime 0 0\ntmpfs /dev/shm tmpfs rw,nosuid,nodev,size=8g 0 0\n/dev/vda / ext4 rw 0 0\n';
const ROOMY: Place = { mounts: MOUNTS, freeOnMount: 8 * GIB, freeMemory: 8 * GIB };

describe('a place in memory for temporary files', () => {
  it.each<[string, Partial<Place>, boolean]>([
    ['with room', {}, true],
    ['with just enough', { freeOnMount: 2 * GIB, freeMemory: 4 * GIB }, true],
    ['of 64 MB, as in a container', { freeOnMount: 64 * 1024 ** 2 }, false],
    ['on a machine with little memory', { freeMemory: 3 * GIB }, false],
    ['that nothing may be started from', { mounts: MOUNTS.replace('nosuid', 'nosuid,noexec') }, false],
    ['that cannot be written', { mounts: MOUNTS.replace('rw,nosuid', 'ro,nosuid') }, false],
    ['that another mount covers', { mounts: `${MOUNTS}shm /dev/shm tmpfs ro 0 0\n` }, false],
    ['that is not mounted', { mounts: 'proc /proc proc rw 0 0\n' }, false],
  ])('%s: %o', (_, change, isUsable) => {
    expect(hasRoom({ ...ROOMY, ...change })).toBe(isUsable);
  });
});

/** @returns where a process of its own kept its temporary files, and whether that was there while it ran */
function runTask(environment: Record<string, string>): { directory: string; wasThere: boolean } {
  const source = pathToFileURL(join(import.meta.dirname, 'memory-directory.ts')).href;
  const script = `import { existsSync } from 'node:fs'; import { tmpdir } from 'node:os';
    import { keepTemporaryFilesInMemory } from ${JSON.stringify(source)};
    keepTemporaryFilesInMemory();
    process.stdout.write(JSON.stringify({ directory: tmpdir(), wasThere: existsSync(tmpdir()) }));`;
  const { TMPDIR: _, ...others } = process.env;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...others, ...environment },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

describe('temporary files of a task', () => {
  it('stay where TMPDIR says', () => {
    expect(runTask({ TMPDIR: import.meta.dirname })).toEqual({ directory: import.meta.dirname, wasThere: true });
  });

  it('are there while it runs; those in memory are gone afterwards, and those of a killed run too', () => {
    // No process has a number that high: proc_sys_kernel(5), pid_max.
    const leftBehind = '/dev/shm/xana-tests-4194305';
    const isInMemory = dirname(runTask({}).directory) === '/dev/shm';
    if (isInMemory) mkdirSync(leftBehind, { recursive: true });
    const { directory, wasThere } = runTask({});
    const isLeft = existsSync(leftBehind);
    rmSync(leftBehind, { recursive: true, force: true });
    expect({ wasThere, isLeft, isKept: existsSync(directory) }).toEqual({
      wasThere: true,
      isLeft: false,
      isKept: !isInMemory,
    });
  });
});
