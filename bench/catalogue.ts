/** How cost grows with the number of products: start, pages, memory and the change of one product at 188, 1,000 and 10,000. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { locales, localizePath } from '#domain/locale/locales.ts';
import { cpuMs, residentMib, type Surroundings } from './support/child-process.ts';
import type { EventLoopReport } from './support/event-loop-probe.ts';
import { growShop } from './support/grow-shop.ts';
import type { BenchTable } from './support/markdown-table.ts';
import { type RunningStore, startStore, temporaryDataDir } from './support/running-store.ts';

const SIZES = [188, 1_000, 10_000];
/** The first start on a large shop reads and describes every product. */
const START_WITHIN_MS = 600_000;
const POLL_MS = 250;

interface Measured {
  /** Processor time of all threads until the first list. */
  firstStart: number;
  start: number;
  /** Processor time of a page that was never asked for, ms. */
  list: number;
  search: number;
  product: number;
  mib: number;
  changeMs: number;
  /** Longest processor time between two turns of the event loop while one product changed, ms. */
  blockMs: number;
}

export async function measureScale(env: Surroundings): Promise<BenchTable[]> {
  const measured: Measured[] = [];
  for (const size of SIZES) measured.push(await measureSize(size, env));
  const [small, large] = [measured[0] as Measured, measured.at(-1) as Measured];
  const row = (
    what: string,
    figure: (one: Measured) => number,
    limit: string,
    ratio = figure(large) / figure(small),
  ) => [what, ...measured.map(figure), `× ${ratio.toFixed(1)}`, limit];
  return [
    {
      title: 'The same shop with more products',
      group: 'scale',
      header: ['what', ...SIZES.map((size) => size.toLocaleString('en-US')), 'growth', 'limit'],
      rows: [
        row('first start after a build, CPU ms', ({ firstStart }) => firstStart, '–'),
        row('later start to the first list, CPU ms', ({ start }) => start, '× 10'),
        row('list, CPU ms a page', ({ list }) => list, '× 2'),
        row('search, CPU ms a page', ({ search }) => search, '× 2'),
        row('product, CPU ms a page', ({ product }) => product, '× 2'),
        row('a changed price is in the list after, ms', ({ changeMs }) => changeMs, '–'),
        row('longest block by that change, in pages', ({ blockMs, list }) => blockMs / list, '10 pages'),
        row('memory, MiB', ({ mib }) => mib, '700 MiB'),
      ],
      notes: [
        'Pages that were never asked for before, one at a time; processor time of the thread that runs JavaScript.',
      ],
    },
  ];
}

async function measureSize(size: number, env: Surroundings): Promise<Measured> {
  const dataDir = temporaryDataDir();
  try {
    await (await startStore(env, dataDir.path)).close();
    growShop(dataDir.path, size);
    // Those of the small shop.
    rmSync(join(dataDir.path, 'snapshots'), { recursive: true, force: true });
    const first = await startStore(env, dataDir.path, { withinMs: START_WITHIN_MS, path: '/products' });
    const firstStart = cpuMs(first.pid).all;
    await until(() => areListed(first));
    await until(() => locales.every(({ tag }) => existsSync(join(dataDir.path, 'snapshots', `catalogue-${tag}`))));
    await first.close();
    return { firstStart, ...(await measureLaterStart(dataDir.path, env)) };
  } finally {
    dataDir.remove();
  }
}

async function measureLaterStart(dataDir: string, env: Surroundings): Promise<Omit<Measured, 'firstStart'>> {
  const report = join(dataDir, 'event-loop.json');
  const probe = new URL('./support/event-loop-probe.ts', import.meta.url);
  probe.searchParams.set('report', report);
  const flags = ['--import', probe.href];
  const store = await startStore(env, dataDir, { flags, withinMs: START_WITHIN_MS, path: '/products' });
  const start = cpuMs(store.pid).all;
  await until(() => areListed(store));
  // Full pages on the smallest shop, too: a page of six products costs less than one of 24, whatever the shop's size.
  const list = await cpuOf(store, (n) => `/products?ram=16gb&min=${n}&n=${n}`);
  const search = await cpuOf(store, (n) => `/products?q=${n % 2 ? 'lenovo+thinkpad' : 'dell+latitude'}&n=${n}`);
  const product = await cpuOfProducts(store);
  process.kill(store.pid, 'SIGUSR2');
  const changeMs = await changeOne(store, dataDir);
  const mib = residentMib(store.pid);
  await store.close();
  const { maxCpuMs: blockMs } = JSON.parse(readFileSync(report, 'utf8')) as EventLoopReport;
  return { start, list, search, product, mib, changeMs, blockMs };
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const started = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - started > START_WITHIN_MS) throw new Error('The store did not get ready');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Whether the products are read in every language; the first to be asked for comes first. */
async function areListed({ url }: RunningStore): Promise<boolean> {
  const answers = await Promise.all(locales.map(({ tag }) => fetch(url + localizePath('/products', tag))));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  return answers.every(({ ok }) => ok);
}

const ROUNDS = 300;
/** The engine compiles what is called often. */
const WARM_UP = 40;

async function cpuOf(store: RunningStore, pathOf: (n: number) => string): Promise<number> {
  for (let n = 0; n < WARM_UP; n += 1) await visit(store, pathOf(10_000 + n));
  const before = cpuMs(store.pid).main;
  for (let n = 0; n < ROUNDS; n += 1) await visit(store, pathOf(n));
  return (cpuMs(store.pid).main - before) / ROUNDS;
}

async function cpuOfProducts(store: RunningStore): Promise<number> {
  const html = await (await fetch(`${store.url}/products?kind=laptop`)).text();
  const paths = [...new Set(html.match(/\/product\/laptop\/[\w-]+/g))];
  if (paths.length === 0) throw new Error('The list links no product');
  return cpuOf(store, (n) => `${paths[n % paths.length]}?n=${n}`);
}

async function visit(store: RunningStore, path: string): Promise<void> {
  const answer = await fetch(store.url + path);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
}

const CHANGE_WITHIN_MS = 60_000;

/** A laptop becomes the cheapest of all. @returns after how many ms the list begins with it */
async function changeOne(store: RunningStore, dataDir: string): Promise<number> {
  const database = new DatabaseSync(join(dataDir, 'platform.sqlite'), { timeout: 5_000 });
  const started = performance.now();
  try {
    database.exec(`update product_variants set price_cents = 111 where product_id =
      (select product_id from product_variants where stock > 0 order by id desc limit 1)`);
  } finally {
    database.close();
  }
  while (performance.now() - started < CHANGE_WITHIN_MS) {
    const html = await (await fetch(`${store.url}/products`)).text();
    if (/1,11(?:\s|&nbsp;|\u00A0)*€/.test(html)) return performance.now() - started;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The new price was not shown');
}
