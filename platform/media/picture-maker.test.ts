import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { createPictureMaker } from './picture-maker.ts';
import { planPicture, readPictureRequest, readWebpSize } from './picture-request.ts';

const source = new Uint8Array(readFileSync(new URL('../../art/out/products/pro-14-front-1200.webp', import.meta.url)));
const plan = (query: string) =>
  planPicture({ width: 1200, height: 900 }, readPictureRequest(new URLSearchParams(query)));

describe('the thread that makes pictures', () => {
  const maker = createPictureMaker();
  afterAll(() => maker.close());

  it('makes WebP, JPEG and PNG of the size that was planned', async () => {
    const squares = plan('width=60&height=60&crop=left');
    const webp = Buffer.from(await maker.make({ source, plan: squares, format: 'webp' }));
    expect(readWebpSize(webp)).toEqual({ width: 60, height: 60 });
    const png = Buffer.from(await maker.make({ source, plan: squares, format: 'png' }));
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 60, 60]);
    const jpg = Buffer.from(await maker.make({ source, plan: plan('width=60'), format: 'jpg' }));
    expect(jpg.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  });

  it('keeps the side that was asked for', async () => {
    const make = (crop: string) =>
      maker.make({ source, plan: plan(`width=60&height=60&crop=${crop}`), format: 'png' }).then(Buffer.from);
    const [left, right, center] = [await make('left'), await make('right'), await make('center')];
    expect(left.equals(right) || left.equals(center) || right.equals(center)).toBe(false);
    expect((await make('top')).equals(center)).toBe(true);
  });

  it('says what failed, and goes on', async () => {
    const broken = maker.make({ source: new Uint8Array(100), plan: plan('height=60'), format: 'webp' });
    await expect(broken).rejects.toMatchObject({ code: 'FAILED' });
    expect((await maker.make({ source, plan: plan('height=60'), format: 'webp' })).byteLength).toBeGreaterThan(0);
  });
});

it('takes no more than may wait, and leaves nobody waiting when it is closed', async () => {
  const maker = createPictureMaker(1);
  const first = maker.make({ source, plan: plan('height=60'), format: 'webp' });
  await expect(maker.make({ source, plan: plan('height=61'), format: 'webp' })).rejects.toMatchObject({ code: 'BUSY' });
  const closing = maker.close();
  await expect(first).rejects.toMatchObject({ code: 'CLOSED' });
  await closing;
});
