import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Client, Pool, type PoolClient } from 'pg';
import { codeOf } from '#domain/customer/error-code.ts';
import { onceForEach } from '#domain/once-for-each.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';

/** Connections at most; more orders at once wait for one of them. */
const CONNECTIONS = 10;
const CONNECT_WITHIN_MS = 10_000;
/** Each is kept by every connection, so a shop whose queries come in endless shapes must not fill the server's memory. */
const MOST_PREPARED = 300;
/** What a plan returns is fixed: these would fail as soon as a newer process has added a column. */
const ALL_COLUMNS = /\b(select|returning) \*|\.\*/;

/**
 * Connections to PostgreSQL that give a name to every statement of the shop, so the server parses and plans it once a
 * connection. An order is a dozen small statements: with the plans kept, half as many again are placed in a second. What a
 * transaction asks for at once (transact.ts) is sent at once, in one write.
 *
 * A pooler in between has to know prepared statements (PgBouncer does since 1.21, with `max_prepared_statements`).
 */
export function createPostgresPool(connectionString: string): PostgresPool {
  const pool = new Pool({ connectionString, max: CONNECTIONS, pipeline: true });
  // A connection that the server ends emits `error`, which would end this process without a listener. The pool listens
  // while a connection is idle and stops listening while it is in use. It drops a lost connection by itself.
  const lost = new WeakSet<PoolClient>();
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => lost.add(client)));
  const names = new Map<string, string>();
  const preparing = onceForEach((client: PoolClient) => prepare(client, names, () => lost.has(client)));
  const connect = async () => {
    try {
      return preparing(await pool.connect());
    } catch (error) {
      throw new DatabaseUnavailable(error);
    }
  };
  return { options: pool.options, end: () => pool.end(), connect };
}

/**
 * One connection outside the pool. It does not end this process when the server ends it: the next statement fails.
 *
 * @throws what the driver throws when there is none within ten seconds
 */
export async function connectClient(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** SQLSTATE: connection exceptions (08), and the server ends this connection or takes none (57P01 to 57P03). */
const ENDED = /^(?:08...|57P0[123])$/;

function prepare(client: PoolClient, names: Map<string, string>, isLost: () => boolean): PostgresPoolClient {
  const { stream } = client.connection;
  const query = async (text: string, values: readonly unknown[]) => {
    stream.cork();
    process.nextTick(() => stream.uncork());
    try {
      return await client.query({ text, values: [...values], name: nameOf(text, values, names) });
    } catch (error) {
      throw isLost() || ENDED.test(codeOf(error)) ? new DatabaseUnavailable(error) : error;
    }
  };
  return {
    // The type has a second form, for cursors: this shop opens none.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  };
}

/** @returns undefined for a statement that is not to be kept */
function nameOf(text: string, values: readonly unknown[], names: Map<string, string>): string | undefined {
  const known = names.get(text);
  if (known || values.length === 0 || names.size >= MOST_PREPARED || ALL_COLUMNS.test(text)) return known;
  const name = `shop_${names.size}`;
  names.set(text, name);
  return name;
}
