/** Backups that were made at the owner's desk: files in `DATA_DIR/backups`, named by their time. */
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PlatformContext } from '../context.ts';
import { backupDatabase } from './backup-database.ts';
import { type DatabaseLocation, databaseFile } from './location.ts';
import { writeMeta } from './meta.ts';

const NAME = /^shop-[\d-]+\.sqlite$/;

/** @throws as `backupDatabase` */
export async function backupIntoFolder(
  { db, now }: Pick<PlatformContext, 'db' | 'now'>,
  location: DatabaseLocation,
): Promise<void> {
  const folder = join(location.dataDir, 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const time = now().toISOString().replaceAll(/\D+/g, '-').slice(0, 19);
  await backupDatabase(databaseFile(location), join(folder, `shop-${time}.sqlite`));
  await writeMeta(db, 'backed_up_at', now().toISOString());
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
