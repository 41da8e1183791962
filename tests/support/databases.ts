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
    // PostgreSQL's databases go with the server at the end of the run.
    if (location) rmSync(location.dataDir, { recursive: true, force: true });
  });
  return () => {
    if (!location) throw new Error('There is no database before the tests begin');
    return location;
  };
}

async function createDatabase(name: string): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  url.pathname = `/${name}`;
  return url.href;
}
