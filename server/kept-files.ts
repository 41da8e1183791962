import { hash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Logger } from 'pino';
import type { KeptFiles } from '#domain/catalogue-source.ts';

/** Bytes that are summed or written at once; others wait no longer than a millisecond or two. */
const PART_BYTES = 1024 * 1024;
const SUM_BYTES = 4;

interface Options {
  dataDir: string;
  /** The shop's address or database. */
  shop: string;
  /** What the content depends on besides the shop's own data. */
  rules: readonly string[];
  log: Logger;
}

/**
 * Files in `DATA_DIR/kept` that save work and may be removed at any time. They are replaced as a whole, so that of two processes on one
 * folder none reads half of the other's, and end with a sum, so that a damaged one is taken for none.
 */
export function createKeptFiles({ dataDir, shop, rules, log }: Options): KeptFiles {
  const fileOf = (name: string) => join(dataDir, 'kept', name);
  return {
    shop: hashOf(shop),
    rules: hashOf(JSON.stringify(rules)),
    async read(name) {
      try {
        return await readWhole(fileOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
          log.warn({ err: error, name }, 'a kept file was not read');
        return null;
      }
    },
    async write(name, content) {
      const file = fileOf(name);
      const own = `${file}.${randomUUID()}`;
      try {
        await mkdir(dirname(file), { recursive: true, mode: 0o700 });
        await writeWhole(own, content);
        await rename(own, file);
      } catch (error) {
        // A disk that is full or read-only: the next start reads everything anew, and nothing else is lost.
        log.warn({ err: error, name }, 'a kept file was not written');
        await rm(own, { force: true }).catch(() => undefined);
      }
    },
  };
}

function hashOf(text: string): string {
  return hash('sha256', text, 'hex');
}

async function readWhole(file: string): Promise<Uint8Array | null> {
  const bytes = await readFile(file);
  const content = bytes.subarray(0, -SUM_BYTES);
  let sum = 0;
  for (let index = 0; index < content.length; index += PART_BYTES) {
    sum = crc32(content.subarray(index, index + PART_BYTES), sum);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const isWhole = bytes.length > SUM_BYTES && bytes.readUInt32LE(content.length) === sum;
  return isWhole ? content : null;
}

async function writeWhole(file: string, content: readonly Uint8Array[]): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    let sum = 0;
    for (const part of inParts(content)) {
      sum = crc32(part, sum);
      await handle.write(part);
    }
    const end = Buffer.alloc(SUM_BYTES);
    end.writeUInt32LE(sum);
    await handle.write(end);
  } finally {
    await handle.close();
  }
}

/** The small parts of a content put together, the large ones taken apart. */
function* inParts(content: readonly Uint8Array[]): Generator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for (const part of content) {
    waiting.push(part);
    size += part.length;
    if (size < PART_BYTES) continue;
    const together = Buffer.concat(waiting);
    for (let index = 0; index < together.length; index += PART_BYTES)
      yield together.subarray(index, index + PART_BYTES);
    [waiting, size] = [[], 0];
  }
  yield Buffer.concat(waiting);
}
