/**
 * `npm run screens`, or `npm run screens -- contact mail`: takes a picture of every screen and of every mail, or of those
 * whose name holds one of the words, in both languages at four sizes (mails at two, and dark), into `screens/`. To be looked at;
 * nothing compares them.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startStore, temporaryDataDir } from '../../bench/support/running-store.ts';
import { LAPTOP, languages } from '../../tests/e2e/words.ts';
import { findBrowser } from '../../tests/support/find-browser.ts';
import { causeMails, MAILS, readMails } from '../../tests/support/mails.ts';
import { type Language, type Screen, SIZES } from '../../tests/support/screens/screen.ts';
import { SCREENS, STATES } from '../../tests/support/screens/screens.ts';
import { waitForLife } from '../../tests/support/wait-for-life.ts';
import { buildWhenNeeded } from './build.ts';

const FOLDER = join(import.meta.dirname, '../../screens');
/** The narrowest telephone, and what a mail program shows beside its list. */
const MAIL_SIZES = [
  [320, 'light'],
  [640, 'light'],
  [640, 'dark'],
] as const;
const asked = process.argv.slice(2);
const wanted = [...SCREENS, ...STATES].filter(
  ({ name }) => asked.length === 0 || asked.some((word) => name.includes(word)),
);
const wantedMails = MAILS.filter((kind) => asked.length === 0 || asked.some((word) => `mail-${kind}`.includes(word)));
if (wanted.length + wantedMails.length === 0) {
  const names = [...SCREENS, ...STATES].map(({ name }) => name).join(', ');
  process.stderr.write(
    `No screen is called so. There are: ${names}, ${MAILS.map((kind) => `mail-${kind}`).join(', ')}.\n`,
  );
  process.exit(2);
}

await buildWhenNeeded();
mkdirSync(FOLDER, { recursive: true });
const dataDir = temporaryDataDir();
const store = await startStore({ ...process.env, TRUST_PROXY: '1' }, dataDir.path);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
let failed = 0;
let visitors = 0;
// One is bought for each picture of what comes after.
runOwnersCommand('stock', 'set', LAPTOP.sku, '90');
try {
  for (const language of languages) {
    for (const screen of wanted) failed += await takeAll(browser, screen, language);
    if (wantedMails.length > 0) failed += await takeMails(browser, language);
  }
} finally {
  await browser.close();
  await store.close();
  dataDir.remove();
}
process.stdout.write(
  `\n${failed === 0 ? 'All pictures are' : `${failed} could not be taken; the others are`} in screens/\n`,
);
process.exit(failed === 0 ? 0 : 1);

/** From an address of their own: what one visitor may do in an hour is less than all pictures together need. */
async function newVisitor(browser: Browser, viewport: { width: number; height: number }) {
  visitors += 1;
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    baseURL: store.url,
    extraHTTPHeaders: { 'x-forwarded-for': `198.51.${100 + Math.floor(visitors / 250)}.${visitors % 250}` },
  });
  context.on('page', waitForLife);
  return context;
}

async function takeAll(browser: Browser, screen: Screen, language: Language): Promise<number> {
  let failures = 0;
  for (const [size, viewport] of Object.entries(SIZES)) {
    if (screen.sizes && !screen.sizes.some((name) => name === size)) continue;
    const context = await newVisitor(browser, viewport);
    const file = `${screen.name}.${language.language}.${viewport.width}.png`;
    try {
      await take(await context.newPage(), screen, language, join(FOLDER, file));
      process.stdout.write(`${file}\n`);
    } catch (error) {
      failures += 1;
      process.stderr.write(`${file}: ${error instanceof Error ? error.message : String(error)}\n`);
    }
    await context.close();
  }
  return failures;
}

/** Made by the store itself, in the order in which a customer would get them. */
async function takeMails(browser: Browser, language: Language): Promise<number> {
  try {
    await takeEachMail(browser, language);
    return 0;
  } catch (error) {
    process.stderr.write(`mails.${language.language}: ${error instanceof Error ? error.message : String(error)}\n`);
    return wantedMails.length;
  }
}

async function takeEachMail(browser: Browser, language: Language): Promise<void> {
  const outbox = join(dataDir.path, 'outbox');
  mkdirSync(outbox, { recursive: true });
  const before = new Set(readdirSync(outbox));
  const context = await newVisitor(browser, SIZES.desk);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await causeMails(page, language, runOwnersCommand, dataDir.path);
  const mails = await waitForMails(page, outbox, before);
  await takePasswordReset(page, language, mails);
  for (const kind of wantedMails) {
    for (const [width, colorScheme] of MAIL_SIZES) {
      const file = `mail-${kind}.${language.language}.${width}${colorScheme === 'dark' ? '.dark' : ''}.png`;
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      // At an address of the store, because a page without one may not load pictures of this machine.
      await page.route('**/mail', (route) => route.fulfill({ contentType: 'text/html', body: mails.get(kind) ?? '' }));
      await page.goto('/mail');
      await page.screenshot({ path: join(FOLDER, file), fullPage: true });
      process.stdout.write(`${file}\n`);
    }
  }
  await context.close();
}

/** The platform's page behind the link of the letter. */
async function takePasswordReset(page: Page, { language }: Language, mails: Map<string, string>): Promise<void> {
  const [address = ''] = /https?:[^"\s]+\/account\/reset\/[^"\s]+/.exec(mails.get('password-reset') ?? '') ?? [];
  for (const viewport of Object.values(SIZES)) {
    const file = `password-reset.${language}.${viewport.width}.png`;
    await page.setViewportSize(viewport);
    await page.goto(address);
    await page.screenshot({ path: join(FOLDER, file), fullPage: true });
    process.stdout.write(`${file}\n`);
  }
}

/** The outbox is emptied every second. */
async function waitForMails(page: Page, outbox: string, before: Set<string>): Promise<Map<string, string>> {
  for (let tries = 0; tries < 120; tries += 1) {
    const mails = await readMails(outbox, (file) => before.has(file));
    if (MAILS.every((kind) => mails.get(kind))) return mails;
    await page.waitForTimeout(500);
  }
  throw new Error(`Not every mail was sent: ${[...(await readMails(outbox, () => false)).keys()].join(', ')}`);
}

function runOwnersCommand(...args: string[]): string {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir.path, PUBLIC_URL: store.url };
  const program = join(import.meta.dirname, 'shop.ts');
  return execFileSync(process.execPath, [program, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
  });
}

async function take(page: Page, screen: Screen, language: Language, path: string): Promise<void> {
  page.setDefaultTimeout(15_000);
  await page.goto(language.path(screen.address), { waitUntil: 'networkidle' });
  await screen.prepare?.(page, language);
  if (!screen.isWindow) await showPictures(page);
  await page.screenshot({ path, fullPage: !screen.isWindow, animations: 'disabled' });
}

/** Scrolls through the page: parts further down load when they come into view, and a picture of the whole page does not scroll. */
async function showPictures(page: Page): Promise<void> {
  const stage = page.locator('.gst-place');
  if ((await stage.count()) > 0) {
    await stage.scrollIntoViewIfNeeded();
    await page.locator('.gst__pic').waitFor();
  }
  await page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled(images.map((image) => image.decode()));
    window.scrollTo(0, 0);
  });
}
