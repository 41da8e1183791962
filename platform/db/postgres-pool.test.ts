import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { givenDatabase } from '#tests/support/databases.ts';
import { runStatement } from '#tests/support/postgres-server.ts';
import { type Database, openDatabase } from './database.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { transact } from './transact.ts';

describe('a connection that PostgreSQL ends', () => {
  const { db, location } = givenDatabase('postgres');

  const pidOf = async (connection: Database) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
    return rows[0]?.pid ?? 0;
  };
  /** Ends the connection, and gives this process the turns in which it learns of it. */
  const terminate = async (pid: number) => {
    await runStatement(inject('postgresUrl'), `select pg_terminate_backend(${pid}, 10000)`);
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  const isUsable = async () => (await pidOf(db)) > 0;

  it('fails the statement after it, in a transaction that waits between two, and the next request has another', async () => {
    const transaction = transact(db, async (trx) => {
      await terminate(await pidOf(trx));
      return pidOf(trx);
    });
    await expect(transaction).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await isUsable()).toBe(true);
  });

  it('fails the statement that runs, and those sent with it', async () => {
    const transaction = transact(db, async (trx) => {
      const pid = await pidOf(trx);
      const running = [sql`select pg_sleep(60)`.execute(trx), pidOf(trx), pidOf(trx)];
      const [outcomes] = await Promise.all([Promise.allSettled(running), terminate(pid)]);
      expect(outcomes).toEqual(running.map(() => ({ status: 'rejected', reason: expect.any(DatabaseUnavailable) })));
      await Promise.all(running);
    });
    await expect(transaction).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await isUsable()).toBe(true);
  });

  it('disturbs no request while it is idle', async () => {
    await terminate(await pidOf(db));
    expect(await isUsable()).toBe(true);
  });

  it('leaves what the database refuses as it is', async () => {
    await expect(sql`select 1 / 0`.execute(db)).rejects.toMatchObject({ code: '22012' });
  });

  it('is told apart from a server that takes no connection', async () => {
    const gone = await openDatabase(location());
    const name = new URL(location().databaseUrl ?? '').pathname.slice(1);
    await runStatement(inject('postgresUrl'), `alter database ${name} allow_connections false`);
    await terminate(await pidOf(gone));
    await expect(pidOf(gone)).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE', cause: { code: '55000' } });
    await runStatement(inject('postgresUrl'), `alter database ${name} allow_connections true`);
    await gone.destroy();
  });
});
