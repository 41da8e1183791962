import type { BackupContent, BackupError } from '../db/inspect-backup.ts';
import { formatInstant } from './order-text.ts';

/** `345 orders, the newest #1345 of 2026-11-20 10:00` */
export function contentText({ orders, newestOrder }: BackupContent): string {
  if (!newestOrder) return 'no orders';
  const count = orders === 1 ? '1 order' : `${orders} orders`;
  return `${count}, the newest #${newestOrder.number} of ${formatInstant(newestOrder.processedAt)}`;
}

/** The text after the file's name. */
export const BACKUP_REFUSALS: Readonly<Record<BackupError['code'], string>> = {
  exists: 'there is such a file already, and a backup replaces nothing; choose another name',
  not_a_database: 'this is no backup: it is no SQLite database',
  not_a_shop: 'this is no backup of this store: it is a database of something else',
  outdated:
    'this backup was made by a development version before 1.0.0; restore it with that version, and start the last of them once',
  newer: 'this backup was made by a newer version of the store; install that version first',
  damaged: 'the database in it is damaged',
  disk_full: 'the disk is full',
  in_use: 'the store runs, or another command does; stop it first, then call this again',
};
