import { chooseEncoding, compressBrotli, compressGzip, type Encoding } from './encoding.ts';

/** A first answer is compressed fast; what is asked for again is compressed once more, while nobody waits. */
const QUICK_QUALITY = 5;
const BEST_QUALITY = 10;

/** Bytes that are sent many times, compressed once for each encoding in which they were asked for. */
export class PackedBody {
  readonly identity: Buffer;
  readonly #packed: Partial<Record<Encoding, Buffer>> = {};
  /** True once the brotli body is the best one, or is being made. */
  #isBest = false;

  constructor(identity: Buffer) {
    this.identity = identity;
  }

  /** Bytes of all encodings together. */
  get size(): number {
    return Object.values(this.#packed).reduce((sum, body) => sum + body.length, this.identity.length);
  }

  /** @param onGrown called with the bytes that a new encoding takes */
  async inEncoding(acceptEncoding: string | undefined, onGrown: (bytes: number) => void): Promise<EncodedBody> {
    const encoding = chooseEncoding(acceptEncoding);
    if (encoding === 'identity') return { bytes: this.identity, encoding };
    const bytes = this.#packed[encoding] ?? (await pack(this.identity, encoding));
    this.#replace(encoding, bytes, onGrown);
    return { bytes, encoding };
  }

  /** Compresses a body that was sent before as well as possible. @throws what the compression throws */
  async improve(onGrown: (bytes: number) => void): Promise<void> {
    const quick = this.#packed.br;
    if (this.#isBest || !quick) return;
    this.#isBest = true;
    const better = await compressBrotli(this.identity, BEST_QUALITY);
    if (better.length < quick.length) this.#replace('br', better, onGrown);
  }

  #replace(encoding: Encoding, bytes: Buffer, onGrown: (bytes: number) => void): void {
    const before = this.#packed[encoding]?.length ?? 0;
    this.#packed[encoding] = bytes;
    if (bytes.length !== before) onGrown(bytes.length - before);
  }
}

export interface EncodedBody {
  bytes: Buffer;
  encoding: Encoding;
}

function pack(identity: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return encoding === 'br' ? compressBrotli(identity, QUICK_QUALITY) : compressGzip(identity);
}
