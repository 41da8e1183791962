/** The store under whatever name it is opened, and under one name alone once PUBLIC_URL names it. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { findFreePort } from '../support/free-port.ts';

const root = resolve(import.meta.dirname, '../..');

interface Store {
  port: number;
  child: ChildProcess;
  errors: () => string;
  dataDir: string;
}

async function start(environment: Record<string, string> = {}): Promise<Store> {
  const dataDir = mkdtempSync(join(tmpdir(), 'xana-host-'));
  const port = await findFreePort();
  const child = spawn(process.execPath, [join(root, 'build/store/main.js')], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr?.on('data', (bytes: Buffer) => (errors += bytes));
  await expect.poll(() => errors, { timeout: 30_000 }).toContain('http');
  return { port, child, errors: () => errors, dataDir };
}

async function stop({ child, dataDir }: Store): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
  rmSync(dataDir, { recursive: true });
}

interface Asked {
  path: string;
  host: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** `fetch` sets the Host header itself. */
async function ask({ port }: Store, { path, host, method = 'GET', headers = {}, body }: Asked) {
  const sent = request({ port, host: '127.0.0.1', path, method, headers: { ...headers, host } });
  sent.end(body);
  const [response] = await once(sent, 'response');
  return { status: response.statusCode, headers: response.headers, text: await text(response) };
}

async function graphql(store: Store, host: string, query: string) {
  const { text } = await ask(store, {
    path: '/api/2025-07/graphql.json',
    host,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'xana-embedded-storefront' },
    body: JSON.stringify({ query }),
  });
  return JSON.parse(text).data;
}

test('without PUBLIC_URL pictures, API and checkout are on the host that was asked', async () => {
  const store = await start();
  for (const path of ['/en', '/en/products', '/en/blog', '/en/products.data']) {
    const first = await ask(store, { path, host: 'evil.example' });
    const { text } = await ask(store, { path, host: 'laptop.lan:3000' });
    expect(text === first.text && !text.includes('evil.example'), `${path} is the same for every host`).toBe(true);
    const pictures = [...text.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, address]) => address);
    expect(pictures.filter((address) => !address?.startsWith('/'))).toEqual([]);
  }
  const home = await ask(store, { path: '/en', host: 'laptop.lan:3000' });
  expect(home.text.match(/src="\/cdn\/shop\/files\//g)?.length).toBeGreaterThan(5);
  expect(/<link rel="canonical" href="([^"]*)"/.exec(home.text)?.[1]).toBe(`http://localhost:${store.port}/en`);

  const query = '{ products(first: 1) { nodes { featuredImage { url } variants(first: 1) { nodes { id } } } } }';
  for (const host of ['laptop.lan:3000', `127.0.0.1:${store.port}`, 'laptop.lan:3000']) {
    const [product] = (await graphql(store, host, query)).products.nodes;
    expect(product.featuredImage.url).toMatch(new RegExp(`^http://${host}/cdn/shop/files/`));
    const lines = `lines: [{ merchandiseId: "${product.variants.nodes[0].id}" }]`;
    const created = await graphql(store, host, `mutation { cartCreate(input: { ${lines} }) { cart { checkoutUrl } } }`);
    const checkout = new URL(created.cartCreate.cart.checkoutUrl);
    expect(checkout.origin).toBe(`http://${host}`);
    const opened = await ask(store, { path: checkout.pathname + checkout.search, host });
    expect([opened.status, opened.headers.location]).toEqual([302, expect.stringMatching(/^\/checkouts\//)]);
    const posted = (origin: string) =>
      ask(store, {
        path: opened.headers.location,
        host,
        method: 'POST',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'x=1',
      });
    expect((await posted('http://evil.example')).status).toBe(403);
    expect((await posted(`http://${host}`)).status).not.toBe(403);
  }
  await stop(store);
});

test('with PUBLIC_URL other hosts are sent there, and the start says so', async () => {
  const store = await start({ PUBLIC_URL: 'https://shop.example.gr', SEED: 'none' });
  expect(store.errors()).toContain('Every other host is sent to https://shop.example.gr (308).');
  const sent = async (path: string, host: string, method = 'GET') => {
    const { status, headers } = await ask(store, { path, host, method });
    return [status, headers.location];
  };
  expect(await sent('/en/products?brand=dell', '127.0.0.1')).toEqual([
    308,
    'https://shop.example.gr/en/products?brand=dell',
  ]);
  expect(await sent('//evil.example/x', 'evil.example')).toEqual([308, 'https://shop.example.gr/evil.example/x']);
  expect(await sent('/contact', '127.0.0.1', 'POST')).toEqual([308, 'https://shop.example.gr/contact']);
  for (const path of ['/healthz', '/readyz']) expect(await sent(path, '10.0.0.7:3000')).toEqual([200, undefined]);
  const page = await ask(store, { path: '/en', host: 'shop.example.gr' });
  expect(page.status).toBe(200);
  expect(/<link rel="canonical" href="([^"]*)"/.exec(page.text)?.[1]).toBe('https://shop.example.gr/en');
  expect(page.headers['strict-transport-security']).toBe('max-age=63072000');
  await stop(store);
});
