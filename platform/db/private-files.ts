/** Only the user whom the store runs as may read a shop's data. */

import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '#domain/customer/error-code.ts';

const DIRECTORY = 0o700;
const FILE = 0o600;
const OTHERS = 0o077;

export function createPrivateDirectory(path: string): void {
  mkdirSync(path, { recursive: true, mode: DIRECTORY });
}

/** Makes an empty file; one that is there stays as it is. SQLite gives the files beside a database its mode. */
export function createPrivateFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', FILE));
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** A new name survives a power cut only when its directory is written too. */
export function syncDirectory(path: string): void {
  // Windows opens no directory, and writes names by itself.
  if (process.platform === 'win32') return;
  const directory = openSync(path, 'r');
  try {
    fsyncSync(directory);
  } finally {
    closeSync(directory);
  }
}

/**
 * Takes the rights of other users away from database and outbox, which older versions made with the system's usual ones.
 * The data directory itself may hold other things and stays as it is.
 *
 * @returns the paths that were changed, and those that this user may not change
 */
export function tightenDataFiles(dataDir: string): { tightened: string[]; refused: string[] } {
  const result = { tightened: [] as string[], refused: [] as string[] };
  // Windows keeps rights elsewhere.
  if (process.platform === 'win32' || !existsSync(dataDir)) return result;
  const isDatabase = /^platform.*\.sqlite/;
  const databases = readdirSync(dataDir).filter((name) => isDatabase.test(name));
  for (const name of databases) tighten(join(dataDir, name), FILE, result);
  const outbox = join(dataDir, 'outbox');
  if (!existsSync(outbox) || !isOpenToOthers(outbox)) return result;
  // The directory last: were this to end half-way, the next start would go on.
  for (const name of readdirSync(outbox)) tighten(join(outbox, name), FILE, result);
  tighten(outbox, DIRECTORY, result);
  return result;
}

function tighten(path: string, mode: number, result: { tightened: string[]; refused: string[] }): void {
  try {
    if (!isOpenToOthers(path)) return;
    // By path: opening and closing a database file would let go of SQLite's locks on it in this process.
    chmodSync(path, mode);
    result.tightened.push(path);
  } catch (error) {
    const code = codeOf(error);
    // Another process has ended and taken its `-wal` with it.
    if (code === 'ENOENT') return;
    if (code !== 'EPERM' && code !== 'EROFS') throw error;
    result.refused.push(path);
  }
}

function isOpenToOthers(path: string): boolean {
  return (statSync(path).mode & OTHERS) !== 0;
}
