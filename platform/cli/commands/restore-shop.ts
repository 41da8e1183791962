import { BackupError } from '../../db/inspect-backup.ts';
import { databaseFile } from '../../db/location.ts';
import { restoreDatabase } from '../../db/restore-database.ts';
import { BACKUP_REFUSALS, contentText } from '../backup-text.ts';
import { CommandFailure, type FileCommand, positional } from '../command.ts';
import { fileFailure } from '../file-failure.ts';
import { postgresCall } from '../postgres-call.ts';

export const restoreShop: FileCommand = {
  path: ['restore'],
  summary: 'Put a backup in the place of the database, while the store is stopped',
  opens: 'nothing',
  positionals: [{ name: 'FILE', help: 'What `backup` wrote' }],
  notes: [
    'The database that is there is kept beside, under another name. The backup is checked before anything is changed.',
    'What happened after the backup is not in it: mails that waited then go out again, and later payments stand with the',
    'payment provider alone. With PostgreSQL the command says what to call instead, and ends with 1.',
  ],
  examples: ['restore ~/backups/shop-2026-11-22.sqlite'],
  async run(input, { location, output }) {
    const file = positional(input, 0);
    if (location.databaseUrl) {
      const flags = ['--clean', '--if-exists', '--no-owner', '--single-transaction'];
      const call = postgresCall(location, 'pg_restore', [...flags, file]);
      throw new CommandFailure(
        `PostgreSQL restores itself. Nothing was restored yet; stop the store, save what is there with \`backup\`, then call:\n\n  ${call}`,
      );
    }
    const restored = await restoreDatabase(databaseFile(location), file, new Date()).catch((error: unknown) => {
      if (error instanceof BackupError && error.code === 'in_use') {
        throw new CommandFailure(`Nothing was restored: ${BACKUP_REFUSALS.in_use}.`);
      }
      if (error instanceof BackupError)
        throw new CommandFailure(`${file}: ${BACKUP_REFUSALS[error.code]}. Nothing was changed.`);
      return fileFailure(file)(error);
    });
    output.write(`Restored: ${contentText(restored)}.\n`);
    if (restored.kept) output.write(`The database that was there is kept as ${restored.kept}.\n`);
  },
};
