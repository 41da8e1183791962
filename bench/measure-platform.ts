/** The embedded platform's `products(first: 50)`, in one process and over HTTP. */
import { pino } from 'pino';
import { createPlatform } from '#platform/platform.ts';
import type { Surroundings } from './child-process.ts';
import { load } from './load.ts';
import type { BenchTable } from './markdown-table.ts';
import { startStore, temporaryDataDir } from './running-store.ts';

const MS = 3_000;
const WARM_UP_MS = 500;
const CONCURRENCY = 16;
const PATH = '/api/2025-07/graphql.json';

const DOCUMENT = `query Products($first: Int!) {
  products(first: $first) {
    pageInfo { hasNextPage endCursor }
    nodes {
      id handle title vendor availableForSale
      priceRange { minVariantPrice { amount currencyCode } }
      featuredImage { url altText width height }
      variants(first: 3) {
        nodes { id title availableForSale price { amount currencyCode } selectedOptions { name value } }
      }
    }
  }
}`;

const body = JSON.stringify({ query: DOCUMENT, variables: { first: 50 } });

export async function measurePlatform(env: Surroundings): Promise<BenchTable[]> {
  const inProcess = await measureInProcess();
  const overHttp = await measureOverHttp(env);
  return [
    {
      title: 'Embedded platform: products(first: 50) with 3 variants each',
      group: 'platform',
      header: ['how', 'req/s', 'p50 ms', 'p99 ms', 'kB an answer', 'failed'],
      rows: [
        ['in one process, from request to JSON', ...inProcess],
        ['over HTTP, 16 connections', ...overHttp, inProcess[3], 0],
      ],
      notes: ['SQLite, the demo shop; every request reads the version of the catalogue from the database.'],
    },
  ];
}

async function measureInProcess(): Promise<[number, number, number, number, number]> {
  const dataDir = temporaryDataDir();
  const storefrontToken = 'bench';
  const log = pino({ enabled: false });
  const publicUrl = 'http://localhost';
  const platform = await createPlatform({ dataDir: dataDir.path, seed: 'demo', publicUrl, storefrontToken, log });
  const ask = async () => {
    const headers = { 'content-type': 'application/json', 'x-shopify-storefront-access-token': storefrontToken };
    const response = await platform.storefrontApi(new Request(publicUrl + PATH, { method: 'POST', headers, body }));
    return response.text();
  };
  try {
    const answer = await ask();
    if (!answer.includes('"nodes"') || answer.includes('"errors"')) throw new Error(answer.slice(0, 500));
    const { perSecond, p50, p99 } = await repeat(ask);
    return [perSecond, p50, p99, Buffer.byteLength(answer) / 1000, 0];
  } finally {
    await platform.close();
    dataDir.remove();
  }
}

async function repeat(ask: () => Promise<unknown>): Promise<{ perSecond: number; p50: number; p99: number }> {
  const latencies: number[] = [];
  const warmUntil = performance.now() + WARM_UP_MS;
  const endsAt = warmUntil + MS;
  const worker = async () => {
    while (performance.now() < endsAt) {
      const asked = performance.now();
      await ask();
      if (asked >= warmUntil) latencies.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  const seconds = (performance.now() - warmUntil) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
  return { perSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99) };
}

async function measureOverHttp(env: Surroundings): Promise<[number, number, number]> {
  const dataDir = temporaryDataDir();
  const store = await startStore(env, dataDir.path);
  try {
    const headers = {
      'content-type': 'application/json',
      'x-shopify-storefront-access-token': await publicToken(store.url),
    };
    const result = await load({ origin: store.url, path: PATH, headers, body, connections: CONCURRENCY }, env);
    if (result.failures > 0) throw new Error(`${result.failures} answers of the platform were not 200`);
    return [result.perSecond, result.p50, result.p99];
  } finally {
    await store.close();
    dataDir.remove();
  }
}

/** As every browser finds it: in the page. */
async function publicToken(url: string): Promise<string> {
  const [, token] = /publicToken\\?"[:,]\\?"([\w-]+)/.exec(await (await fetch(url)).text()) ?? [];
  return token ?? 'xana-embedded-storefront';
}
