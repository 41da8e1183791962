/** The process itself: how it starts, refuses to start, and stops. */

import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { findFreePort } from '../support/free-port.ts';

const main = resolve(import.meta.dirname, '../../build/store/main.js');

function start(environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [main], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function outputUntilExit(child: ChildProcess): Promise<{ code: number | null; errors: string; log: string }> {
  const texts = { errors: '', log: '' };
  child.stderr?.on('data', (bytes: Buffer) => (texts.errors += bytes));
  child.stdout?.on('data', (bytes: Buffer) => (texts.log += bytes));
  const [code] = await once(child, 'exit');
  return { code, ...texts };
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  for await (const bytes of child.stderr ?? []) {
    if (String(bytes).includes(`:${port}`)) return;
  }
  throw new Error('the store stopped before it listened');
}

test('a bad value in the environment stops the start with a sentence that names it', async () => {
  const { code, errors } = await outputUntilExit(start({ DATABASE_URL: 'mysql://root:secret@db/x' }));
  expect(code).toBe(1);
  expect(errors).toBe('DATABASE_URL must start with postgres://.\n');
});

test('a taken port is told in a sentence', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'xana-process-'));
  const port = await findFreePort();
  const first = start({ PORT: String(port), DATA_DIR: dataDir });
  await listening(first, port);
  const second = await outputUntilExit(start({ PORT: String(port), DATA_DIR: dataDir }));
  expect(second.code).toBe(1);
  expect(second.errors).toContain(`Port ${port} is taken by another program.`);
  first.kill('SIGTERM');
  await once(first, 'exit');
  rmSync(dataDir, { recursive: true });
});

test('SIGTERM finishes what is under way, takes nothing new and ends cleanly', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'xana-process-'));
  const port = await findFreePort();
  const child = start({ PORT: String(port), DATA_DIR: dataDir });
  await listening(child, port);
  const ended = outputUntilExit(child);

  const body = JSON.stringify({ query: '{ shop { name } }' });
  const request = httpRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/2025-07/graphql.json',
    headers: {
      'content-type': 'application/json',
      'content-length': body.length,
      'x-shopify-storefront-access-token': 'xana-embedded-storefront',
      // The first half of the body is sent, and the server waits for the rest.
      expect: '100-continue',
    },
  });
  request.flushHeaders();
  await once(request, 'continue');
  request.write(body.slice(0, 10));
  child.kill('SIGTERM');
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
  request.end(body.slice(10));
  const [response] = await once(request, 'response');
  expect(response.statusCode).toBe(200);
  expect(await json(response)).toEqual({ data: { shop: { name: 'Ξανά' } } });

  const { code, log } = await ended;
  expect(code).toBe(0);
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['the store is open', 'closing']));
  rmSync(dataDir, { recursive: true });
});

test('says whether it lives and whether it can sell', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'xana-process-'));
  const port = await findFreePort();
  const child = start({ PORT: String(port), DATA_DIR: dataDir, SEED: 'none' });
  await listening(child, port);
  for (const path of ['/healthz', '/readyz']) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    expect([response.status, await response.text()]).toEqual([200, 'ok\n']);
  }
  const empty = await fetch(`http://127.0.0.1:${port}/en/products`);
  expect(await empty.text()).toContain('currently updating our inventory. Check back soon!');
  const posted = await fetch(`http://127.0.0.1:${port}/products`, { method: 'POST' });
  expect(posted.status).toBe(405);
  child.kill('SIGTERM');
  await once(child, 'exit');
  rmSync(dataDir, { recursive: true });
});

test('without its platform the store says what failed, in its own words, and stays up', async () => {
  const port = await findFreePort();
  // Nothing listens there: every question to the platform fails at once.
  const nowhere = `localhost:${await findFreePort()}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'xana-process-'));
  const child = start({
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_STORE_DOMAIN: nowhere,
    PUBLIC_STOREFRONT_API_TOKEN: 'public',
    SHOPIFY_WEBHOOK_SECRET: 'hush',
  });
  await listening(child, port);
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: response.status, cache: response.headers.get('cache-control'), html: await response.text() };
  };
  const list = await get('/en/products');
  expect([list.status, list.cache]).toEqual([503, 'no-store']);
  expect(list.html).toContain('Failed to load products. Please try again.');
  const product = await get('/en/product/laptop/any');
  expect([product.status, product.cache]).toEqual([503, 'no-store']);
  expect(product.html).toContain('The product did not load');
  const home = await get('/en');
  expect([home.status, home.cache]).toEqual([200, 'no-store']);
  expect(home.html).toContain('Failed to load products. Please try again.');
  // Its administration is the platform's own.
  expect((await get('/desk')).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  for (const [secret, status] of [
    ['hush', 200],
    ['guessed', 401],
  ] as const) {
    const headers = {
      'x-shopify-topic': 'products/update',
      'x-shopify-hmac-sha256': createHmac('sha256', secret).update('{}').digest('base64'),
    };
    const url = `http://127.0.0.1:${port}/webhooks/shopify`;
    expect((await fetch(url, { method: 'POST', headers, body: '{}' })).status).toBe(status);
  }
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([503, 'not ready: platform, list\n']);
  child.kill('SIGTERM');
  await once(child, 'exit');
  rmSync(dataDir, { recursive: true });
});
