import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { createReadiness } from './readiness.ts';

afterEach(() => vi.useRealTimers());

function readiness(check: () => Promise<unknown>) {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  const clock = { now: 0 };
  const checks = { page: async () => undefined, platform: check };
  return { ask: createReadiness({ checks, now: () => clock.now, log: pino(stream) }), clock, lines };
}

it('checks at most once in five seconds, however many ask', async () => {
  const check = vi.fn(async () => undefined);
  const { ask, clock } = readiness(check);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([[], [], []]);
  clock.now = 4_999;
  await ask();
  expect(check).toHaveBeenCalledTimes(1);
  clock.now = 5_000;
  await ask();
  expect(check).toHaveBeenCalledTimes(2);
});

it('names what fails, and writes it to the log once', async () => {
  let isBroken = true;
  const { ask, clock, lines } = readiness(async () => {
    if (isBroken) throw new Error('the platform at x.myshopify.com answers HTTP 401');
  });
  expect(await ask()).toEqual(['platform']);
  clock.now = 5_000;
  expect(await ask()).toEqual(['platform']);
  expect(lines).toHaveLength(1);
  isBroken = false;
  clock.now = 10_000;
  expect(await ask()).toEqual([]);
  expect(lines.map(({ msg, err }) => [msg, (err as Error | undefined)?.message])).toEqual([
    ['not ready: platform failed', 'the platform at x.myshopify.com answers HTTP 401'],
    ['ready again', undefined],
  ]);
});

it('does not wait for a check that hangs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { ask } = readiness(() => new Promise(() => undefined));
  const asked = ask();
  // Until the second check has begun.
  await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await asked).toEqual(['platform']);
});

it('lets others go on between the beginnings of two checks', async () => {
  const seen: string[] = [];
  const begin = (name: string) => async () => {
    seen.push(name);
    setImmediate(() => seen.push('others'));
  };
  const checks = { page: begin('page'), platform: begin('platform') };
  await createReadiness({ checks, now: () => 0, log: pino({ level: 'silent' }) })();
  expect(seen.slice(0, 3)).toEqual(['page', 'others', 'platform']);
});
