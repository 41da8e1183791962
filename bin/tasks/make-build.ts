/** Makes the builds of storefront and server. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './build-sources.ts';

const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|txt)$/;

/** Ends the process when a build fails. @param mode Vite's @param directory where it is put; what was there goes */
export function makeBuild(mode: string, directory: string): void {
  process.stderr.write('Building the store …\n');
  rmSync(directory, { recursive: true, force: true });
  run('@react-router/dev/dist/cli/index.js', 'build', '--mode', mode);
  run('vite/bin/vite.js', 'build', '--mode', mode, '--config', 'vite.store.config.ts', '--logLevel', 'warn');
  addOwnFiles(root, directory);
  compressAssets(directory);
}

/** The owner's files that are served under their own names, such as the notice on the legal guarantee. */
export function addOwnFiles(from: string, directory: string): void {
  const files = join(from, 'own/public');
  if (existsSync(files)) cpSync(files, join(directory, 'client'), { recursive: true });
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
