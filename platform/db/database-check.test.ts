import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseKinds, useDatabase } from '#tests/support/databases.ts';
import { openDatabase } from './database.ts';
import { createDatabaseCheck } from './database-check.ts';
import { databaseFile } from './location.ts';

const PAGE_BYTES = 4096;

describe.each(databaseKinds)('the check of a database on %s', (kind) => {
  const location = useDatabase(kind);
  const file = () => (kind === 'sqlite' ? databaseFile(location()) : null);

  it('writes a row', async () => {
    const db = await openDatabase(location());
    let seconds = 0;
    const check = createDatabaseCheck(db, () => new Date(1000 * seconds++), file());
    await check();
    await check();
    const rows = await db.selectFrom('meta').select('value').where('key', '=', 'checked_at').execute();
    expect(rows).toEqual([{ value: '1970-01-01T00:00:01.000Z' }]);
    await db.destroy();
  });

  it('fails where no row can be written', async () => {
    const db = await openDatabase(location());
    const check = createDatabaseCheck(db, () => new Date(0), file());
    await sql`alter table meta rename to gone`.execute(db);
    await expect(check()).rejects.toThrow('meta');
    await sql`alter table gone rename to meta`.execute(db);
    await db.destroy();
  });
});

describe('the check of a SQLite file', () => {
  const location = useDatabase('sqlite');

  it('fails when the file was taken away from under the shop', async () => {
    const db = await openDatabase(location());
    const file = databaseFile(location());
    const check = createDatabaseCheck(db, () => new Date(0), file);
    await check();
    renameSync(file, `${file}.old`);
    await expect(check()).rejects.toMatchObject({ code: 'ENOENT' });
    writeFileSync(file, '');
    await expect(check()).rejects.toThrow('is another file than the one that is open');
    await db.destroy();
  });
});

describe('the check of a damaged SQLite file', () => {
  const location = useDatabase('sqlite');

  it('fails wherever the damage is', async () => {
    const file = databaseFile(location());
    const check = async () => {
      const db = await openDatabase(location());
      await createDatabaseCheck(db, () => new Date(0), file)().finally(() => db.destroy());
    };
    await check();
    const whole = readFileSync(file);
    for (let page = 5; page < whole.length / PAGE_BYTES; page += 20) {
      writeFileSync(
        file,
        Buffer.from(whole).fill(0xa5, page * PAGE_BYTES, Math.min((page + 4) * PAGE_BYTES, whole.length)),
      );
      await expect(check(), `from page ${page} on`).rejects.toThrow(/damaged|malformed|corrupt/);
    }
    writeFileSync(file, whole);
    await check();
  });
});
