/** Where the platform's database is, and how it is named to people. */
import { join } from 'node:path';

export interface DatabaseLocation {
  /** `postgres://…`; without it the database is a SQLite file in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
}

/** The SQLite file of a location without `databaseUrl`. */
export function databaseFile({ dataDir }: DatabaseLocation): string {
  return join(dataDir, 'platform.sqlite');
}

/** The file's path, or the name and host of a PostgreSQL database; never a user or password. */
export function describeDatabase(location: DatabaseLocation): string {
  if (!location.databaseUrl) return databaseFile(location);
  const { name, host, port } = parsePostgresUrl(location.databaseUrl);
  return `PostgreSQL ${name || '(default)'} on ${host || 'localhost'}${port ? `:${port}` : ''}`;
}

export interface PostgresAddress {
  name: string;
  /** A host, or the directory of a socket (`?host=/run/postgresql`). */
  host: string;
  port: string;
  user: string;
}

/** @returns empty texts for what the address does not say */
export function parsePostgresUrl(databaseUrl: string): PostgresAddress {
  const url = URL.parse(databaseUrl);
  return {
    name: decodeURIComponent(url?.pathname.slice(1) ?? ''),
    host: url?.searchParams.get('host') ?? url?.hostname ?? '',
    port: url?.searchParams.get('port') ?? url?.port ?? '',
    user: decodeURIComponent(url?.username ?? ''),
  };
}
