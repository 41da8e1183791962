import type { Readable } from 'node:stream';

export type Reading =
  | { outcome: 'read'; bytes: Buffer; isCut: boolean }
  | { outcome: 'busy' | 'too_large' | 'too_slow' | 'broken_off' };

interface Bounds {
  /** The excess is read and thrown away, so that the sender sees the answer. */
  maxBytes: number;
  deadlineMs: number;
  /** Asked for every part that is to be kept, first for none; false when there is no room for it. */
  grow: (bytes: number) => boolean;
}

/** A body is read up to this many times its bound; the excess is thrown away, and a longer body is cut off. */
const READ_FACTOR = 8;
/** A refused body is read for so long, ms: a browser that is still sending does not see an answer. */
const LINGER_MS = 2_000;
/** Without a byte for so long, nothing more will come, ms. */
const IDLE_MS = 20_000;

/** Reads a body to its end. Never rejects; of a body that is not read to its end, nothing stays in memory. */
export function readBody(message: Readable, { maxBytes, deadlineMs, grow }: Bounds): Promise<Reading> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const counts = { read: 0, taken: 0 };
    let refusal: Reading | null = null;
    const end = (reading: Reading) => {
      clearTimeout(deadline);
      clearTimeout(idle);
      message.off('data', take).off('end', finish).off('close', breakOff);
      message.pause();
      resolve(reading);
    };
    const refuseSoon = (reading: Reading) => {
      refusal = reading;
      chunks.length = 0;
      clearTimeout(deadline);
      deadline = setTimeout(() => end(reading), LINGER_MS);
    };
    const take = (chunk: Buffer) => {
      idle.refresh();
      counts.read += chunk.length;
      if (counts.read > READ_FACTOR * maxBytes) return end(refusal ?? { outcome: 'too_large' });
      if (refusal) return;
      const part = chunk.subarray(0, maxBytes - counts.taken);
      counts.taken += part.length;
      if (part.length === 0) return;
      if (grow(part.length)) chunks.push(part);
      else refuseSoon({ outcome: 'busy' });
    };
    const finish = () =>
      end(refusal ?? { outcome: 'read', bytes: Buffer.concat(chunks), isCut: counts.read > counts.taken });
    const breakOff = () => end({ outcome: 'broken_off' });
    let deadline = setTimeout(() => end({ outcome: 'too_slow' }), deadlineMs);
    const idle = setTimeout(() => end(refusal ?? { outcome: 'too_slow' }), IDLE_MS);
    if (!grow(0)) refuseSoon({ outcome: 'busy' });
    message.on('data', take).on('end', finish).on('close', breakOff).on('error', breakOff);
  });
}
