/**
 * One PostgreSQL server for a whole run of the tests. Tests reach it under `inject('postgresUrl')`; each test file makes
 * its own database on it (`tests/support/databases.ts`).
 */
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#platform/db/database.ts';
import { databaseUrl, runStatement, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A connection string of the server's own database. */
    postgresUrl: string;
    /** The name of a database that has the shop's tables, without rows, to be copied. */
    postgresTemplate: string;
  }
}

const TEMPLATE = 'shop_tables';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await createTemplate(server.url);
  project.provide('postgresUrl', server.url);
  project.provide('postgresTemplate', TEMPLATE);
  return server.stop;
}

/** Copied, the tables cost the server of a whole run 42 s of processor time, made anew by each test file 57. */
async function createTemplate(url: string): Promise<void> {
  await runStatement(url, `create database ${TEMPLATE}`);
  const db = await openDatabase({ databaseUrl: databaseUrl(url, TEMPLATE), dataDir: '' });
  await db.destroy();
}
