/** A shop of 10,000 and of 100,000 products: its second start, its memory, filters, searches and the change of one product. */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { finished } from 'node:stream/promises';
import { locales, localizePath } from '#domain/locales.ts';
import { cpuMs, residentMib, type Surroundings } from './child-process.ts';
import type { EventLoopReport } from './event-loop-probe.ts';
import { growShop } from './grow-shop.ts';
import type { BenchTable } from './markdown-table.ts';
import { type RunningStore, startStore, temporaryDataDir } from './running-store.ts';

/** The first start on a large shop reads and describes every product. */
const FIRST_START_MS = 1_800_000;
const POLL_MS = 250;

interface Goals {
  products: number;
  firstPageMs: number;
  mib: number;
  firstSearchMs: number;
  p99Ms: number;
  stallMs: number;
}

const SIZES: readonly Goals[] = [
  { products: 10_000, firstPageMs: 2_000, mib: 450, firstSearchMs: 100, p99Ms: 20, stallMs: 50 },
  { products: 100_000, firstPageMs: 10_000, mib: 1_536, firstSearchMs: 100, p99Ms: 100, stallMs: 50 },
];

export async function measureScale(env: Surroundings): Promise<BenchTable[]> {
  const tables: BenchTable[] = [];
  for (const goals of SIZES) tables.push(await measureSize(goals, env));
  return tables;
}

async function measureSize(goals: Goals, env: Surroundings): Promise<BenchTable> {
  const dataDir = temporaryDataDir();
  try {
    const small = await startStore(env, dataDir.path);
    await small.close();
    const products = growShop(dataDir.path, goals.products);
    const first = await startStore(env, dataDir.path, { withinMs: FIRST_START_MS, path: '/products' });
    const firstCpu = cpuMs(first.pid).all;
    // What it read of each language is written behind the pages.
    await until(() => locales.every(({ tag }) => existsSync(join(dataDir.path, 'kept', `catalogue-${tag}`))));
    await first.close();
    return await measureSecondStart(goals, products, { cpu: firstCpu, ms: first.startedInMs }, dataDir.path, env);
  } finally {
    dataDir.remove();
  }
}

async function measureSecondStart(
  goals: Goals,
  products: number,
  firstStart: { cpu: number; ms: number },
  dataDir: string,
  env: Surroundings,
): Promise<BenchTable> {
  const report = join(dataDir, 'event-loop.json');
  const probe = new URL('./event-loop-probe.ts', import.meta.url);
  probe.searchParams.set('report', report);
  const store = await startStore(env, dataDir, {
    flags: ['--import', probe.href],
    withinMs: FIRST_START_MS,
    path: '/products',
  });
  const startCpu = cpuMs(store.pid).all;
  process.kill(store.pid, 'SIGUSR2');
  await until(() => areListed(store));
  const firstSearch = await timeOf(store, '/products?q=latitude+16gb');
  const filters = await timesOf(store, (n) => `/products?brand=dell&ram=16gb&min=${n}&n=${n}`);
  const searches = await timesOf(store, (n) => `/products?q=thinkpad+${n % 2 ? '16gb' : 't480'}&n=${n}`);
  const others = await visitOthers(store);
  const feed = await timeOfFeed(store);
  const changed = await changeOne(store, dataDir);
  const mib = residentMib(store.pid);
  await store.close();
  const { maxMs, p99Ms, maxCpuMs, maxCpuPath, busy, answers } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as EventLoopReport;
  const serverP99 = ({ paths }: Round, measure: 'serverMs' | 'cpuMs') =>
    p99(answers.filter(({ path }) => paths.has(path)).map((answer) => answer[measure]));
  const longest = (paths: ReadonlySet<string>) =>
    Math.max(...answers.filter(({ path }) => paths.has(path)).map(({ serverMs }) => serverMs));
  const row = (what: string, value: number, goal: number | null) => [
    what,
    value,
    goal ?? '–',
    goal === null ? '–' : value <= goal ? 'reached' : 'missed',
  ];
  return {
    title: `${products.toLocaleString('en-US')} products`,
    group: 'scale',
    header: ['what', 'measured', 'goal', ''],
    rows: [
      row('first start after a build: all products read, ms', firstStart.ms, null),
      row('the same, CPU ms', firstStart.cpu, null),
      row('second start to the first list, ms', store.startedInMs, goals.firstPageMs),
      row('the same, CPU ms of all threads', startCpu, null),
      row('first search, ms', firstSearch, goals.firstSearchMs),
      row('filters never asked for before, server time p99, ms', serverP99(filters, 'serverMs'), goals.p99Ms),
      row('the same in processor time, p99 ms', serverP99(filters, 'cpuMs'), goals.p99Ms),
      row('the same until the visitor has all of it, p99 ms', p99(filters.waited), null),
      row('the same, CPU ms a page', filters.cpu, null),
      row('searches never asked for before, server time p99, ms', serverP99(searches, 'serverMs'), goals.p99Ms),
      row('the same in processor time, p99 ms', serverP99(searches, 'cpuMs'), goals.p99Ms),
      row('the same until the visitor has all of it, p99 ms', p99(searches.waited), null),
      row('the same, CPU ms a page', searches.cpu, null),
      row(`${others.size} pages of other kinds, longest server time, ms`, longest(others), null),
      row('what a price site reads of all products, ms', feed, null),
      row('a new price in the list after, ms', changed.ms, null),
      row('the same, CPU ms', changed.cpu, null),
      row('longest stop of the event loop once open, processor ms', maxCpuMs, goals.stallMs),
      row('the same, ms', maxMs, goals.stallMs),
      row('stop of the event loop, p99 ms', p99Ms, null),
      row('share of time with work, %', busy * 100, null),
      row('memory, MiB', mib, goals.mib),
    ],
    notes: [
      `What had been asked for last at the longest stop by processor time: ${maxCpuPath}`,
      'Wall times and stops of the event loop count what else runs on the machine; CPU times do not. A page is asked for by one visitor at a time; server time ends when the system has all of the answer.',
    ],
  };
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const started = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - started > FIRST_START_MS) throw new Error('The store did not get ready');
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

interface Round {
  paths: ReadonlySet<string>;
  /** From the call to the last byte, ms. */
  waited: readonly number[];
  /** Processor time of the thread that runs JavaScript, ms a page. */
  cpu: number;
}

async function timesOf(store: RunningStore, pathOf: (n: number) => string): Promise<Round> {
  for (let n = 0; n < WARM_UP; n += 1) await timeOf(store, pathOf(10_000 + n));
  const paths = Array.from({ length: ROUNDS }, (_, n) => pathOf(n));
  const before = cpuMs(store.pid).main;
  const waited: number[] = [];
  for (const path of paths) waited.push(await timeOf(store, path));
  return { paths: new Set(paths), waited, cpu: (cpuMs(store.pid).main - before) / ROUNDS };
}

/** Orders and filters over all products, questions in words, and what besides lists is made of the whole catalogue. */
const OTHER_PAGES = [
  '/en',
  '/products?sort=weightAsc',
  '/products?sort=valueDesc&n=1',
  '/products?weight=0-1.37',
  '/products?brand=dell&brand=hp&ram=64gb&price=0-100',
  '/products?page=400',
  '/en/products?q=light+laptop+for+university',
  '/en/products?q=not+dell+16gb',
  '/products?q=zzzxqw',
  '/suggest?q=thi',
  '/finder?budget=0-500&use=study&size=daily&priority=price',
  '/en/finder?budget=800-1200&use=code&size=desk&priority=lifetime',
  '/services/grade-guide',
  '/sitemap.xml?part=1',
];
/** The longest of the feeds. */
const FEED = '/feeds/google.xml';
/** Laptops, and docks, whose pages say which laptops they fit. */
const PRODUCT_LISTS = ['/products?brand=lenovo', '/en/products?brand=dell&sort=priceDesc', '/products?q=dock'];
const PRODUCTS_OF_A_LIST = 4;

/** @returns the addresses that were asked for */
async function visitOthers(store: RunningStore): Promise<ReadonlySet<string>> {
  const paths = new Set(OTHER_PAGES);
  for (const list of PRODUCT_LISTS) {
    const html = await (await fetch(store.url + list)).text();
    const products = new Set(html.match(/(?:\/en)?\/product\/laptop\/[\w-]+/g));
    if (products.size === 0) throw new Error(`${list} links no product`);
    for (const path of [...products].slice(0, PRODUCTS_OF_A_LIST)) paths.add(path);
  }
  for (const path of paths) await timeOf(store, path);
  return paths;
}

function p99(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

async function timeOf(store: RunningStore, path: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(store.url + path);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return performance.now() - started;
}

/** Hundreds of megabytes, let go of as they come, and packed: `fetch` would unpack them on the processors of the store. */
async function timeOfFeed(store: RunningStore): Promise<number> {
  const started = performance.now();
  const request = get(store.url + FEED, { headers: { 'accept-encoding': 'gzip' } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  await finished(answer.resume());
  if (answer.statusCode !== 200) throw new Error(`${FEED} answers ${answer.statusCode}`);
  return performance.now() - started;
}

const CHANGE_WITHIN_MS = 60_000;

/** A laptop becomes the cheapest of all; the list begins with it when the change has arrived. */
async function changeOne(store: RunningStore, dataDir: string): Promise<{ ms: number; cpu: number }> {
  const database = new DatabaseSync(join(dataDir, 'platform.sqlite'), { timeout: 5_000 });
  const before = cpuMs(store.pid).all;
  const started = performance.now();
  try {
    database.exec(`update product_variants set price_cents = 111 where product_id =
      (select product_id from product_variants where stock > 0 order by id desc limit 1)`);
  } finally {
    database.close();
  }
  while (performance.now() - started < CHANGE_WITHIN_MS) {
    const html = await (await fetch(`${store.url}/products`)).text();
    if (/1,11(?:\s|&nbsp;|\u00A0)*€/.test(html)) {
      return { ms: performance.now() - started, cpu: cpuMs(store.pid).all - before };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The new price was not shown');
}
