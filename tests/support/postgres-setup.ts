/**
 * One PostgreSQL server for a whole run of the tests. Tests reach it under `inject('postgresUrl')`; each test file makes
 * its own database on it (`tests/support/databases.ts`).
 */
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A connection string of the server's own database; its path is to be replaced by the test's. */
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return server.stop;
}
