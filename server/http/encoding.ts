import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Brotli's quality; a visitor waits for the compression. */
const QUALITY = 5;

/** A window of n bits reaches 2^n − 16 bytes back (RFC 7932, 9.1). */
const WINDOW_MARGIN = 16;

/** The best of some encodings that the client accepts (RFC 9110, 12.5.3); `q=0` refuses one. */
export function chooseEncoding<Offered extends Encoding = 'br' | 'gzip'>(
  acceptEncoding: string | null | undefined,
  offered: readonly Offered[] = ['br', 'gzip'] as Offered[],
): Offered | 'identity' {
  const accepted = new Set<string>();
  for (const item of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    if (!parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))) accepted.add(name);
  }
  return offered.find((encoding) => accepted.has(encoding)) ?? 'identity';
}

/** Bytes for an answer that is kept. */
export async function compress(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  const packed = encoding === 'br' ? compressBrotli(plain) : encoding === 'gzip' ? deflate(plain, { level: 9 }) : plain;
  return withOwnMemory(await packed);
}

/**
 * The window is no larger than the page: the result is the same, and the default window's 4 MB for each page under way
 * made the collector of garbage run all the time (a quarter of the processor time of a new page).
 */
function compressBrotli(bytes: Buffer): Promise<Buffer> {
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
    },
  });
}

/** @returns the smallest window that reaches over all of the bytes, as a power of two within brotli's bounds */
function windowBits(length: number): number {
  const bits = Math.ceil(Math.log2(length + WINDOW_MARGIN));
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}

/** Node cuts small buffers, and those that zlib fills, from blocks of 64 kB: a kept body of 14 kB would hold a whole block. */
function withOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
