import { statSync } from 'node:fs';
import { backupDatabase } from '../../db/backup-database.ts';
import { openDatabase } from '../../db/database.ts';
import { databaseExists } from '../../db/database-exists.ts';
import { BackupError } from '../../db/inspect-backup.ts';
import { type DatabaseLocation, databaseFile, describeDatabase, parsePostgresUrl } from '../../db/location.ts';
import { writeMeta } from '../../db/meta.ts';
import { MoveRefused, moveDatabase } from '../../db/move-database.ts';
import { restoreDatabase } from '../../db/restore-database.ts';
import { BACKUP_REFUSALS, contentText } from '../backup-text.ts';
import { CommandFailure, type FileCommand, positional, UsageError } from '../command.ts';
import { fileFailure } from '../file-failure.ts';
import { failToOpen, missingText } from '../open-shop.ts';
import { showProgress } from '../show-progress.ts';

const backupShop: FileCommand = {
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

/** For `ready`, which reports the age of the last backup. */
async function noteBackup(location: DatabaseLocation, now: Date): Promise<void> {
  const db = await openDatabase(location);
  try {
    await writeMeta(db, 'backed_up_at', now.toISOString());
  } finally {
    await db.destroy();
  }
}

const REFUSALS: Readonly<Record<MoveRefused['code'], (table: string) => string>> = {
  no_source: () => 'there is no SQLite database in DATA_DIR',
  in_use: () => 'a store or a command has the SQLite database open; stop it',
  not_empty: (table) => `the PostgreSQL database has rows in ${table}; name an empty one`,
  differs: (table) => `what arrived in ${table} differs from what was there; please report it`,
};

const databaseMove: FileCommand = {
  path: ['database', 'move'],
  summary: 'Copy the whole SQLite database of DATA_DIR into the empty PostgreSQL database of DATABASE_URL',
  opens: 'nothing',
  isForHostedShops: true,
  notes: [
    'Every table, with the numbers of its rows and the next number of each: catalogue, customers with their passwords, carts, orders,',
    'payments, mails that wait. While the store is stopped. Counts and sums of every column are compared before it counts; when',
    'something differs, nothing is there. The SQLite database stays as it is. Pictures are files of DATA_DIR and stay there.',
  ],
  examples: ['database move'],
  async run(_input, { location, output, progress }) {
    const { databaseUrl, dataDir } = location;
    if (!databaseUrl) throw new UsageError('DATABASE_URL is not set; set it to the PostgreSQL database to move to.');
    const onTable = showProgress(progress, 'tables');
    const moved = await moveDatabase({ databaseUrl, dataDir }, onTable).catch((error: unknown) => {
      if (!(error instanceof MoveRefused)) return failToOpen(error);
      throw new CommandFailure(`Nothing was moved: ${REFUSALS[error.code](error.table)}.`);
    });
    const rows = [...moved.values()].reduce((sum, count) => sum + count, 0);
    const counts = ['products', 'customers', 'orders'].map((table) => `${moved.get(table) ?? 0} ${table}`).join(', ');
    output.write(
      `Moved to ${describeDatabase(location)}: ${rows} rows of ${moved.size} tables, among them ${counts}.\n`,
    );
    output.write('Start the store with this DATABASE_URL, and keep platform.sqlite as a backup of this moment.\n');
  },
};

const restoreShop: FileCommand = {
  path: ['restore'],
  summary: 'Put a backup in the place of the database, while the store is stopped',
  opens: 'nothing',
  positionals: [{ name: 'FILE', help: 'What `backup` wrote' }],
  notes: [
    'The database that is there stays beside, under another name. The backup is checked before anything is changed.',
    'What happened after the backup is not in it: mails that waited then go out again, and later payments stand with the',
    'payment provider alone. With PostgreSQL the command says what to call instead, and ends with 1.',
  ],
  examples: ['restore ~/backups/shop-2026-11-22.sqlite'],
  async run(input, { location, output }) {
    const file = positional(input, 0);
    if (location.databaseUrl) {
      throw new CommandFailure(
        `PostgreSQL restores itself. Nothing was restored yet; stop the store, save what is there with \`backup\`, then call:\n\n  ${restoreCall(location, file)}`,
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
    if (restored.previous) output.write(`The database that was there is now ${restored.previous}.\n`);
  },
};

/**
 * Empties the schema first: `pg_restore --clean` drops what the backup has, and fails on tables that an upgrade has added since. All or
 * nothing happens.
 */
function restoreCall(location: DatabaseLocation, file: string): string {
  const script = `${file}.sql`;
  const unpack = ['pg_restore', '--no-owner', `--file=${script}`, file].map(quote).join(' ');
  const empty = '--command=set client_min_messages = warning; drop schema public cascade; create schema public';
  const run = [
    '--quiet',
    '--output=/dev/null',
    '--single-transaction',
    '--set=ON_ERROR_STOP=1',
    empty,
    `--file=${script}`,
  ];
  return `(umask 077 && ${unpack} && ${postgresCall(location, 'psql', run)} && rm ${quote(script)})`;
}

/**
 * A call of one of PostgreSQL's own programs for the store's database, to be copied into a shell. It has no password: the
 * program asks for it, or takes it from `PGPASSWORD` or `~/.pgpass`.
 */
function postgresCall(
  { databaseUrl = '' }: DatabaseLocation,
  program: 'pg_dump' | 'psql',
  args: readonly string[],
): string {
  const { name, host, port, user } = parsePostgresUrl(databaseUrl);
  const where = Object.entries({ host, port, username: user, dbname: name }).filter(([, value]) => value !== '');
  const flags = where.map(([key, value]) => `--${key}=${value}`);
  return [program, ...flags, ...args].map(quote).join(' ');
}

function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

export const database = [backupShop, databaseMove, restoreShop];
