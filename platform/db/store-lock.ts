/**
 * Tells whether a store or a command has a SQLite database open. Every process that opens it holds a shared lock on a file beside
 * it; `restore` takes the exclusive lock. These are SQLite's own locks, so the system releases them when a process ends, however it
 * ends, and no stale file says that a store runs.
 */
import { DatabaseSync } from 'node:sqlite';
import { createPrivateFile } from './private-files.ts';

const SQLITE_BUSY = 5;
/** A restore is done by then. */
const WAIT_MS = 5_000;

type Release = () => void;

/** @throws SQLite's error 5 while a restore is under way */
export function lockShared(databaseFile: string): Release {
  return openLock(databaseFile, WAIT_MS, (lock) => {
    lock.exec('begin');
    // The lock is taken by the first read of the transaction.
    lock.prepare('select count(*) from sqlite_master').get();
  });
}

/** @returns null if the database is open elsewhere */
export function lockWhole(databaseFile: string): Release | null {
  try {
    return openLock(databaseFile, 0, (lock) => lock.exec('begin exclusive'));
  } catch (error) {
    if (isBusy(error)) return null;
    throw error;
  }
}

function openLock(databaseFile: string, timeout: number, take: (lock: DatabaseSync) => void): Release {
  const file = `${databaseFile}.lock`;
  createPrivateFile(file);
  const lock = new DatabaseSync(file, { timeout });
  try {
    take(lock);
  } catch (error) {
    lock.close();
    throw error;
  }
  return () => lock.close();
}

export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
