import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

/** Where systems put it; a path of another system is not there. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const UNPACKED = resolve(import.meta.dirname, '../../node_modules/.cache/chromium');

/**
 * A Chromium for the tests: the one that `CHROMIUM_PATH` names, an installed one, Playwright's own; on Linux else the one that
 * comes from npm together with the shared libraries it needs, so that a machine with nothing but Node and npm can run them.
 *
 * @throws on other systems, where none of them is there
 */
export async function findBrowser(): Promise<string> {
  const { CHROMIUM_PATH: named } = process.env;
  const found = named || [...INSTALLED, chromium.executablePath()].find((path) => existsSync(path));
  if (found) return found;
  if (process.platform === 'linux') return unpackBrowser();
  throw new Error('There is no Chromium here: call `npx playwright install chromium`, or name one by CHROMIUM_PATH.');
}

async function unpackBrowser(): Promise<string> {
  mkdirSync(UNPACKED, { recursive: true });
  // The package unpacks into the directory for temporary files, and is told another one here, to be kept.
  const before = process.env.TMPDIR;
  process.env.TMPDIR = UNPACKED;
  const { default: packed, inflate } = await import('@sparticuz/chromium');
  const path = await packed.executablePath();
  await inflate(resolve(UNPACKED, '../../@sparticuz/chromium/bin/al2023.tar.br'));
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  const libraries = join(UNPACKED, 'al2023/lib');
  process.env.LD_LIBRARY_PATH = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return path;
}
