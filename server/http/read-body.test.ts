import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readBody } from './read-body.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const read = (grow: (bytes: number) => boolean = () => true) => {
  const body = new PassThrough();
  return { body, reading: readBody(body, { maxBytes: 10, deadlineMs: 30_000, grow }) };
};
const drip = async (body: PassThrough, ms: number) => {
  body.write('x');
  await new Promise(setImmediate);
  vi.advanceTimersByTime(ms);
};

it('keeps so much of a body and throws the rest away', async () => {
  const { body, reading } = read();
  body.end('0123456789abc');
  expect(await reading).toEqual({ outcome: 'read', bytes: Buffer.from('0123456789'), isCut: true });
});

it('waits 20 seconds for the next byte', async () => {
  const { body, reading } = read();
  await drip(body, 19_999);
  await drip(body, 1);
  body.end();
  expect(await reading).toMatchObject({ outcome: 'read', isCut: false });
  const idle = read();
  vi.advanceTimersByTime(20_000);
  expect(await idle.reading).toEqual({ outcome: 'too_slow' });
});

it('waits for the last byte until the deadline', async () => {
  const { body, reading } = read();
  for (let seconds = 0; seconds < 30; seconds += 5) await drip(body, 5_000);
  expect(await reading).toEqual({ outcome: 'too_slow' });
});

it('reads what is refused for two seconds, so that a browser sees the answer', async () => {
  const grow = vi.fn(() => false);
  const { body, reading } = read(grow);
  await drip(body, 1_999);
  await drip(body, 1);
  expect(await reading).toEqual({ outcome: 'busy' });
  expect(grow).toHaveBeenCalledTimes(1);
});

it('says when a body was broken off', async () => {
  const { body, reading } = read();
  body.destroy();
  expect(await reading).toEqual({ outcome: 'broken_off' });
});
