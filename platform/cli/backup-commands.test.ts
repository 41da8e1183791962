import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runLine } from '#tests/support/run-line.ts';
import { temporaryDirectory } from '#tests/support/temporary-directory.ts';
import { openTestShop } from '#tests/support/test-shop.ts';
import { openDatabase } from '../db/database.ts';
import type { DatabaseLocation } from '../db/location.ts';

const call = (location: DatabaseLocation, ...argv: string[]) => runLine(argv, { locate: () => location });

it('a shop is saved while it is open, and restored when it is closed', async () => {
  const location = { dataDir: temporaryDirectory() };
  const file = join(temporaryDirectory(), 'shop.sqlite');
  expect(await call(location, 'backup', file)).toMatchObject({
    code: 1,
    errors: expect.stringContaining(`There is no shop in ${location.dataDir}`),
  });
  const db = await openDatabase(location);
  await openTestShop(db);
  expect(await call(location, 'backup', file)).toEqual({
    code: 0,
    output: expect.stringMatching(/shop\.sqlite: no orders; \d\.\d MB, checked\.\n$/),
    errors: `Database: ${join(location.dataDir, 'platform.sqlite')}\n`,
  });
  expect(await call(location, 'backup', file)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('shop.sqlite: there is such a file already'),
  });
  expect(await call(location, 'restore', file)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Nothing was restored: the store runs'),
  });
  await db.destroy();
  expect(await call(location, 'restore', join(location.dataDir, 'none'))).toMatchObject({
    code: 1,
    errors: expect.stringContaining('none: there is no such file or folder.'),
  });
  const restored = await call(location, 'restore', file);
  expect(restored.output).toMatch(/^Restored: no orders\.\nThe database that was there is now \S+\.sqlite\.\n$/);
});

it('PostgreSQL’s own programs are named, with this database and without its password', async () => {
  const location = { dataDir: '/nowhere', databaseUrl: 'postgres://owner:se%20cret@db.example.gr:5433/xana' };
  const saved = await call(location, 'backup', "the owner's.dump");
  expect(saved).toMatchObject({ code: 1, output: '' });
  expect(saved.errors).toBe(`Database: PostgreSQL xana on db.example.gr:5433
PostgreSQL saves itself, also while the store runs. Nothing was saved yet; call:

  (umask 077 && pg_dump --host=db.example.gr --port=5433 --username=owner --dbname=xana --format=custom --no-owner '--file=the owner'\\''s.dump')
`);
  const restored = await call(location, 'restore', "the owner's.dump");
  // The schema is emptied: tables that an upgrade has added since would hold those of an older backup back.
  const quoted = "the owner'\\''s.dump";
  expect(restored.errors).toContain(
    [
      `  (umask 077 && pg_restore --no-owner '--file=${quoted}.sql' '${quoted}'`,
      'psql --host=db.example.gr --port=5433 --username=owner --dbname=xana --quiet --output=/dev/null --single-transaction ' +
        `--set=ON_ERROR_STOP=1 '--command=set client_min_messages = warning; drop schema public cascade; create schema public' '--file=${quoted}.sql'`,
      `rm '${quoted}.sql')\n`,
    ].join(' && '),
  );
});
