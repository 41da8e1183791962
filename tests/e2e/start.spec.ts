/** What `npm start` starts: React's production build, and no process that outlives the one that started it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { findFreePort } from '../support/free-port.ts';

const root = resolve(import.meta.dirname, '../..');

interface Started {
  child: ChildProcess;
  url: string;
  dataDir: string;
}

async function start(command: string, args: string[], environment: Record<string, string> = {}): Promise<Started> {
  const dataDir = mkdtempSync(join(tmpdir(), 'xana-start-'));
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const child = spawn(command, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: new URL(url).port,
      DATA_DIR: dataDir,
      SEED: 'none',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: 'ignore',
  });
  await expect.poll(() => isOpen(url), { timeout: 50_000 }).toBe(true);
  return { child, url, dataDir };
}

function isOpen(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

test('runs React’s production build, also in a shell that says development', async () => {
  const { child, url, dataDir } = await start(process.execPath, ['bin/go.cjs', 'start'], { NODE_ENV: 'development' });
  expect((await fetch(`${url}/en`)).status).toBe(200);
  child.kill('SIGTERM');
  await once(child, 'close');
  const bundled = globSync('build/server/**/*.js', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const filesWith = (text: string) => bundled.filter((code) => code.includes(text)).length;
  expect(filesWith('exports.renderToString')).toBe(1);
  // Only the development build warns.
  expect(filesWith('Each child in a list should have a unique')).toBe(0);
  rmSync(dataDir, { recursive: true });
});

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const) {
  test(`${signal} to the process that a service manager starts ends the store`, async () => {
    const { child, url, dataDir } = await start(process.execPath, ['bin/go.cjs', 'start']);
    child.kill(signal);
    await expect.poll(() => isOpen(url)).toBe(false);
    rmSync(dataDir, { recursive: true });
  });
}

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`${signal} to npm ends the store`, async () => {
    const { child, url, dataDir } = await start('npm', ['start']);
    child.kill(signal);
    await expect.poll(() => isOpen(url)).toBe(false);
    rmSync(dataDir, { recursive: true });
  });
}
