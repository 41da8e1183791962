import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { buildDirectory } from '#server/start/build-directory.ts';
import { findFreePort } from '../support/free-port.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { waitForLife } from '../support/wait-for-life.ts';

const root = resolve(import.meta.dirname, '../..');
const QUICK_PASSWORDS = new URL('../support/quick-passwords.ts', import.meta.url).href;

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
  databaseKind: 'sqlite' | 'postgres';
  /** The page of this worker's tests, by whether the policy of its pages is left out. */
  sharedPage: (bypassCSP: boolean) => Promise<Page>;
  /** Of the build that runs (server/start/build-directory.ts). */
  mode: string;
}

/**
 * A test of the whole store: each worker has its own, with its own port and database; whatever a page writes to the
 * console, and every uncaught error, fails the test. Whoever opens or reloads a page gets it when its script has come to
 * life: what a page does before that is for tests without JavaScript, and a press in between would be a matter of luck.
 *
 * The tests of a worker share one page, which each finds empty and with nothing remembered but the store's files: a new one, which
 * has to fetch and compile them, costs as much as most of what a test looks for. A test with the tag `@own-page` gets one of its own, for
 * what stays with a page or wants an empty cache: a clock, scripts before those of the page, a session of the debugger. Tests that put
 * styles of their own into the page, which its policy forbids, share another one (`bypassCSP`).
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  environment: [{}, { option: true, scope: 'worker' }],
  databaseKind: ['sqlite', { option: true, scope: 'worker' }],
  mode: ['production', { option: true, scope: 'worker' }],
  store: [
    async ({ environment: asked, databaseKind, mode }, use) => {
      const postgres = databaseKind === 'postgres' ? await startPostgres() : null;
      const environment: Record<string, string> = { ...asked, ...(postgres && { DATABASE_URL: postgres.url }) };
      const dataDir = mkdtempSync(join(tmpdir(), 'xana-e2e-'));
      const port = await findFreePort();
      const url = `http://localhost:${port}`;
      const child = await startStore(join(root, buildDirectory(mode)), port, dataDir, environment);
      if (environment.WARM_UP !== 'no') await untilEveryLanguageIsRead(url);
      const file = join(dataDir, 'platform.sqlite');
      const database: RunningStore['database'] = (sql, ...values) =>
        postgres ? queryPostgres(postgres.url, sql, values) : query(file, sql, values);
      await use({
        url,
        database,
        async mails() {
          await expect.poll(() => database(WAITING)).toEqual([]);
          return readMails(dataDir);
        },
        command: (...args) =>
          execFileSync(process.execPath, [join(root, 'bin/tasks/shop.ts'), ...args], {
            cwd: root,
            env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgres.url }) },
            encoding: 'utf8',
          }),
      });
      await stop(child);
      await postgres?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ store }, use) => use(store.url),
  allowConsole: [[], { option: true }],
  sharedPage: [
    async ({ browser, store }, use) => {
      const pages = new Map<boolean, Page>();
      await use(async (bypassCSP) => {
        const page =
          pages.get(bypassCSP) ?? (await openPage(browser, { baseURL: store.url, reducedMotion: 'reduce', bypassCSP }));
        pages.set(bypassCSP, page);
        return page;
      });
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async (
    { sharedPage, browser, allowConsole, javaScriptEnabled, hasTouch, reducedMotion, extraHTTPHeaders, bypassCSP },
    use,
    { tags },
  ) => {
    if (tags.includes('@own-page') || hasTouch || javaScriptEnabled === false || reducedMotion !== 'reduce') {
      // With what the test uses, as Playwright gives it to every context that is made in a test.
      const own = await openPage(browser, { javaScriptEnabled });
      await expectSilent(own, allowConsole, use);
      await own.context().close();
      return;
    }
    const shared = await sharedPage(bypassCSP);
    await shared.context().setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await expectSilent(shared, allowConsole, async (page) => {
      await use(page);
      await forgetEverything(page);
    });
  },
  context: ({ page }, use) => use(page.context()),
});

/** A page in a context of its own, which its test closes. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  if (options.javaScriptEnabled !== false) context.on('page', waitForLife);
  return context.newPage();
}

/**
 * Chromium looks once, some seconds after a page's load event, for style sheets that were preloaded and not used yet: a part
 * that is being loaded for the next screen in that very moment is named too.
 */
const UNDER_WAY = /^warning: The resource \S+\.(?:css|woff2) was preloaded using link preload but not used/;

/** axe’s own words: it asks for style sheets that came late once more, also where the network is gone. */
const AXE_OFFLINE = /^warning: Couldn't load preload assets: /;

async function expectSilent(page: Page, allowed: readonly RegExp[], use: (page: Page) => Promise<void>): Promise<void> {
  const unexpected = listenToConsole(page, allowed);
  await use(page);
  for (const event of ['console', 'pageerror', 'request', 'response'] as const) page.removeAllListeners(event);
  expect(unexpected, 'unexpected console output').toEqual([]);
}

/** @returns what the page writes to the console, besides what is allowed, and its uncaught errors, as they come */
function listenToConsole(page: Page, allowed: readonly RegExp[]): string[] {
  const unexpected: string[] = [];
  page.on('console', (message) => {
    const text = `${message.type()}: ${message.text()}`;
    if (![UNDER_WAY, AXE_OFFLINE, ...allowed].some((pattern) => pattern.test(text))) unexpected.push(text);
  });
  page.on('pageerror', (error) => unexpected.push(`uncaught: ${error.message}`));
  return unexpected;
}

/** Puts into the browser's storage what an earlier visit left there. */
export async function remember(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((remembered) => {
    for (const [key, value] of Object.entries(remembered)) localStorage.setItem(key, value);
  }, entries);
}

async function forgetEverything(page: Page): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  // First an empty page of the store: a screen would be laid out anew in the window that it gets, and write down again, as it closes, what it remembers.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 720 });
  // Nothing of the next page is pointed at.
  await page.mouse.move(0, 0);
}

async function startStore(
  build: string,
  port: number,
  dataDir: string,
  environment: Record<string, string>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', QUICK_PASSWORDS, join(build, 'store/main.js')], {
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
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes(`:${port}`)) ready();
    });
    child.once('close', (code) => reject(new Error(`the store stopped with code ${code}: ${said}`)));
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

/** A process of its own, so that a test asks one database like the other, without waiting. */
function queryPostgres(url: string, sql: string, values: (string | number)[]): Record<string, unknown>[] {
  const text = sql.split('?').reduce((before, after, place) => `${before}$${place}${after}`);
  const script = `import { Client } from 'pg';
    const client = new Client({ connectionString: process.argv[1] });
    await client.connect();
    const { rows } = await client.query(...JSON.parse(process.argv[2]));
    await client.end();
    console.log(JSON.stringify(rows));`;
  const args = ['--input-type=module', '-e', script, url, JSON.stringify([text, values])];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }));
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
