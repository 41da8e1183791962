import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Client, Pool, type PoolClient } from 'pg';
import { onceForEach } from '#domain/once-for-each.ts';

/** Connections at most; more orders at once wait for one of them. */
const CONNECTIONS = 10;
const CHECK_WITHIN_MS = 10_000;
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
  // Without a listener, a connection that the server ends while it is idle (a restart, say) would end this process. The
  // pool has dropped that connection already; the next query opens another or fails with its own error.
  pool.on('error', () => undefined);
  const names = new Map<string, string>();
  const preparing = onceForEach((client: PoolClient) => prepare(client, names));
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => preparing(await pool.connect()),
  };
}

/** One connection, opened and closed. @throws what the driver throws when there is none within ten seconds */
export async function checkConnection(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CHECK_WITHIN_MS });
  // The failure of `connect` says it all.
  client.on('error', () => undefined);
  await client.connect();
  await client.end();
}

function prepare(client: PoolClient, names: Map<string, string>): PostgresPoolClient {
  const { stream } = client.connection;
  const query = async (text: string, values: readonly unknown[]) => {
    stream.cork();
    process.nextTick(() => stream.uncork());
    return client.query({ text, values: [...values], name: nameOf(text, values, names) });
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
