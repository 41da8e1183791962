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
    const unexpected: string[] = [];
    page.on('console', (message) => {
      const text = `${message.type()}: ${message.text()}`;
      if (!allowConsole.some((pattern) => pattern.test(text))) unexpected.push(text);
    });
    page.on('pageerror', (error) => unexpected.push(`uncaught: ${error.message}`));
    await use(page);
    expect(unexpected, 'unexpected console output').toEqual([]);
  },
});

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
    'axe.run({ resultTypes: ["violations"] }).then((found) => found.violations)',
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}
