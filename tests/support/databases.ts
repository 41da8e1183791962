/** Databases for tests: every test of a service runs on both kinds, each test file on databases of its own. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import type { DatabaseLocation } from '#platform/db/location.ts';
import './postgres-setup.ts';

/** For `describe.each(databaseKinds)('… on %s', (kind) => …)`. */
export const databaseKinds = ['sqlite', 'postgres'] as const;

export type DatabaseKind = (typeof databaseKinds)[number];

/**
 * An empty database for the tests of one `describe`, made before them.
 *
 * @returns where it is; to be called inside tests and hooks only
 */
export function useDatabase(kind: DatabaseKind): () => DatabaseLocation {
  let location: DatabaseLocation | undefined;
  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'xana-test-'));
    location = {
      dataDir,
      databaseUrl: kind === 'postgres' ? await createDatabase(`t${randomUUID().replaceAll('-', '')}`) : undefined,
    };
  });
  afterAll(async () => {
    if (!location) return;
    rmSync(location.dataDir, { recursive: true, force: true });
    // At once: to delete those of a whole run at its end takes a minute.
    if (location.databaseUrl) await onServer(`drop database ${databaseName(location.databaseUrl)} with (force)`);
  });
  return () => {
    if (!location) throw new Error('There is no database before the tests begin');
    return location;
  };
}

const databaseName = (url: string) => new URL(url).pathname.slice(1);

async function createDatabase(name: string): Promise<string> {
  await onServer(`create database ${name}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
