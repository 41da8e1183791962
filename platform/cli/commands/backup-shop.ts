import { statSync } from 'node:fs';
import { backupDatabase } from '../../db/backup-database.ts';
import { openDatabase } from '../../db/database.ts';
import { databaseExists } from '../../db/database-exists.ts';
import { BackupError } from '../../db/inspect-backup.ts';
import { type DatabaseLocation, databaseFile } from '../../db/location.ts';
import { writeMeta } from '../../db/meta.ts';
import { BACKUP_REFUSALS, contentText } from '../backup-text.ts';
import { CommandFailure, type FileCommand, positional } from '../command.ts';
import { fileFailure } from '../file-failure.ts';
import { missingText } from '../open-shop.ts';
import { postgresCall } from '../postgres-call.ts';

export const backupShop: FileCommand = {
  path: ['backup'],
  summary: 'Save the whole database into a file, also while the store runs',
  opens: 'nothing',
  positionals: [{ name: 'FILE', help: 'Where to; a file that is not there yet' }],
  notes: [
    'It holds products, orders, customers, codes and the mails that wait. It is checked, and only you can read it.',
    'Never copy platform.sqlite itself: while the store runs, the newest orders stand in another file beside it.',
    'Save separately: .env, shop.config.ts, search.config.ts and pictures of your own. DATA_DIR/outbox holds copies of mails',
    'that went out without a mail server. With PostgreSQL the command says what to call instead, and ends with 1.',
  ],
  examples: ['backup ~/backups/shop-2026-11-22.sqlite', 'backup ~/backups/shop-$(date +%F).sqlite'],
  async run(input, { location, output, now }) {
    const file = positional(input, 0);
    if (location.databaseUrl) {
      const call = postgresCall(location, 'pg_dump', ['--format=custom', '--no-owner', `--file=${file}`]);
      throw new CommandFailure(
        `PostgreSQL saves itself, also while the store runs. Nothing was saved yet; call:\n\n  (umask 077 && ${call})`,
      );
    }
    if (!(await databaseExists(location))) throw new CommandFailure(missingText(location));
    const content = await backupDatabase(databaseFile(location), file).catch((error: unknown) => {
      if (error instanceof BackupError) throw new CommandFailure(`${file}: ${BACKUP_REFUSALS[error.code]}.`);
      return fileFailure(file)(error);
    });
    await noteBackup(location, now());
    const megabytes = (statSync(file).size / 1_000_000).toFixed(1);
    output.write(`${file}: ${contentText(content)}; ${megabytes} MB, checked.\n`);
  },
};

/** For `ready`, which tells how old the last backup is. */
async function noteBackup(location: DatabaseLocation, now: Date): Promise<void> {
  const db = await openDatabase(location);
  try {
    await writeMeta(db, 'backed_up_at', now.toISOString());
  } finally {
    await db.destroy();
  }
}
