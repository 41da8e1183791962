import { describe, expect, it } from 'vitest';
import { postgresNotOpened, sqliteNotOpened } from './database-not-opened.ts';

const failure = (properties: object) => Object.assign(new Error('cause'), properties);

describe('a SQLite file that cannot be opened', () => {
  const damaged = ['NOT_A_DATABASE', 'shop.sqlite is damaged or no SQLite database.'];
  const locked = ['LOCKED', 'shop.sqlite is locked by another program, such as a restore; try again.'];
  const full = ['FULL', 'The disk of shop.sqlite is full.'];
  const unwritable = ['NOT_WRITABLE', 'shop.sqlite cannot be written: check DATA_DIR and who owns it.'];
  const files = ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST', 'EISDIR'];
  it.each<[object, string[]]>([
    [{ errcode: 11 }, damaged],
    [{ errcode: 26 }, damaged],
    [{ errcode: 11 + 256 }, damaged],
    [{ errcode: 5 }, locked],
    [{ errcode: 5 + 512 }, locked],
    [{ errcode: 13 }, full],
    [{ code: 'ENOSPC' }, full],
    [{ errcode: 8 }, unwritable],
    [{ errcode: 10 }, unwritable],
    [{ errcode: 14 }, unwritable],
    ...files.map((code): [object, string[]] => [{ code }, unwritable]),
  ])('by %j', (properties, [code, message]) => {
    const cause = failure(properties);
    expect(sqliteNotOpened(cause, 'shop.sqlite')).toMatchObject({ name: 'DatabaseNotOpened', code, message, cause });
  });

  it.each([
    [failure({ errcode: 1 })],
    [failure({ code: 'EMFILE' })],
    [failure({})],
    ['text'],
    [{ errcode: 11 }],
    [null],
  ])('is something else by %j', (error) => expect(sqliteNotOpened(error, 'shop.sqlite')).toBeNull());
});

describe('a PostgreSQL server that cannot be used', () => {
  it.each([
    [{ code: '28P01' }, 'REFUSED', 'refuses the user or password of DATABASE_URL.'],
    [{ code: '3D000' }, 'REFUSED', 'has no database my shop.'],
    [{ code: '53300' }, 'REFUSED', 'refuses the connection (SQLSTATE 53300).'],
    [{ code: 'ECONNREFUSED' }, 'UNREACHABLE', 'cannot be reached (ECONNREFUSED).'],
    [{ code: 'ENOTFOUND' }, 'UNREACHABLE', 'cannot be reached (ENOTFOUND).'],
    [{ code: '530000' }, 'UNREACHABLE', 'cannot be reached (530000).'],
    [{}, 'UNREACHABLE', 'cannot be reached.'],
  ])('by %j', (properties, code, message) => {
    const cause = failure(properties);
    const told = postgresNotOpened(cause, 'postgres://shop:secret@db.example:5433/my%20shop');
    expect(told).toMatchObject({ code, message: `PostgreSQL at db.example:5433 ${message}`, cause });
  });

  it('is named as the local socket, and may fail with anything', () => {
    const url = 'postgres:///shop';
    for (const error of ['text', { code: '28P01' }, null])
      expect(postgresNotOpened(error, url).message).toBe('PostgreSQL at the local socket cannot be reached.');
  });
});
