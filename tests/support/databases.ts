/** Databases for tests: every test of a service runs on both kinds, each test file on databases of its own. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Database, openDatabase } from '#platform/db/database.ts';
import type { DatabaseLocation } from '#platform/db/location.ts';
import { databaseUrl, runStatement } from './postgres-server.ts';
import './postgres-setup.ts';

/** For `describe.each(databaseKinds)('… on %s', (kind) => …)`. */
export const databaseKinds = ['sqlite', 'postgres'] as const;

export type DatabaseKind = (typeof databaseKinds)[number];

/** What a new database on PostgreSQL begins with: the shop's tables, without rows, or nothing. SQLite's file is made at its opening. */
type Beginning = 'tables' | 'nothing';

/**
 * A database of its own for the tests of one `describe`, made before them.
 *
 * @returns where it is; to be called inside tests and hooks only
 */
export function useDatabase(kind: DatabaseKind, beginning: Beginning = 'tables'): () => DatabaseLocation {
  let location: DatabaseLocation | undefined;
  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'xana-test-'));
    location = {
      dataDir,
      databaseUrl: kind === 'postgres' ? await createDatabase(beginning) : undefined,
    };
  });
  afterAll(async () => {
    if (!location) return;
    rmSync(location.dataDir, { recursive: true, force: true });
    // At once: to delete those of a whole run at its end takes a minute.
    if (location.databaseUrl)
      await runStatement(inject('postgresUrl'), `drop database ${databaseName(location.databaseUrl)} with (force)`);
  });
  return () => {
    if (!location) throw new Error('There is no database before the tests begin');
    return location;
  };
}

/** The same, opened before the tests and closed after them; to be used inside tests and hooks only. */
export function givenDatabase(kind: DatabaseKind) {
  // biome-ignore lint/correctness/useHookAtTopLevel: it is a hook of the tests, not of React
  const location = useDatabase(kind);
  return { db: openBeforeTests(() => openDatabase(location())), location };
}

/** Tests take the database by name before it is there, so what they have passes every call on. */
export function openBeforeTests(open: () => Promise<Database>): Database {
  let opened: Database | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.destroy());
  return new Proxy({} as Database, {
    get(_, name) {
      if (!opened) throw new Error('There is no database before the tests begin');
      const value: unknown = Reflect.get(opened, name);
      return typeof value === 'function' ? value.bind(opened) : value;
    },
  });
}

const databaseName = (url: string) => new URL(url).pathname.slice(1);

async function createDatabase(beginning: Beginning): Promise<string> {
  const name = `t${randomUUID().replaceAll('-', '')}`;
  const template = beginning === 'tables' ? inject('postgresTemplate') : 'template0';
  // The files of the template are copied, which takes half as long as writing each page to the log as well.
  await runStatement(inject('postgresUrl'), `create database ${name} template ${template} strategy file_copy`);
  return databaseUrl(inject('postgresUrl'), name);
}
