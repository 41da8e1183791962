import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { type BackupContent, BackupError, inspectBackup, toBackupError } from './inspect-backup.ts';
import { createPrivateFile, syncDirectory } from './private-files.ts';
import { lockShared } from './store-lock.ts';

/** In one step: a backup in several begins again whenever another process writes in between. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Saves a SQLite database into one file while the store goes on selling: every transaction that had ended before the call
 * is in it, and none by half. The file gets its name when it is whole and checked.
 *
 * @param source the database; @param target a file that is not there yet
 * @throws BackupError, or the system's error when the file cannot be written
 */
export async function backupDatabase(source: string, target: string): Promise<BackupContent> {
  if (existsSync(target)) throw new BackupError('exists');
  const partial = `${target}.${process.pid}.partial`;
  rmSync(partial, { force: true });
  createPrivateFile(partial);
  const release = lockShared(source);
  try {
    const database = new DatabaseSync(source, { timeout: 5_000 });
    try {
      await backup(database, partial, { rate: ALL_PAGES });
    } finally {
      database.close();
    }
    const content = await inspectBackup(partial);
    renameSync(partial, target);
    syncDirectory(dirname(target));
    return content;
  } catch (error) {
    rmSync(partial, { force: true });
    throw toBackupError(error);
  } finally {
    release();
  }
}
