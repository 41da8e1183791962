import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const UNPACKED = resolve(import.meta.dirname, '../../node_modules/.cache/chromium');

/**
 * A Chromium for the tests: the one that `CHROMIUM_PATH` names, an installed one, or the one that comes from npm together
 * with the shared libraries it needs, so that a machine with nothing but Node and npm can run them.
 */
export async function findBrowser(): Promise<string> {
  const { CHROMIUM_PATH: named } = process.env;
  return named || INSTALLED.find((path) => existsSync(path)) || (await unpackBrowser());
}

async function unpackBrowser(): Promise<string> {
  mkdirSync(UNPACKED, { recursive: true });
  // The package unpacks into the directory for temporary files, and is told another one here, to be kept.
  const before = process.env.TMPDIR;
  process.env.TMPDIR = UNPACKED;
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const path = await chromium.executablePath();
  await inflate(resolve(UNPACKED, '../../@sparticuz/chromium/bin/al2023.tar.br'));
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  const libraries = join(UNPACKED, 'al2023/lib');
  process.env.LD_LIBRARY_PATH = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return path;
}
