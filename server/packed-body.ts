import { chooseEncoding, compressBrotli, compressGzip, type Encoding, unpack } from './encoding.ts';

/** Of brotli, for a first answer. */
const QUICK_QUALITY = 5;

/** Of brotli, its highest, for what is asked for again and again. */
const HIGHEST_QUALITY = 11;

/**
 * Of brotli, in the background, one after the other as a body is asked for again. The highest takes two and a half to four times as
 * long as 10 (the list: 137 and 38 ms) for up to 3 % fewer bytes. It runs in zlib's thread pool, after the answer was sent.
 */
const LATER_QUALITIES = [10, HIGHEST_QUALITY];

/**
 * Bytes that are sent many times, compressed once for each encoding in which they were asked for. Once they are compressed, the
 * plain bytes are let go: they take seven times the room, and hardly anybody asks for them.
 */
export class PackedBody {
  readonly #bodies: Partial<Record<Encoding, Buffer>>;
  /** How many of the later qualities were made, or are being made. */
  #improved = 0;
  #isImproving = false;

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

  /** Compresses a body that was sent once more, better than before. @throws what the compression throws */
  async improve(onGrown: (bytes: number) => void): Promise<void> {
    const quality = LATER_QUALITIES[this.#improved];
    const known = this.#bodies.br;
    if (quality === undefined || !known || this.#isImproving) return;
    this.#improved += 1;
    this.#isImproving = true;
    try {
      const better = withOwnMemory(await compressBrotli(await this.#plain(), quality));
      if (better.length < known.length) this.#keep('br', better, onGrown);
    } finally {
      this.#isImproving = false;
    }
  }

  async #make(encoding: Encoding): Promise<Buffer> {
    const plain = await this.#plain();
    if (encoding === 'identity') return plain;
    return withOwnMemory(await (encoding === 'br' ? compressBrotli(plain, QUICK_QUALITY) : compressGzip(plain)));
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
