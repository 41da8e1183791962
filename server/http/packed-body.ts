import { chooseEncoding, compressBrotli, compressGzip, type Encoding, unpack } from './encoding.ts';

/** Brotli's quality; a visitor waits for the compression. */
const QUALITY = 5;

/**
 * Bytes that are sent many times, compressed once for each encoding in which they were asked for. After that the
 * plain bytes are dropped: they are much larger and rarely asked for.
 */
export class PackedBody {
  readonly #bodies: Partial<Record<Encoding, Buffer>>;

  constructor(plain: Buffer) {
    this.#bodies = { identity: withOwnMemory(plain) };
  }

  /** Bytes of all encodings together. */
  get size(): number {
    return Object.values(this.#bodies).reduce((sum, body) => sum + body.length, 0);
  }

  /** @param onGrown called with the bytes that it takes more, or less, than before */
  async inEncoding(acceptEncoding: string | undefined, onGrown: (bytes: number) => void): Promise<EncodedBody> {
    const encoding = chooseEncoding(acceptEncoding);
    const bytes = this.#bodies[encoding] ?? (await this.#make(encoding));
    if (encoding !== 'identity') this.#keep(encoding, bytes, onGrown);
    return { bytes, encoding };
  }

  async #make(encoding: Encoding): Promise<Buffer> {
    const plain = await this.#plain();
    if (encoding === 'identity') return plain;
    return withOwnMemory(await (encoding === 'br' ? compressBrotli(plain, QUALITY) : compressGzip(plain)));
  }

  async #plain(): Promise<Buffer> {
    const { identity, br, gzip } = this.#bodies;
    return identity ?? (await unpack(br ?? gzip ?? Buffer.alloc(0), br ? 'br' : 'gzip'));
  }

  #keep(encoding: 'br' | 'gzip', bytes: Buffer, onGrown: (bytes: number) => void): void {
    const before = this.size;
    this.#bodies[encoding] = bytes;
    delete this.#bodies.identity;
    if (this.size !== before) onGrown(this.size - before);
  }
}

export interface EncodedBody {
  bytes: Buffer;
  encoding: Encoding;
}

/** Node cuts small buffers, and those that zlib fills, from blocks of 64 kB: a kept body of 14 kB would hold a whole block. */
function withOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
