import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PackedBody } from './packed-body.ts';

const page = Buffer.from(
  Array.from({ length: 400 }, (_, i) => `<li>ThinkPad T${i * 7} ${(i * i) % 97} €</li>`).join('\n'),
);

/** What the owner of the memory was told, summed up. */
function counted() {
  return {
    bytes: page.length,
    onGrown(more: number) {
      this.bytes += more;
    },
  };
}

describe('bytes that are sent many times', () => {
  it('come in the encoding that the client accepts, and are the same bytes', async () => {
    const body = new PackedBody(page);
    const onGrown = () => undefined;
    const plain = await body.inEncoding(undefined, onGrown);
    const gzip = await body.inEncoding('gzip', onGrown);
    const brotli = await body.inEncoding('gzip, br', onGrown);
    expect([plain.encoding, gzip.encoding, brotli.encoding]).toEqual(['identity', 'gzip', 'br']);
    expect(plain.bytes).toEqual(page);
    expect(gunzipSync(gzip.bytes)).toEqual(page);
    expect(brotliDecompressSync(brotli.bytes)).toEqual(page);
    // Once the plain bytes are gone, they are unpacked.
    expect((await body.inEncoding('identity', onGrown)).bytes).toEqual(page);
  });

  it('are compressed once for each encoding', async () => {
    const body = new PackedBody(page);
    const onGrown = () => undefined;
    const first = await body.inEncoding('br', onGrown);
    expect((await body.inEncoding('br', onGrown)).bytes).toBe(first.bytes);
  });

  it('hold no memory besides their own', async () => {
    const content = Buffer.from('a page');
    const body = new PackedBody(content);
    const onGrown = () => undefined;
    const plain = await body.inEncoding('identity', onGrown);
    const gzip = await body.inEncoding('gzip', onGrown);
    const brotli = await body.inEncoding('br', onGrown);
    for (const { bytes } of [plain, gzip, brotli]) expect(bytes.buffer.byteLength).toBe(bytes.length);
    expect(content.buffer.byteLength).toBeGreaterThan(content.length);
  });

  it('say what memory they take, without the plain bytes', async () => {
    const body = new PackedBody(page);
    const told = counted();
    expect(body.size).toBe(page.length);
    const { bytes } = await body.inEncoding('br', (more) => told.onGrown(more));
    expect([body.size, told.bytes]).toEqual([bytes.length, bytes.length]);
    const gzip = await body.inEncoding('gzip', (more) => told.onGrown(more));
    expect([body.size, told.bytes]).toEqual([bytes.length + gzip.bytes.length, body.size]);
  });
});
