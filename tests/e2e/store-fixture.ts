import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { buildDirectory } from '#server/build-directory.ts';
import { waitForLife } from '../support/wait-for-life.ts';

const root = resolve(import.meta.dirname, '../..');

type Findings = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

interface Mail {
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  attachments: { name: string; content: Buffer }[];
}

/** What was taken down is sent a moment later. */
const WAITING = "select id from outbox where status in ('queued', 'sending')";

export interface RunningStore {
  url: string;
  /** The platform's own database, for what a journey cannot do: change a price, empty a shelf. */
  database: (sql: string, ...values: (string | number)[]) => Record<string, unknown>[];
  /** The messages that were sent, once none is waiting. */
  mails: () => Promise<Mail[]>;
  /** The owner's command line (`npm run shop -- …`); returns what it printed. */
  command: (...args: string[]) => string;
}

interface Fixtures {
  /** Texts that the browser may write to its console in this test, besides none. */
  allowConsole: RegExp[];
}

interface WorkerFixtures {
  store: RunningStore;
  environment: Record<string, string>;
  /** Of the build that runs (server/build-directory.ts). */
  mode: string;
}

/**
 * A test of the whole store: each worker has its own, with its own port and database; whatever a page writes to the
 * console, and every uncaught error, fails the test. Whoever opens or reloads a page gets it when its script has come to
 * life: what a page does before that is for tests without JavaScript, and a press in between would be a matter of luck.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  environment: [{}, { option: true, scope: 'worker' }],
  mode: ['production', { option: true, scope: 'worker' }],
  store: [
    async ({ environment, mode }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'xana-e2e-'));
      const port = await findFreePort();
      const url = `http://localhost:${port}`;
      const child = await startStore(join(root, buildDirectory(mode)), port, dataDir, environment);
      if (environment.WARM_UP !== 'no') await untilEveryLanguageIsRead(url);
      const file = join(dataDir, 'platform.sqlite');
      await use({
        url,
        database: (sql, ...values) => query(file, sql, values),
        async mails() {
          await expect.poll(() => query(file, WAITING, [])).toEqual([]);
          return readMails(dataDir);
        },
        command: (...args) =>
          execFileSync(process.execPath, [join(root, 'bin/tasks/shop.ts'), ...args], {
            cwd: root,
            env: { PATH: process.env.PATH, DATA_DIR: dataDir },
            encoding: 'utf8',
          }),
      });
      await stop(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ store }, use) => use(store.url),
  allowConsole: [[], { option: true }],
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on('page', waitForLife);
    await use(context);
  },
  page: async ({ page, allowConsole }, use) => {
    const unexpected = listenToConsole(page, allowConsole);
    await use(page);
    expect(unexpected, 'unexpected console output').toEqual([]);
  },
});

/**
 * For tests that look at screens and do little else: those of a worker share one page, since opening a new one costs as much as all
 * that they look for. Each finds it empty, with nothing remembered. The page's policy lets in the styles of a test.
 */
export const screenTest = test.extend<object, { window: Page }>({
  window: [
    async ({ browser, store }, use) => {
      const context = await browser.newContext({ baseURL: store.url, bypassCSP: true, reducedMotion: 'reduce' });
      context.on('page', waitForLife);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ window, allowConsole, extraHTTPHeaders }, use) => {
    await window.context().setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    const unexpected = listenToConsole(window, allowConsole);
    await use(window);
    window.removeAllListeners('console');
    window.removeAllListeners('pageerror');
    await forgetEverything(window);
    expect(unexpected, 'unexpected console output').toEqual([]);
  },
});

/** @returns what the page writes to the console, besides what is allowed, and its uncaught errors, as they come */
function listenToConsole(page: Page, allowed: readonly RegExp[]): string[] {
  const unexpected: string[] = [];
  page.on('console', (message) => {
    const text = `${message.type()}: ${message.text()}`;
    if (!allowed.some((pattern) => pattern.test(text))) unexpected.push(text);
  });
  page.on('pageerror', (error) => unexpected.push(`uncaught: ${error.message}`));
  return unexpected;
}

async function forgetEverything(page: Page): Promise<void> {
  const context = page.context();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  // Of an empty page of the store: a screen would write down again, as it closes, what it remembers.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
}

export async function findFreePort(): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolvePort(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function startStore(
  build: string,
  port: number,
  dataDir: string,
  environment: Record<string, string>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(build, 'store/main.js')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      // Journeys that sign up name an address of their own in X-Forwarded-For.
      TRUST_PROXY: '1',
      ...environment,
    },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  await new Promise<void>((ready, reject) => {
    child.once('exit', (code) => reject(new Error(`the store stopped with code ${code}`)));
    child.stderr?.on('data', (bytes: Buffer) => {
      if (bytes.toString().includes(`:${port}`)) ready();
    });
  });
  return child;
}

/** A store opens with the list of its own language; who asks for another on a busy machine may be told to come again. */
async function untilEveryLanguageIsRead(url: string): Promise<void> {
  await expect.poll(async () => (await fetch(`${url}/en/products`)).status, { timeout: 45_000 }).toBe(200);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await exited;
}

function query(file: string, sql: string, values: (string | number)[]): Record<string, unknown>[] {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  try {
    return database.prepare(sql).all(...values);
  } finally {
    database.close();
  }
}

async function readMails(dataDir: string) {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const messages = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return messages.map(({ to, replyTo, subject = '', text = '', html = '', attachments }) => ({
    to: to?.[0]?.address ?? '',
    replyTo: replyTo?.[0]?.address ?? '',
    subject,
    text,
    html,
    attachments: attachments.map(({ filename, content }) => ({
      name: filename ?? '',
      content: Buffer.from(content as ArrayBuffer),
    })),
  }));
}

/** The library that the builder for Playwright brings along. */
const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * No accessibility finding of any kind on the page as it is now. The store has no frames, so axe runs in the page itself. The
 * builder would hand it 1.5 MB twice before every look, which took more than half of the processor time of a look.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate<Findings>(
    // An element is named by its markup: a selector would be looked for also for those without a finding.
    'axe.run({ resultTypes: ["violations"], selectors: false }).then((found) => found.violations)',
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)).toEqual([]);
}
