/** Backups that were made at the owner's desk: files in `DATA_DIR/backups`, named by their time. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlatformContext } from '../context.ts';
import { backupDatabase } from './backup-database.ts';
import { type DatabaseLocation, databaseFile } from './location.ts';
import { writeMeta } from './meta.ts';

const NAME = /^shop-[\d-]+\.(?:sqlite|dump)$/;
const TOLD_EVERY_MS = 1_000;
/** What a process that was killed left beside its backup: a part of it, or the password that it gave to `pg_dump`. */
const LEFT_OVER = /^shop-[\d-]+\.(?:sqlite|dump)\..+/;

/**
 * Backs the database up while the shop sells: a file of SQLite, or what `pg_dump` writes of PostgreSQL. The caller makes one at a time.
 *
 * @param tell how much is written
 * @returns `no_pg_dump` where that program is not installed, or cannot read the server
 * @throws as `backupDatabase`
 */
export async function backupIntoFolder(
  { db, now }: Pick<PlatformContext, 'db' | 'now'>,
  location: DatabaseLocation,
  tell: (progress: string) => void,
): Promise<'backed_up' | 'no_pg_dump'> {
  const folder = join(location.dataDir, 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder)) if (LEFT_OVER.test(name)) rmSync(join(folder, name), { force: true });
  const time = now().toISOString().replaceAll(/\D+/g, '-').slice(0, 23);
  const file = join(folder, `shop-${time}.${location.databaseUrl ? 'dump' : 'sqlite'}`);
  const telling = setInterval(() => tell(`${(writtenBytes(folder) / 1_000_000).toFixed(1)} MB`), TOLD_EVERY_MS).unref();
  try {
    if (location.databaseUrl && !(await dumpPostgres(location.databaseUrl, file))) return 'no_pg_dump';
    if (!location.databaseUrl) await backupDatabase(databaseFile(location), file);
  } finally {
    clearInterval(telling);
  }
  await writeMeta(db, 'backed_up_at', now().toISOString());
  return 'backed_up';
}

function writtenBytes(folder: string): number {
  const parts = readdirSync(folder).filter((name) => LEFT_OVER.test(name));
  return parts.reduce((sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0), 0);
}

/** Written beside and renamed, so that a file with its name is whole. The password is not among the arguments, which others can read. */
async function dumpPostgres(databaseUrl: string, file: string): Promise<boolean> {
  const part = `${file}.part`;
  const passwords = `${file}.pass`;
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password).replaceAll(/[\\:]/g, '\\$&');
  url.password = '';
  url.searchParams.set('passfile', passwords);
  writeFileSync(passwords, `*:*:*:*:${password}\n`, { mode: 0o600 });
  try {
    const dump = spawn('pg_dump', ['--format=custom', `--file=${part}`, url.href], { stdio: 'ignore' });
    // It may not be installed.
    const [code] = await once(dump, 'exit').catch(() => [null]);
    if (code !== 0) return false;
    chmodSync(part, 0o600);
    renameSync(part, file);
    return true;
  } finally {
    for (const left of [part, passwords]) rmSync(left, { force: true });
  }
}

/** The newest first. */
export function listBackups({ dataDir }: DatabaseLocation): { name: string; bytes: number }[] {
  const folder = join(dataDir, 'backups');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => NAME.test(name)) : [];
  return names
    .sort()
    .reverse()
    .map((name) => ({ name, bytes: statSync(join(folder, name)).size }));
}

/** @returns null for a name that no backup has */
export function findBackup({ dataDir }: DatabaseLocation, name: string): string | null {
  const file = join(dataDir, 'backups', name);
  return NAME.test(name) && existsSync(file) ? file : null;
}
