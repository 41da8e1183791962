/** Cached pages against a server that does nothing else, and pages that were never asked for before. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cpuMs, firstLine, residentMib, type Surroundings, startNode, stop } from './support/child-process.ts';
import { type LoadResult, load } from './support/load.ts';
import type { BenchTable } from './support/markdown-table.ts';
import { getPage, type PageAnswer, pageKinds } from './support/page-answer.ts';
import { type RunningStore, startStore, temporaryDataDir } from './support/running-store.ts';

const CONSTANT_SERVER = fileURLToPath(new URL('./support/constant-server.ts', import.meta.url));

/** Addresses that are new each time: the list with all facets, a search, and a search that finds nothing. */
const UNCACHED = [
  { name: 'list, 24 items, every facet', path: '/products?n={n}' },
  { name: 'search in the whole catalogue', path: '/products?q=latitude&n={n}' },
  { name: 'search that finds nothing', path: '/products?q=x{n}' },
];

export async function measurePages(env: Surroundings): Promise<BenchTable[]> {
  const dataDir = temporaryDataDir();
  const store = await startStore(env, dataDir.path);
  try {
    const atRest = residentMib(store.pid);
    const cached = await measureCached(store, env);
    const memory: [string, number][] = [
      ['at rest', atRest],
      ['after the pages from memory', residentMib(store.pid)],
    ];
    const uncached = await measureUncached(store, env);
    memory.push(['after the pages that are new each time', residentMib(store.pid)]);
    return [
      cached,
      uncached,
      { title: 'Memory of the store, MiB', group: 'pages', header: ['when', 'MiB'], rows: memory },
    ];
  } finally {
    await store.close();
    dataDir.remove();
  }
}

async function measureCached(store: RunningStore, env: Surroundings): Promise<BenchTable> {
  const rows = [];
  for (const { name, path } of await pageKinds(store.url)) {
    const page = await getPage(store.url + path);
    const { ours, bare } = await inTurns(store, path, page, env);
    const share = `${Math.round((ours.perSecond / bare.perSecond) * 100)} %`;
    rows.push([
      name,
      page.body.length / 1000,
      ours.perSecond,
      bare.perSecond,
      share,
      ours.p50,
      ours.p99,
      bare.p99,
      ours.failures,
    ]);
  }
  return {
    title: 'Pages from memory, 16 visitors at once',
    group: 'pages',
    header: ['page', 'kB br', 'store req/s', 'node:http req/s', 'share', 'p50 ms', 'p99 ms', 'node:http p99', 'failed'],
    rows,
    notes: ['`node:http` is a server that sends the same bytes and headers and does nothing else, in the same run.'],
  };
}

/** Twice each, in turns, and the better of each: what else runs on the machine hits both alike. */
async function inTurns(store: RunningStore, path: string, page: PageAnswer, env: Surroundings) {
  const directory = mkdtempSync(join(tmpdir(), 'xana-bench-'));
  const file = join(directory, 'body');
  writeFileSync(file, page.body);
  // These belong to the connection, not to the page.
  const { connection: _connection, 'keep-alive': _keepAlive, date: _date, ...headers } = page.headers;
  const server = startNode([CONSTANT_SERVER, file, JSON.stringify(headers)], '.', env);
  try {
    const constant = { origin: `http://127.0.0.1:${await firstLine(server)}`, path: '/', ms: 1_500 };
    const results: { ours: LoadResult; bare: LoadResult }[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      const ours = await load({ origin: store.url, path, ms: 1_500 }, env);
      results.push({ ours, bare: await load(constant, env) });
    }
    const best = (name: 'ours' | 'bare') =>
      results.map((result) => result[name]).reduce((a, b) => (b.perSecond > a.perSecond ? b : a));
    return { ours: best('ours'), bare: best('bare') };
  } finally {
    await stop(server);
    rmSync(directory, { recursive: true, force: true });
  }
}

async function measureUncached(store: RunningStore, env: Surroundings): Promise<BenchTable> {
  const rows = [];
  for (const { name, path } of UNCACHED) {
    // The engine compiles what is called often: a shop that has been open for a minute is what is measured.
    await load({ origin: store.url, path: path.replace('{n}', 'warm{n}'), connections: 4, ms: 1_500 }, env);
    await idle(store.pid);
    const before = cpuMs(store.pid);
    const result = await load({ origin: store.url, path, connections: 4 }, env);
    // What is compressed behind the reader's back belongs to the page too.
    await idle(store.pid);
    const after = cpuMs(store.pid);
    const rendering = (after.main - before.main) / result.all;
    const rest = (after.all - before.all) / result.all - rendering;
    rows.push([name, rendering, rest, result.perSecond, result.p50, result.p99, result.failures]);
  }
  return {
    title: 'Pages that nobody has asked for before, 4 visitors at once',
    group: 'pages',
    header: ['page', 'CPU ms a page', 'other threads', 'req/s', 'p50 ms', 'p99 ms', 'failed'],
    rows,
    notes: ['CPU is that of the thread that renders; the other threads compress and collect garbage.'],
  };
}

/** Resolves when the process has nothing left to do, or after ten seconds. */
async function idle(pid: number): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    const before = cpuMs(pid).all;
    await new Promise((resolve) => setTimeout(resolve, 500));
    if (cpuMs(pid).all - before <= 20) return;
  }
}
