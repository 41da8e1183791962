import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '../..');
const stamp = join(root, 'build/built-from');
const SOURCES = [
  'app/**',
  'domain/**',
  'schema/*',
  'art/brand/**',
  'art/out/**',
  '*.config.ts',
  'package-lock.json',
  'tsconfig.json',
];
const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|txt)$/;

/** Builds the storefront into `build/`, unless what stands there was made from the same sources. */
export function buildWhenNeeded(): void {
  const sources = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  process.stderr.write('Building the store …\n');
  rmSync(join(root, 'build'), { recursive: true, force: true });
  const cli = join(root, 'node_modules/@react-router/dev/dist/cli/index.js');
  const result = spawnSync(process.execPath, [cli, 'build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (result.status !== 0) {
    process.stderr.write(`${result.stdout}${result.stderr}\nThe build failed; its messages are above.\n`);
    process.exit(1);
  }
  compressAssets();
  writeFileSync(stamp, sources);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root }).sort()) {
    const path = join(root, file);
    if (statSync(path).isFile() && !/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Assets never change under one name, so they are compressed once, here, as hard as possible. */
function compressAssets(): void {
  for (const file of globSync('build/client/**', { cwd: root })) {
    const path = join(root, file);
    if (!COMPRESSIBLE.test(path) || !statSync(path).isFile()) continue;
    const bytes = readFileSync(path);
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

if (import.meta.main) buildWhenNeeded();
