import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { type BackupContent, BackupError, inspectBackup } from './inspect-backup.ts';
import { createPrivateDirectory, syncDirectory } from './private-files.ts';
import { isBusy, lockWhole } from './store-lock.ts';

/** What SQLite keeps beside a database: content of that database alone, and an index of it that it makes anew. */
const CONTENT = ['-wal', '-journal'];
const COMPANIONS = [...CONTENT, '-shm'];

export interface Restored extends BackupContent {
  /** Where the database that was there is now; null when there was none. */
  previous: string | null;
}

/**
 * Puts a backup in the place of a SQLite database. The backup is copied and checked first; the database that was there is
 * kept beside, also when it is damaged.
 *
 * @param target the store's database file @param source the backup, which stays as it is
 * @throws BackupError; nothing was changed then
 */
export async function restoreDatabase(target: string, source: string, now: Date): Promise<Restored> {
  createPrivateDirectory(dirname(target));
  const release = lockWhole(target);
  if (!release) throw new BackupError('in_use');
  const incoming = `${target}.restoring`;
  try {
    removeDatabase(incoming);
    await copyPrivately(source, incoming);
    if (existsSync(`${source}-wal`)) await copyPrivately(`${source}-wal`, `${incoming}-wal`);
    const content = await inspectBackup(incoming);
    const previous = existsSync(target) ? await keepBeside(target, now) : null;
    renameSync(incoming, target);
    // Snapshots of the database that was there (server/pages/catalogue-snapshots.ts).
    rmSync(join(dirname(target), 'snapshots'), { recursive: true, force: true });
    syncDirectory(dirname(target));
    return { ...content, previous };
  } catch (error) {
    removeDatabase(incoming);
    throw error;
  } finally {
    release();
  }
}

/** Copies, so that at every moment there is a database under its name. */
async function keepBeside(file: string, now: Date): Promise<string> {
  const stamp = now.toISOString().replace(/[:.]/g, '-');
  const previous = join(dirname(file), `platform-before-restore-${stamp}.sqlite`);
  for (const suffix of ['', ...CONTENT]) {
    if (existsSync(`${file}${suffix}`)) await copyPrivately(`${file}${suffix}`, `${previous}${suffix}`);
  }
  try {
    refuseWhenOpen(file);
  } catch (error) {
    removeDatabase(previous);
    throw error;
  }
  for (const suffix of COMPANIONS) rmSync(`${file}${suffix}`, { force: true });
  return previous;
}

/** Finds a program that opened the database without the store's lock: SQLite ends the `-wal` only for a single user. */
function refuseWhenOpen(file: string): void {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('pragma journal_mode = delete');
  } catch (error) {
    if (isBusy(error)) throw new BackupError('in_use');
    // Damaged, which may be why it is replaced.
  } finally {
    database.close();
  }
}

async function copyPrivately(source: string, target: string): Promise<void> {
  await pipeline(createReadStream(source), createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }));
}

function removeDatabase(file: string): void {
  for (const suffix of ['', ...COMPANIONS]) rmSync(`${file}${suffix}`, { force: true });
}
