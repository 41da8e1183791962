/** What stops the start of the store: one sentence on standard error, exit code 1, no stack. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { listen } from '#server/start/listen.ts';
import { databaseUrl } from '../support/postgres-server.ts';
import '../support/postgres-setup.ts';

const root = resolve(import.meta.dirname, '../..');
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'xana-start-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

async function start(environment: Record<string, string>, program = 'server/main.ts') {
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { PATH: process.env.PATH, SEED: 'none', PORT: '0', DATA_DIR: directory, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { output: '', errors: '' };
  child.stdout.on('data', (bytes) => (texts.output += bytes));
  child.stderr.on('data', (bytes) => (texts.errors += bytes));
  const [code] = await once(child, 'close');
  return { code, ...texts };
}

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** For `--import`: gives the store this shop.config.ts, with one line replaced. */
function withShopConfig(line: string, replacement: string): string {
  const hook = `import { registerHooks } from 'node:module';
    registerHooks({
      load(url, context, next) {
        const loaded = next(url, context);
        if (!url.endsWith('/shop.config.ts')) return loaded;
        return { ...loaded, source: String(loaded.source).replace(${JSON.stringify(line)}, ${JSON.stringify(replacement)}) };
      },
    });`;
  return `data:text/javascript,${encodeURIComponent(hook)}`;
}

describe('a mistake in shop.config.ts', () => {
  const SATURDAY = "saturday: { open: '10:00', close: '16:00' },";
  const sentence =
    "shop.config.ts: shop.contact.hours.saturday must be null for a closed day, or hours such as { open: '9:00', close: '18:00' }.\n";

  it('stops the start with a sentence that names the field', async () => {
    const NODE_OPTIONS = `--import ${withShopConfig(SATURDAY, "saturday: 'closed',")}`;
    expect(await start({ NODE_OPTIONS })).toEqual({ code: 1, output: '', errors: sentence });
  });

  it('stops it also where other files read the field as they are loaded', async () => {
    const NODE_OPTIONS = `--import ${withShopConfig('contact: {', 'contacts: {')}`;
    expect(await start({ NODE_OPTIONS })).toEqual({
      code: 1,
      output: '',
      errors: 'shop.config.ts: shop.contact is missing.\n',
    });
  });

  it('stops it where the courier’s list is not there, or not a list of postcodes', async () => {
    const list = join(directory, 'remote.csv');
    const named = `list: { file: '${list}', source: 'ACS', date: '2026-09-01' }`;
    const NODE_OPTIONS = `--import ${withShopConfig('list: null', named)}`;
    expect((await start({ NODE_OPTIONS })).errors).toBe(
      `${list} cannot be read (ENOENT): put the courier's list beside shop.config.ts, or set delivery.zones.remote.list to null.\n`,
    );
    writeFileSync(list, 'ΤΚ;Περιοχή\n44010;Βωβούσα\n4401;Α\nΧωριό;44014\n');
    expect(await start({ NODE_OPTIONS })).toEqual({
      code: 1,
      output: '',
      errors: `${list}, line 4: has «Χωριό», which is no Greek postcode: write its five digits, or the first two to four.\n`,
    });
    writeFileSync(list, '%PDF-1.7');
    expect((await start({ NODE_OPTIONS })).errors).toBe(
      `${list} is no text: open the courier's list and save it as CSV.\n`,
    );
  });

  it('stops the command line', async () => {
    const NODE_OPTIONS = `--import ${withShopConfig(SATURDAY, "saturday: 'closed',")}`;
    expect(await start({ NODE_OPTIONS }, 'bin/tasks/shop.ts')).toEqual({ code: 1, output: '', errors: sentence });
  });
});

describe('the start says in one sentence that', () => {
  it('no PostgreSQL answers', async () => {
    const port = await closedPort();
    expect(await start({ DATABASE_URL: `postgres://shop:secret@127.0.0.1:${port}/xana` })).toEqual({
      code: 1,
      output: '',
      errors: `PostgreSQL at 127.0.0.1:${port} cannot be reached (ECONNREFUSED).\n`,
    });
  });

  it('the database does not exist', async () => {
    const { code, output, errors } = await start({ DATABASE_URL: databaseUrl(inject('postgresUrl'), 'nothing_here') });
    expect([code, output]).toEqual([1, '']);
    expect(errors).toMatch(/^PostgreSQL at .+ has no database nothing_here\.\n$/);
  });

  it('DATA_DIR cannot be written', async () => {
    const file = join(directory, 'file');
    writeFileSync(file, '');
    const database = join(file, 'data/platform.sqlite');
    expect(await start({ DATA_DIR: join(file, 'data') })).toEqual({
      code: 1,
      output: '',
      errors: `${database} cannot be written: check DATA_DIR and who owns it.\n`,
    });
  });

  it('the database’s name belongs to a directory', async () => {
    const database = join(directory, 'platform.sqlite');
    mkdirSync(database, { mode: 0o700 });
    expect(await start({})).toEqual({
      code: 1,
      output: '',
      errors: `${database} cannot be written: check DATA_DIR and who owns it.\n`,
    });
  });

  it('the database is empty, which was a shop or is a mistake', async () => {
    const database = join(directory, 'platform.sqlite');
    writeFileSync(database, '', { mode: 0o600 });
    expect(await start({ SEED: 'demo' })).toEqual({
      code: 1,
      output: '',
      errors: `${database} is empty (0 bytes): restore a backup, or delete the file to begin a new shop.\n`,
    });
  });

  it('the outbox is no folder', async () => {
    writeFileSync(join(directory, 'outbox'), '');
    expect(await start({})).toEqual({
      code: 1,
      output: '',
      errors: `${join(directory, 'outbox')} must be a folder: move the file away.\n`,
    });
  });

  it('the file is no database', async () => {
    const database = join(directory, 'platform.sqlite');
    writeFileSync(database, 'a shopping list, perhaps'.repeat(200), { mode: 0o600 });
    expect(await start({})).toEqual({
      code: 1,
      output: '',
      errors: `${database} is damaged or no SQLite database.\n`,
    });
  });
});

it('a host or port that is not to be had is told in one sentence', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { createServer: createHttpServer } = await import('node:http');
  const attempt = (host: string) => listen(createHttpServer(), { host, port });
  await expect(attempt('127.0.0.1')).rejects.toThrow(
    `Port ${port} is taken by another program. Set PORT to a free one.`,
  );
  await expect(attempt('192.0.2.1')).rejects.toThrow(
    'HOST 192.0.2.1 is no address of this machine. Set it to 127.0.0.1, or to 0.0.0.0 for all of its networks.',
  );
  server.close();
});
