import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/databases.ts';
import { runLine } from '#tests/support/run-line.ts';
import { temporaryDirectory } from '#tests/support/temporary-directory.ts';
import { openTestShop } from '#tests/support/test-shop.ts';
import { openDatabase } from '../db/database.ts';
import type { DatabaseLocation } from '../db/location.ts';

async function move(location: DatabaseLocation) {
  const { errors, ...done } = await runLine('database move', { locate: () => location });
  return { ...done, errors: errors.replace(/^(?:Database: .*|\d+ of \d+ tables)\n/gm, '') };
}

describe('database move', () => {
  const location = useDatabase('postgres', 'nothing');

  it('needs the address of a PostgreSQL database', async () =>
    expect(await move({ dataDir: temporaryDirectory() })).toEqual({
      code: 2,
      output: '',
      errors: 'DATABASE_URL is not set; set it to the PostgreSQL database to move to.\n',
    }));

  it('says why nothing was moved, and what was moved', async () => {
    const { dataDir } = location();
    const refused = (why: string) => ({ code: 1, output: '', errors: `Nothing was moved: ${why}.\n` });
    expect(await move(location())).toEqual(refused('there is no SQLite database in DATA_DIR'));
    const db = await openDatabase({ dataDir });
    const shop = await openTestShop(db);
    await shop.buy();
    expect(await move(location())).toEqual(refused('a store or a command has the SQLite database open; stop it'));
    await db.destroy();
    expect(await move(location())).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^Moved to PostgreSQL t\w+ on \S+: \d+ rows of \d+ tables, among them 4 products, 0 customers, 1 orders\.\nStart the store with this DATABASE_URL/,
      ),
      errors: '',
    });
    expect(await move(location())).toMatchObject({
      code: 1,
      errors: expect.stringMatching(
        /^Nothing was moved: the PostgreSQL database has rows in \w+; name an empty one\.\n$/,
      ),
    });
  });
});
