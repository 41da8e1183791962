/** Temporary files of a run of the tests in memory, where the machine has room for them there. */
import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SHARED_MEMORY = '/dev/shm';
const NAME = /^xana-tests-(\d+)$/;
/** Several times what a whole run has there at once. */
const ROOM_BYTES = 2 * 1024 ** 3;

/** The sizes of the place, in bytes. */
export interface Place {
  /** The text of proc_pid_mounts(5). */
  mounts: string;
  freeOnMount: number;
  freeMemory: number;
}

/**
 * Has this process and those that it starts keep their temporary files (`os.tmpdir()`) in memory until it ends: making
 * and deleting the databases of PostgreSQL's tests takes 30 s of the kernel's time on a disk, and 5 s in memory. Nothing
 * changes where there is no such place, or where `TMPDIR` names another.
 */
export function keepTemporaryFilesInMemory(): void {
  const place = process.env.TMPDIR ? null : lookAtPlace();
  if (!place || !hasRoom(place)) return;
  removeLeftBehind();
  const directory = join(SHARED_MEMORY, `xana-tests-${process.pid}`);
  mkdirSync(directory);
  process.env.TMPDIR = directory;
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
}

/** Containers often have 64 MB there, or let nothing run that lies there; the tests copy their PostgreSQL and start it. */
export function hasRoom({ mounts, freeOnMount, freeMemory }: Place): boolean {
  const options = mounts
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, path]) => path === SHARED_MEMORY)?.[3]
    ?.split(',');
  if (!options?.includes('rw') || options.includes('noexec')) return false;
  // Files there take memory away from the tests themselves.
  return freeOnMount >= ROOM_BYTES && freeMemory >= 2 * ROOM_BYTES;
}

/** @returns null on systems without such a place */
function lookAtPlace(): Place | null {
  if (process.platform !== 'linux') return null;
  const mounts = readFileSync('/proc/self/mounts', 'utf8');
  if (!mounts.includes(` ${SHARED_MEMORY} `)) return null;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return { mounts, freeOnMount: bavail * bsize, freeMemory: process.availableMemory() };
}

/** A run that was killed could not remove its own. */
function removeLeftBehind(): void {
  for (const name of readdirSync(SHARED_MEMORY)) {
    const directory = join(SHARED_MEMORY, name);
    const pid = Number(NAME.exec(name)?.[1]);
    if (!pid || isRunning(pid) || statSync(directory, { throwIfNoEntry: false })?.uid !== process.getuid?.()) continue;
    rmSync(directory, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 is not sent; it only asks whether there is such a process.
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
