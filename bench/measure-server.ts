/** The goals of the server on the demo shop: a page never asked for before, the second start, memory, orders. */
import { cpuMs, residentMib, type Surroundings } from './child-process.ts';
import type { BenchTable } from './markdown-table.ts';
import { measureLimits } from './measure-limits.ts';
import { measureOrders } from './measure-orders.ts';
import { median } from './median.ts';
import { type RunningStore, startStore, temporaryDataDir } from './running-store.ts';

const CPU_GOAL_MS = 5;
const START_GOAL_MS = 500;
const MEMORY_GOAL_MIB = 300;
const ORDERS_GOAL = { sqlite: 900, postgres: 800 };

const STARTS = 5;
const PAGES_OF_A_KIND = 400;
const WARM_UP = 400;
const DIFFERENT_PAGES = 3_000;

type Row = [what: string, measured: number, goal: number, verdict: string];

const atMost = (what: string, value: number, goal: number): Row => [what, value, goal, verdict(value <= goal)];
const atLeast = (what: string, value: number, goal: number): Row => [what, value, goal, verdict(value >= goal)];

function verdict(isReached: boolean): string {
  return isReached ? 'reached' : 'missed';
}

/** @param databaseUrl as `measureOrders` takes it */
export async function measureServer(env: Surroundings, databaseUrl: string | undefined): Promise<BenchTable[]> {
  const rows = [...(await measurePagesAndStarts(env)), ...(await measureOrderGoals(databaseUrl))];
  return [
    {
      title: 'Goals of the server, 188 products',
      group: 'server',
      header: ['what', 'measured', 'goal', ''],
      rows,
      notes: ['CPU times hold on a busy machine, too; wall times, the start and orders, want a quiet one.'],
    },
    await measureLimits(env),
  ];
}

async function measurePagesAndStarts(env: Surroundings): Promise<Row[]> {
  const dataDir = temporaryDataDir();
  try {
    const starts: number[] = [];
    // The first makes tables and goods, and the second may find less kept than the third.
    for (let round = 0; round < STARTS + 2; round += 1) {
      const store = await startStore(env, dataDir.path);
      if (round > 1) starts.push(store.startedInMs);
      await store.close();
    }
    const store = await startStore(env, dataDir.path);
    try {
      const pages = await measureKinds(store);
      return [
        ...pages,
        atMost(`second start to the first page, median of ${STARTS}, ms`, median(starts), START_GOAL_MS),
        await measureMemory(store),
      ];
    } finally {
      await store.close();
    }
  } finally {
    dataDir.remove();
  }
}

async function measureKinds(store: RunningStore): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [kind, pathOf] of Object.entries(await pathsOf(store))) {
    for (let n = 0; n < WARM_UP; n += 1) await ask(store, pathOf(100_000 + n));
    const before = cpuMs(store.pid).main;
    for (let n = 0; n < PAGES_OF_A_KIND; n += 1) await ask(store, pathOf(n));
    const perPage = (cpuMs(store.pid).main - before) / PAGES_OF_A_KIND;
    rows.push(atMost(`${kind} never asked for before, CPU ms of the main thread`, perPage, CPU_GOAL_MS));
  }
  return rows;
}

async function measureMemory(store: RunningStore): Promise<Row> {
  const paths = Object.values(await pathsOf(store));
  for (let n = 0; n < DIFFERENT_PAGES; n += 1) await ask(store, paths[n % paths.length]?.(200_000 + n) ?? '/');
  return atMost(`memory after ${DIFFERENT_PAGES} different pages, MiB`, residentMib(store.pid), MEMORY_GOAL_MIB);
}

async function pathsOf(store: RunningStore): Promise<Record<string, (n: number) => string>> {
  const list = await (await fetch(`${store.url}/products`)).text();
  const products = [...new Set(list.match(/\/product\/laptop\/[\w-]+/g))];
  return {
    list: (n) => `/products?n=${n}`,
    search: (n) => `/products?q=latitude&n=${n}`,
    product: (n) => `${products[n % products.length]}?n=${n}`,
    home: (n) => `/?n=${n}`,
  };
}

async function ask(store: RunningStore, path: string): Promise<void> {
  const answer = await fetch(store.url + path, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
}

async function measureOrderGoals(databaseUrl: string | undefined): Promise<Row[]> {
  const [table] = await measureOrders(databaseUrl);
  return (table?.rows ?? []).flatMap(([where = '', perSecond = 0, , , placed = 0, there = 0]) => {
    const goal = String(where).startsWith('SQLite') ? ORDERS_GOAL.sqlite : ORDERS_GOAL.postgres;
    return [
      atLeast(`orders a second: ${where}`, Number(perSecond), goal),
      atMost(`orders lost: ${where}`, Number(placed) - Number(there), 0),
    ];
  });
}
