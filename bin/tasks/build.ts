import { spawnSync } from 'node:child_process';
import { createHash, hash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildDirectory } from '../../server/build-directory.ts';

const root = join(import.meta.dirname, '../..');
/** Folders of which every file counts. Reading them is quicker than matching patterns: a start waits for it. */
const FOLDERS = [
  ...['app', 'domain', 'functions', 'locales', 'platform', 'server', 'schema'],
  ...['art/brand', 'art/out/grades', 'art/out/hero', 'art/out/other'],
];
/** Of these folders only some files: of 1,200 product pictures the storefront's build holds those of the front page. */
const FILES: Readonly<Record<string, RegExp>> = {
  '.': /^(?:.*\.config\.ts|package-lock\.json|tsconfig\.json)$/,
  'art/out/products': /^air-13-side-/,
  bin: /^(?:compact-server|rules-hash)\.ts$/,
};
const TEST = /\.test\.tsx?(?:\.snap)?$/;
const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|txt)$/;

/** What a build was made from. */
interface Stamp {
  /** Of all sources' names, sizes and times: what a start looks at first, since reading 40 MB of pictures takes longer. */
  files: string;
  /** Of all sources' bytes: what counts, since a checkout changes every time. */
  bytes: string;
}

/**
 * Builds storefront and server into `build/`, unless what stands there was made from the same sources.
 * @param mode Vite's; `every-locale` has a folder of its own (server/build-directory.ts)
 */
export function buildWhenNeeded(mode = 'production'): void {
  const directory = join(root, buildDirectory(mode));
  const stamp = join(directory, 'built-from');
  const sources = findSources();
  const files = hash(
    'sha256',
    sources
      .map((path) => {
        const { size, mtimeMs } = statSync(join(root, path));
        return `${path} ${size} ${mtimeMs}`;
      })
      .join('\n'),
  );
  const built = readStamp(stamp);
  if (built?.files === files) return;
  const bytes = hashOfBytes(sources);
  if (built?.bytes !== bytes) build(mode, directory);
  writeFileSync(stamp, JSON.stringify({ files, bytes } satisfies Stamp));
}

/** @returns their paths from the project's folder, in order */
export function findSources(): string[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !TEST.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  );
  const single = Object.entries(FILES).flatMap(([folder, names]) =>
    readdirSync(join(root, folder))
      .filter((name) => names.test(name))
      .map((name) => join(folder, name)),
  );
  return [...inFolders, ...single].sort();
}

function readStamp(stamp: string): Stamp | null {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8')) as Stamp;
  } catch {
    // No build yet, one that was broken off, or one of an older form.
    return null;
  }
}

function hashOfBytes(paths: readonly string[]): string {
  const sum = createHash('sha256');
  for (const path of paths) sum.update(path).update(readFileSync(join(root, path)));
  return sum.digest('hex');
}

function build(mode: string, directory: string): void {
  process.stderr.write('Building the store …\n');
  rmSync(directory, { recursive: true, force: true });
  run('@react-router/dev/dist/cli/index.js', 'build', '--mode', mode);
  run('vite/bin/vite.js', 'build', '--mode', mode, '--config', 'vite.store.config.ts', '--logLevel', 'warn');
  compressAssets(directory);
}

function run(program: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status === 0) return;
  process.stderr.write(`${stdout}${stderr}\nThe build failed; its messages are above.\n`);
  process.exit(1);
}

/** Assets never change under one name, so they are compressed once, here, as hard as possible. */
function compressAssets(directory: string): void {
  for (const file of globSync('client/**', { cwd: directory })) {
    const path = join(directory, file);
    if (!COMPRESSIBLE.test(path) || !statSync(path).isFile()) continue;
    const bytes = readFileSync(path);
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

if (import.meta.main) buildWhenNeeded(process.argv[2]);
