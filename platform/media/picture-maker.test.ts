import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPictureMaker, type PictureJob, type PictureThread } from './picture-maker.ts';
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

/** A thread in the hands of the test. */
class FakeThread extends EventEmitter {
  static started: FakeThread[] = [];
  readonly jobs: PictureJob[] = [];
  isTerminated = false;

  constructor() {
    super();
    FakeThread.started.push(this);
  }

  postMessage(job: PictureJob) {
    this.jobs.push(job);
  }

  async terminate() {
    this.isTerminated = true;
  }

  finish() {
    this.emit('message', { id: this.jobs.at(-1)?.id, bytes: new Uint8Array(3) });
  }
}

describe('a thread that does not do its work', () => {
  beforeEach(() => {
    FakeThread.started = [];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => vi.useRealTimers());
  const job = { source, plan: plan('height=60'), format: 'webp' } as const;
  const open = () => createPictureMaker(32, () => new FakeThread() as unknown as PictureThread);

  it('is ended after ten seconds, and the next one makes what waits', async () => {
    const maker = open();
    const stuck = maker.make(job);
    vi.advanceTimersByTime(9_000);
    const next = maker.make(job);
    vi.advanceTimersByTime(1_000);
    await expect(stuck).rejects.toMatchObject({ code: 'LATE' });
    const [first, second] = FakeThread.started;
    expect([first?.isTerminated, first?.jobs.length, second?.jobs.length]).toEqual([true, 1, 1]);
    first?.finish();
    second?.finish();
    expect(await next).toHaveLength(3);
  });

  it('works on one picture at a time; whoever waits for longer than ten seconds is told so', async () => {
    const maker = open();
    const made = maker.make(job);
    const waiting = maker.make(job);
    vi.advanceTimersByTime(9_999);
    const [thread] = FakeThread.started;
    expect(thread?.jobs).toHaveLength(1);
    thread?.finish();
    expect(await made).toHaveLength(3);
    vi.advanceTimersByTime(1);
    await expect(waiting).rejects.toMatchObject({ code: 'LATE' });
  });

  it.each([
    ['exit', 1, 'The thread ended with 1'],
    ['error', new Error('out of memory'), 'out of memory'],
  ])('leaves nobody without an answer (%s)', async (event, detail, message) => {
    const maker = open();
    const lost = maker.make(job);
    const next = maker.make(job);
    FakeThread.started[0]?.emit(event, detail);
    await expect(lost).rejects.toMatchObject({ code: 'FAILED', message });
    FakeThread.started[1]?.finish();
    expect(await next).toHaveLength(3);
  });
});
