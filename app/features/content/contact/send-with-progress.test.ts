import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendWithProgress } from './send-with-progress.ts';

/** A browser's request whose line is in the hands of the test. */
class Line {
  static last: Line;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } = {};
  onerror?: () => void;
  onabort?: () => void;
  onload?: () => void;
  status = 0;
  response: unknown = null;
  sent: unknown[] = [];

  constructor() {
    Line.last = this;
  }

  open(...how: string[]) {
    this.sent.push(how);
  }

  setRequestHeader(...header: string[]) {
    this.sent.push(header);
  }

  send(body: unknown) {
    this.sent.push(body);
  }

  abort() {
    this.onabort?.();
  }

  answer(status: number, response: unknown) {
    this.status = status;
    this.response = response;
    this.onload?.();
  }
}

let parts: (number | null)[];
let leave: AbortController;
const form = new FormData();
const send = () =>
  sendWithProgress({
    address: '/contact/send',
    form,
    signal: leave.signal,
    onProgress: (part) => parts.push(part),
  });

beforeEach(() => {
  parts = [];
  leave = new AbortController();
  vi.stubGlobal('XMLHttpRequest', Line);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('a message with files', () => {
  it('is followed from its start to its answer', async () => {
    const outcome = send();
    const { last } = Line;
    expect(last.sent).toEqual([['POST', '/contact/send'], ['accept', 'application/json'], form]);
    last.upload.onprogress?.({ loaded: 1, total: 4 });
    last.upload.onprogress?.({ loaded: 3, total: 4 });
    last.upload.onload?.();
    last.answer(200, { kind: 'sent', isCopied: true });
    expect(await outcome).toEqual({ kind: 'sent', isCopied: true });
    expect(parts).toEqual([0, 0.25, 0.75, 1, null]);
  });

  it('may take as long as it moves, and is given up when it does not', async () => {
    const outcome = send();
    const failed = expect(outcome).rejects.toMatchObject({ code: 'stalled' });
    for (let loaded = 1; loaded < 10; loaded += 1) {
      vi.advanceTimersByTime(59_000);
      Line.last.upload.onprogress?.({ loaded, total: 10 });
    }
    expect(parts.at(-1)).toBe(0.9);
    vi.advanceTimersByTime(60_000);
    await failed;
    expect(parts.at(-1)).toBeNull();
  });

  it.each([
    ['network', (line: Line) => line.onerror?.()],
    ['aborted', () => leave.abort()],
    ['answer', (line: Line) => line.answer(503, null)],
    ['answer', (line: Line) => line.answer(200, null)],
    ['answer', (line: Line) => line.answer(200, { kind: 'nonsense' })],
  ] as const)('fails by the code %s', async (code, happens) => {
    const outcome = send();
    const failed = expect(outcome).rejects.toMatchObject({ code });
    happens(Line.last);
    await failed;
    expect(parts).toEqual([0, null]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that the server does not read brings the server’s sentence', async () => {
    const sending = send();
    Line.last.answer(503, { error: 'Try again in a few seconds.' });
    expect(await sending).toEqual({ kind: 'failed', values: null, message: 'Try again in a few seconds.' });
  });

  it('is not begun after the visitor has left', async () => {
    leave.abort();
    await expect(send()).rejects.toMatchObject({ code: 'aborted' });
    expect(parts).toEqual([null]);
  });
});
