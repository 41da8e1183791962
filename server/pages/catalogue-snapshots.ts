import { hash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Logger } from 'pino';
import type { Snapshots } from '#domain/catalogue/catalogue-source.ts';

interface Options {
  dataDir: string;
  /** The shop's address or database, and the build: a snapshot of another shop or by other rules is not read. */
  key: readonly string[];
  log: Logger;
}

/** Files in `DATA_DIR/snapshots`. A file is replaced as a whole, so that of two processes neither reads half of the other's. */
export function createSnapshots({ dataDir, key, log }: Options): Snapshots {
  const directory = join(dataDir, 'snapshots');
  const ownKey = hash('sha256', JSON.stringify(key));
  return {
    async read(name) {
      try {
        return parse(await readFile(join(directory, name)), ownKey);
      } catch (error) {
        // A damaged file: the shop is read anew.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') log.warn({ err: error, name }, 'snapshot not read');
        return null;
      }
    },
    async write(name, value) {
      const draft = join(directory, `${name}.${randomUUID()}`);
      try {
        await mkdir(directory, { recursive: true, mode: 0o700 });
        await writeFile(draft, serialize({ key: ownKey, value }), { mode: 0o600, flag: 'wx' });
        await rename(draft, join(directory, name));
      } catch (error) {
        // A disk that is full or read-only: the next start reads the shop anew.
        log.warn({ err: error, name }, 'snapshot not written');
        await rm(draft, { force: true }).catch(() => undefined);
      }
    },
  };
}

/** @throws when the bytes are not what `write` wrote */
function parse(bytes: Buffer, key: string): unknown {
  const file = deserialize(bytes) as { key: string; value: unknown };
  return file.key === key ? file.value : null;
}
