/** What the first visit costs a slow phone: how long its thread is blocked, and how much is downloaded. */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '#tests/support/find-browser.ts';
import type { Surroundings } from './child-process.ts';
import type { BenchTable } from './markdown-table.ts';
import { median } from './median.ts';
import { firstVisits, getPacked, getSettledPage } from './page-answer.ts';
import { startStore, temporaryDataDir } from './running-store.ts';

const VISITS = 5;
const CPU_SLOWDOWN = 4;
/** A task is too long from there on (web.dev/articles/long-tasks-devtools). */
const LONG_TASK_MS = 50;
/** What runs scripts; the outermost of them in a task holds all the others, and the layouts that they force. */
const SCRIPT =
  /^(?:FunctionCall|EvaluateScript|RunMicrotasks|TimerFire|FireAnimationFrame|FireIdleCallback|EventDispatch|v8\.\w+)$/;
/** Processor time of scripts above 50 ms at 4×, ms; HTML and JavaScript, kB; the whole page by kind, kB. */
const GOALS = { scriptMs: 10, html: 14, javaScript: 112, page: { home: 250, list: 250, product: 220, finder: 250 } };

interface TraceEvent {
  name: string;
  cat: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds: when it began, how long it lasted. */
  ts: number;
  dur?: number;
  /** Microseconds of processor time of the thread. */
  tdur?: number;
  args?: { name?: string };
}

interface Visit extends ThreadTime {
  html: number;
  javaScript: number;
  all: number;
  layoutShift: number;
}

/** Ms at 4×. */
interface ThreadTime {
  /** Of the scripts of each task what is above 50 ms. */
  scriptMs: number;
  /** Of all of each task, reading, styles and layout too, what is above 50 ms. */
  blockedMs: number;
  longestMs: number;
}

export async function measureVitals(env: Surroundings): Promise<BenchTable[]> {
  const dataDir = temporaryDataDir();
  const store = await startStore(env, dataDir.path);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  const rows: (string | number)[][] = [];
  const missed: string[] = [];
  try {
    for (const { name, path } of await firstVisits(store.url)) {
      await getSettledPage(store.url + path);
      const visits: Visit[] = [];
      for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitOnce(browser, store.url + path));
      const of = (key: keyof Visit) => median(visits.map((visit) => visit[key]));
      rows.push([
        name,
        of('scriptMs'),
        of('blockedMs'),
        of('longestMs'),
        of('html'),
        of('javaScript'),
        of('all'),
        of('layoutShift'),
      ]);
      const [kind] = name.split(' ') as [keyof typeof GOALS.page];
      if (of('scriptMs') > GOALS.scriptMs) missed.push(`${name}: scripts`);
      if (of('html') > GOALS.html) missed.push(`${name}: HTML`);
      if (of('javaScript') > GOALS.javaScript) missed.push(`${name}: JavaScript`);
      if (of('all') > GOALS.page[kind]) missed.push(`${name}: whole page`);
      if (of('layoutShift') > 0) missed.push(`${name}: layout shift`);
    }
  } finally {
    await browser.close();
    await store.close();
    dataDir.remove();
  }
  return [
    {
      title: 'A first visit with a phone: processor time of the page’s thread, and kB over the wire',
      group: 'vitals',
      header: [
        'page',
        `scripts: ms above ${LONG_TASK_MS} at ${CPU_SLOWDOWN}×`,
        `all tasks: ms above ${LONG_TASK_MS}`,
        `longest task at ${CPU_SLOWDOWN}×`,
        'HTML',
        'JavaScript',
        'all',
        'layout shift',
      ],
      rows,
      notes: [
        `Median of ${VISITS} visits with an empty cache at 360 × 800. Processor time of the thread as the trace has it, times ${CPU_SLOWDOWN}, so that what else the machine does counts little. Scripts count with the layouts that they force; the other long tasks are the browser’s own first reading and layout of the page.`,
        missed.length === 0 ? 'All goals are reached.' : `Goals missed: ${missed.join('; ')}.`,
      ],
    },
  ];
}

async function visitOnce(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const sizes = await countBytes(session);
  const threadTime = await traceThread(browser, page, address);
  const layoutShift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(shift), 0));
      }),
  );
  await context.close();
  const html = (await getPacked(address)).body.length / 1000;
  return { ...threadTime, html, ...sizes(), layoutShift };
}

/** Everything that comes over the wire while a page is opened, kB. */
async function countBytes(session: CDPSession): Promise<() => Pick<Visit, 'javaScript' | 'all'>> {
  const scripts = new Set<string>();
  let javaScript = 0;
  let all = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    all += encodedDataLength / 1000;
    if (scripts.has(requestId)) javaScript += encodedDataLength / 1000;
  });
  await session.send('Network.enable');
  return () => ({ javaScript, all });
}

async function traceThread(browser: Browser, page: Page, address: string): Promise<ThreadTime> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'v8', 'toplevel', '__metadata'] });
  await page.goto(address, { waitUntil: 'networkidle' });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const ofMains = traceEvents.filter(({ ph, pid, tid }) => ph === 'X' && mains.has(`${pid} ${tid}`));
  const tasks = ofMains.filter(({ name }) => /RunTask$/.test(name));
  const scripts = outermost(ofMains.filter(({ name }) => SCRIPT.test(name)));
  const scriptTimes = tasks.map((task) =>
    scripts.filter((script) => isWithin(script, task)).reduce((sum, script) => sum + slowed(script), 0),
  );
  return {
    scriptMs: aboveLimit(scriptTimes),
    blockedMs: aboveLimit(tasks.map(slowed)),
    longestMs: Math.max(0, ...tasks.map(slowed)),
  };
}

function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  const found: TraceEvent[] = [];
  for (const event of events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0)))
    if (!found.some((outer) => isWithin(event, outer))) found.push(event);
  return found;
}

function isWithin(inner: TraceEvent, outer: TraceEvent): boolean {
  const end = outer.ts + (outer.dur ?? 0);
  return inner.pid === outer.pid && inner.tid === outer.tid && inner.ts >= outer.ts && inner.ts < end;
}

function slowed({ tdur = 0 }: TraceEvent): number {
  return (tdur / 1000) * CPU_SLOWDOWN;
}

function aboveLimit(times: readonly number[]): number {
  return times.reduce((sum, ms) => sum + Math.max(0, ms - LONG_TASK_MS), 0);
}
