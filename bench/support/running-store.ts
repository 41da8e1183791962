import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '#tests/support/free-port.ts';
import { type Surroundings, startNode, stop } from './child-process.ts';

export interface RunningStore {
  url: string;
  pid: number;
  /** From the start of the program to the first whole page, ms. */
  startedInMs: number;
  close: () => Promise<void>;
}

interface StartOptions {
  /** For Node. */
  flags?: readonly string[];
  withinMs?: number;
  /** The first page that is waited for. */
  path?: string;
}

const root = join(import.meta.dirname, '../..');
const POLL_MS = 5;
const START_WITHIN_MS = 60_000;

/** A folder on the disk that the store itself would write to: a folder in memory makes every sync look free. */
export function temporaryDataDir(): { path: string; remove: () => void } {
  const parent = join(root, '.data');
  mkdirSync(parent, { recursive: true });
  const path = mkdtempSync(join(parent, 'bench-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The store as `npm start` runs it, on SQLite with the demo shop, on a free port. */
export async function startStore(
  env: Surroundings,
  dataDir: string,
  { flags = [], withinMs = START_WITHIN_MS, path = '/' }: StartOptions = {},
): Promise<RunningStore> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = startNode([...flags, 'bin/tasks/start.ts'], root, {
    ...env,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    SEED: 'demo',
    LOG_LEVEL: 'error',
    // Whatever else the machine or a .env file is set up for is not what is measured.
    DATABASE_URL: '',
    PUBLIC_STORE_DOMAIN: '',
    SMTP_URL: '',
  });
  child.stdout?.resume();
  await firstPage(url + path, child, started, withinMs);
  const startedInMs = performance.now() - started;
  return { url, pid: child.pid ?? 0, startedInMs, close: () => stop(child) };
}

async function firstPage(url: string, child: ChildProcess, started: number, withinMs: number): Promise<void> {
  while (performance.now() - started < withinMs) {
    if (child.exitCode !== null) throw new Error(`The store ended with ${child.exitCode}`);
    const response = await fetch(url).catch(() => null);
    await response?.arrayBuffer();
    if (response?.ok) return;
    // A store that answers already, but not with this page yet, is not to be kept from its work.
    await new Promise((resolve) => setTimeout(resolve, response ? 10 * POLL_MS : POLL_MS));
  }
  await stop(child);
  throw new Error('The store did not answer');
}
