import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPictureMaker } from './picture-maker.ts';
import { planPicture, readPictureRequest, readWebpSize } from './picture-request.ts';

const source = new Uint8Array(readFileSync(new URL('../../art/out/products/pro-14-front-1200.webp', import.meta.url)));
const plan = (query: string) =>
  planPicture({ width: 1200, height: 900 }, readPictureRequest(new URLSearchParams(query)));

describe('what makes pictures', () => {
  const make = createPictureMaker();

  it('makes WebP, JPEG and PNG of the size that was planned', async () => {
    const squares = plan('width=60&height=60&crop=left');
    const webp = Buffer.from(await make({ source, plan: squares, format: 'webp' }));
    expect(readWebpSize(webp)).toEqual({ width: 60, height: 60 });
    const png = Buffer.from(await make({ source, plan: squares, format: 'png' }));
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 60, 60]);
    const jpg = Buffer.from(await make({ source, plan: plan('width=60'), format: 'jpg' }));
    expect(jpg.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  });

  it('keeps the side that was asked for', async () => {
    const cut = (crop: string) =>
      make({ source, plan: plan(`width=60&height=60&crop=${crop}`), format: 'png' }).then(Buffer.from);
    const [left, right, center] = [await cut('left'), await cut('right'), await cut('center')];
    expect(left.equals(right) || left.equals(center) || right.equals(center)).toBe(false);
    expect((await cut('top')).equals(center)).toBe(true);
  });

  it('says what failed, and goes on', async () => {
    const broken = make({ source: new Uint8Array(100), plan: plan('height=60'), format: 'webp' });
    await expect(broken).rejects.toMatchObject({ code: 'FAILED' });
    expect((await make({ source, plan: plan('height=60'), format: 'webp' })).byteLength).toBeGreaterThan(0);
  });
});

describe('pictures that wait', () => {
  const job = { source, plan: plan('height=60'), format: 'webp' } as const;
  /** A codec in the hands of the test: what it was asked for ends when the test says so. */
  const open = (maxWaiting = 32) => {
    const begun: ((bytes: Buffer) => void)[] = [];
    const make = createPictureMaker(maxWaiting, () => new Promise((resolve) => begun.push(resolve)));
    return { make, begun, finish: (index: number) => begun[index]?.(Buffer.alloc(3)) };
  };
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => vi.useRealTimers());

  it('are no more than may wait', async () => {
    const { make, begun, finish } = open(1);
    const first = make(job);
    await expect(make(job)).rejects.toMatchObject({ code: 'BUSY' });
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toHaveLength(1);
    finish(0);
    expect(await first).toHaveLength(3);
  });

  it('are made one at a time; a request that waits for longer than ten seconds is told so', async () => {
    const { make, begun, finish } = open();
    const made = make(job);
    const late = make(job).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(begun).toHaveLength(1);
    finish(0);
    expect(await made).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(await late).toMatchObject({ code: 'LATE' });
  });

  it('are not made after their requests have ended', async () => {
    const { make, begun, finish } = open();
    const stuck = make(job).catch((error: unknown) => error);
    const waiting = make(job).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([await stuck, await waiting]).toMatchObject([{ code: 'LATE' }, { code: 'LATE' }]);
    finish(0);
    const next = make(job);
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toHaveLength(2);
    finish(1);
    expect(await next).toHaveLength(3);
  });
});
