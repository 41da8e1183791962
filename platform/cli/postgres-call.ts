import { type DatabaseLocation, parsePostgresUrl } from '../db/location.ts';

/**
 * A call of one of PostgreSQL's own programs for the store's database, to be copied into a shell. It has no password: the
 * program asks for it, or takes it from `PGPASSWORD` or `~/.pgpass`.
 */
export function postgresCall(
  { databaseUrl = '' }: DatabaseLocation,
  program: 'pg_dump' | 'pg_restore',
  args: readonly string[],
): string {
  const { name, host, port, user } = parsePostgresUrl(databaseUrl);
  const where = Object.entries({ host, port, username: user, dbname: name }).filter(([, value]) => value !== '');
  const flags = where.map(([key, value]) => `--${key}=${value}`);
  return [program, ...flags, ...args].map(quote).join(' ');
}

function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
