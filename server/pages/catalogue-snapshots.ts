import { hash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { DefaultDeserializer, DefaultSerializer } from 'node:v8';
import type { Logger } from 'pino';
import type { Snapshots } from '#domain/catalogue/catalogue-source.ts';

interface Options {
  dataDir: string;
  /** The shop's address or database, and the build: a snapshot of another shop or by other rules is not read. */
  key: readonly string[];
  log: Logger;
}

/** Values that are serialised in one turn of the event loop. */
const VALUES_A_TURN = 100;

/** Files in `DATA_DIR/snapshots`. A file is replaced as a whole, so that of two processes neither reads half of the other's. */
export function createSnapshots({ dataDir, key, log }: Options): Snapshots {
  const directory = join(dataDir, 'snapshots');
  const ownKey = hash('sha256', JSON.stringify(key));
  return {
    async read(name) {
      try {
        return await parse(await readFile(join(directory, name)), ownKey);
      } catch (error) {
        // A damaged file: the shop is read anew.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') log.warn({ err: error, name }, 'snapshot not read');
        return null;
      }
    },
    async write(name, values) {
      const draft = join(directory, `${name}.${randomUUID()}`);
      try {
        const bytes = await serialise(values, ownKey);
        await mkdir(directory, { recursive: true, mode: 0o700 });
        await writeFile(draft, bytes, { mode: 0o600, flag: 'wx' });
        await rename(draft, join(directory, name));
      } catch (error) {
        // A disk that is full or read-only: the next start reads the shop anew.
        log.warn({ err: error, name }, 'snapshot not written');
        await rm(draft, { force: true }).catch(() => undefined);
      }
    },
  };
}

async function serialise(values: readonly unknown[], key: string): Promise<Buffer> {
  const serializer = new DefaultSerializer();
  serializer.writeHeader();
  serializer.writeValue({ key, count: values.length });
  for (const [index, value] of values.entries()) {
    serializer.writeValue(value);
    if (index % VALUES_A_TURN === VALUES_A_TURN - 1) await turn();
  }
  return serializer.releaseBuffer();
}

/** @throws when the bytes are not what `serialise` wrote */
async function parse(bytes: Buffer, key: string): Promise<unknown[] | null> {
  const deserializer = new DefaultDeserializer(bytes);
  deserializer.readHeader();
  const header = deserializer.readValue() as { key: string; count: number };
  if (header.key !== key) return null;
  const values: unknown[] = [];
  for (let index = 0; index < header.count; index += 1) {
    values.push(deserializer.readValue());
    if (index % VALUES_A_TURN === VALUES_A_TURN - 1) await turn();
  }
  return values;
}
