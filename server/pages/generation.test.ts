import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGeneration } from './generation.ts';

const log = pino({ level: 'silent' });
afterEach(() => vi.useRealTimers());

function setUp(renewAfterMs?: number) {
  const clock = { now: 0 };
  const readVersion = vi.fn<() => string | Promise<string>>(async () => 'a');
  const generation = createGeneration({
    readVersion,
    now: () => clock.now,
    log,
    ...(renewAfterMs !== undefined && { renewAfterMs }),
  });
  return { clock, readVersion, generation };
}

describe('the generation of the platform’s data', () => {
  it('is read once a second at most, however many ask', async () => {
    const { clock, readVersion, generation } = setUp();
    expect(await Promise.all([generation(), generation(), generation()])).toEqual([0, 0, 0]);
    for (clock.now = 1; clock.now < 1_000; clock.now += 1) expect(generation()).toBe(0);
    expect(readVersion).toHaveBeenCalledTimes(1);
    clock.now = 1_000;
    await generation();
    expect(readVersion).toHaveBeenCalledTimes(2);
  });

  it('makes everything old with a changed version, for all who asked since the check began', async () => {
    const { clock, readVersion, generation } = setUp();
    await generation();
    clock.now = 1_000;
    readVersion.mockResolvedValueOnce('b');
    expect(await Promise.all([generation(), generation()])).toEqual([2, 2]);
    readVersion.mockResolvedValueOnce('b');
    clock.now = 2_000;
    expect(await generation()).toBe(2);
  });

  it('stays as it is while the version cannot be read, and no request waits for it twice', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { clock, readVersion, generation } = setUp();
    await generation();
    clock.now = 1_000;
    readVersion.mockRejectedValueOnce(new Error('down'));
    expect(await generation()).toBe(0);
    clock.now = 2_000;
    let answer: (version: string) => void = () => {};
    readVersion.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    expect(generation()).toBe(0);
    expect(generation()).toBe(0);
    answer('b');
    await vi.waitFor(() => expect(generation()).toBe(2));
  });

  it('makes old what was made before any version could be read', async () => {
    const { clock, readVersion, generation } = setUp();
    readVersion.mockRejectedValueOnce(new Error('down'));
    expect(await generation()).toBe(0);
    clock.now = 1_000;
    expect(generation()).toBe(0);
    await vi.waitFor(() => expect(generation()).toBe(2));
  });

  it('waits 200 ms for a database that hangs, and takes its answer when it comes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { clock, readVersion, generation } = setUp();
    await generation();
    clock.now = 1_000;
    let answer: (version: string) => void = () => {};
    readVersion.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const asked = generation();
    await vi.advanceTimersByTimeAsync(200);
    expect(await asked).toBe(0);
    expect(generation()).toBe(0);
    answer('b');
    await vi.waitFor(() => expect(generation()).toBe(2));
  });

  it('ages by time where the platform does not tell of changes', async () => {
    const { clock, generation } = setUp(25_000);
    await generation();
    clock.now = 24_000;
    expect(await generation()).toBe(0);
    clock.now = 25_000;
    expect(await generation()).toBe(1);
    clock.now = 49_000;
    expect(await generation()).toBe(1);
    clock.now = 50_000;
    expect(await generation()).toBe(2);
    clock.now = 500_000;
    expect(await generation()).toBe(20);
  });
});
