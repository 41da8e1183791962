import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type MadeFormat, type MakePicture, PictureNotMade } from './picture-maker.ts';
import { type PictureRequest, planPicture, readWebpSize, type Size } from './picture-request.ts';

/** Some hundred pictures of the sizes that pages ask for. */
const MAX_BYTES = 32 * 1024 * 1024;

interface MadePicture {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
  format: MadeFormat;
}

/**
 * Pictures made on demand, cached in memory, least recently used first out.
 *
 * @param maxBytes how much is kept
 * @param now milliseconds
 * @returns what makes the picture of a WebP file, or throws PictureNotMade
 */
export function createMadePictures(
  makePicture: MakePicture,
  maxBytes: number = MAX_BYTES,
  now: () => number = Date.now,
) {
  const isAdmitted = createSizeLimit(now);
  const cache = new LRUCache<string, MadePicture>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
  });
  const coming = new Map<string, Promise<MadePicture>>();
  return async (file: string, request: PictureRequest): Promise<MadePicture> => {
    const { size, bytes } = await readSource(file);
    const plan = planPicture(size, request);
    // AVIF is not made here: clients that read it read WebP too.
    const format: MadeFormat = request.format === 'jpg' || request.format === 'png' ? request.format : 'webp';
    const key = JSON.stringify([file, plan, format]);
    const known = cache.get(key);
    if (known) return known;
    if (!isAdmitted(file, key)) throw new PictureNotMade('TOO_MANY_SIZES', `${basename(file)} was made in many sizes`);
    const make = async (): Promise<MadePicture> => {
      const result = await makePicture({ source: bytes, plan, format });
      const picture = { bytes: result, etag: tagOf(result), format };
      cache.set(key, picture);
      return picture;
    };
    const picture = coming.get(key) ?? make().finally(() => coming.delete(key));
    coming.set(key, picture);
    return picture;
  };
}

async function readSource(file: string): Promise<{ size: Size; bytes: Uint8Array<ArrayBuffer> }> {
  const buffer = await readFile(file);
  const size = readWebpSize(buffer);
  if (!size) throw new PictureNotMade('FAILED', 'The original is not a WebP picture');
  return { size, bytes: new Uint8Array(buffer) };
}

export function tagOf(bytes: Uint8Array): string {
  return `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;
}

/** Sizes, shapes and formats that are made of one picture in an hour; the store itself asks for a handful. */
const SIZES_PER_PICTURE = 24;
const WINDOW_MS = 60 * 60_000;

/**
 * Bounds how many distinct renderings of one picture are made: their addresses are without number, and each takes a tenth
 * of a second. One that was admitted stays so for its hour.
 *
 * @returns whether this rendering of that picture may be made
 */
function createSizeLimit(now: () => number) {
  const admitted = new Map<string, Set<string>>();
  let since = now();
  return (picture: string, rendering: string): boolean => {
    if (now() - since >= WINDOW_MS) {
      admitted.clear();
      since = now();
    }
    const known = admitted.get(picture) ?? new Set();
    if (!known.has(rendering) && known.size >= SIZES_PER_PICTURE) return false;
    admitted.set(picture, known.add(rendering));
    return true;
  };
}
