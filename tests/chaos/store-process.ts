import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '../support/free-port.ts';

const root = join(import.meta.dirname, '../..');
const POLL_MS = 25;
const START_WITHIN_MS = 60_000;

interface Options {
  dataDir: string;
  environment?: Readonly<Record<string, string>>;
  /** The largest file that the process may write, in units of 512 bytes (`ulimit -f`): a disk that is full. */
  fileBlocks?: number;
  /** Address of a file that the process loads before the store. */
  preload?: string;
  /** The compiled store; its sources without it. */
  program?: string;
}

export interface StoreProcess {
  url: string;
  start: () => Promise<void>;
  /** Why it ended by itself; null while it runs. */
  ended: () => string | null;
  /** SIGKILL: no handler runs. */
  kill: () => Promise<void>;
  /** SIGTERM: what is under way is finished. */
  stop: () => Promise<void>;
}

/** One store as a process of its own, on the same port at each start. */
export async function createStoreProcess({
  dataDir,
  environment = {},
  fileBlocks,
  preload,
  program = join(root, 'server/main.ts'),
}: Options): Promise<StoreProcess> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let said: () => string = () => '';
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    SEED: 'demo',
    LOG_LEVEL: 'fatal',
    TRUST_PROXY: '1',
    ...environment,
  };
  const before = preload ? ['--import', preload] : [];
  const args = [...before, program];
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return {
    url,
    async start() {
      const [command, commandArgs] =
        fileBlocks === undefined
          ? [process.execPath, args]
          : ['/bin/sh', ['-c', `ulimit -f ${fileBlocks}; exec "$0" "$@"`, process.execPath, ...args]];
      child = spawn(command, commandArgs, { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] });
      said = lastWordsOf(child);
      await untilHealthy(url, child, said);
    },
    ended: () => (child && child.exitCode === null ? null : said()),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

function lastWordsOf(child: ChildProcess): () => string {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2_000);
  });
  return () => said;
}

async function untilHealthy(url: string, child: ChildProcess, said: () => string): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < START_WITHIN_MS) {
    if (child.exitCode !== null) throw new Error(`The store ended with ${child.exitCode}: ${said()}`);
    const response = await fetch(`${url}/healthz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  child.kill('SIGKILL');
  throw new Error(`The store did not answer: ${said()}`);
}
