import { createHash, hash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDirectory } from '../../server/start/build-directory.ts';
import { findSources, root } from './build-sources.ts';

/** The sources of a build. */
interface Stamp {
  /** Hash of all sources' names, sizes and times, which a start compares first, because reading all bytes takes longer. */
  files: string;
  /** Hash of all sources' bytes, which decides, because a checkout changes every time. */
  bytes: string;
}

/**
 * Builds storefront and server into `build/`, unless they were built from the same sources.
 * @param mode Vite's; `every-locale` has a folder of its own (server/start/build-directory.ts)
 */
export async function buildWhenNeeded(mode = 'production'): Promise<void> {
  const directory = join(root, buildDirectory(mode));
  const stamp = join(directory, 'built-from');
  const sources = findSources();
  const files = hash(
    'sha256',
    sources
      .map((path) => {
        const { size, mtimeMs } = statSync(`${root}/${path}`);
        return `${path} ${size} ${mtimeMs}`;
      })
      .join('\n'),
  );
  const built = readStamp(stamp);
  if (built?.files === files) return;
  const bytes = hashOfBytes(sources);
  if (built?.bytes !== bytes) {
    // A start that finds a good build does not load what makes one.
    const { makeBuild } = await import('./make-build.ts');
    makeBuild(mode, directory);
  }
  writeFileSync(stamp, JSON.stringify({ files, bytes } satisfies Stamp));
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

if (import.meta.main) await buildWhenNeeded(process.argv[2]);
