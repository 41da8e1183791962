import { describeDatabase } from '../../db/location.ts';
import { MoveRefused, moveDatabase } from '../../db/move-database.ts';
import { CommandFailure, type FileCommand, UsageError } from '../command.ts';
import { failToOpen } from '../open-shop.ts';
import { showProgress } from '../show-progress.ts';

const REFUSALS: Readonly<Record<MoveRefused['code'], (table: string) => string>> = {
  no_source: () => 'there is no SQLite database in DATA_DIR',
  in_use: () => 'a store or a command has the SQLite database open; stop it',
  not_empty: (table) => `the PostgreSQL database has rows in ${table}; name an empty one`,
  differs: (table) => `what arrived in ${table} differs from what was there; please report it`,
};

export const databaseMove: FileCommand = {
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
