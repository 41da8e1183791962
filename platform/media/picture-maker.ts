import { Worker } from 'node:worker_threads';
import type { PictureFormat, PicturePlan } from './picture-request.ts';

/** AVIF takes ten times as long to make as the others, and four times the package. */
export type MadeFormat = Exclude<PictureFormat, 'avif'>;

export interface PictureJob {
  id: number;
  /** A WebP file. */
  source: Uint8Array<ArrayBuffer>;
  plan: PicturePlan;
  format: MadeFormat;
}

export type PictureResult = { id: number } & ({ bytes: Uint8Array<ArrayBuffer> } | { failure: string });

export class PictureNotMade extends Error {
  readonly code: 'BUSY' | 'FAILED' | 'CLOSED';

  constructor(code: PictureNotMade['code'], message: string) {
    super(message);
    this.name = 'PictureNotMade';
    this.code = code;
  }
}

export interface PictureMaker {
  /** @throws PictureNotMade when too many wait, the codec fails, or the maker was closed meanwhile */
  make: (job: Omit<PictureJob, 'id'>) => Promise<Uint8Array<ArrayBuffer>>;
  close: () => Promise<void>;
}

/** Whoever comes while so many wait is told so: addresses are without number, the thread is one. */
const MAX_WAITING = 32;

interface Waiting {
  resolve: (bytes: Uint8Array<ArrayBuffer>) => void;
  reject: (error: PictureNotMade) => void;
}

/** One thread, started with the first picture that must be made; it keeps no process alive. */
export function createPictureMaker(maxWaiting: number = MAX_WAITING): PictureMaker {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;
  const end = (code: PictureNotMade['code'], message: string) => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new PictureNotMade(code, message));
    waiting.clear();
  };
  const settle = (result: PictureResult) => {
    const waiter = waiting.get(result.id);
    waiting.delete(result.id);
    if ('bytes' in result) waiter?.resolve(result.bytes);
    else waiter?.reject(new PictureNotMade('FAILED', result.failure));
  };
  const start = () => {
    const started = new Worker(new URL('./picture-worker.ts', import.meta.url));
    started.unref();
    started.on('message', settle);
    started.on('error', (error) => end('FAILED', error.message));
    return started;
  };
  return {
    make: (job) =>
      new Promise((resolve, reject) => {
        if (waiting.size >= maxWaiting) return reject(new PictureNotMade('BUSY', `${waiting.size} pictures wait`));
        worker ??= start();
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.postMessage({ ...job, id: lastId } satisfies PictureJob);
      }),
    async close() {
      const closing = worker;
      end('CLOSED', 'The pictures are closed');
      await closing?.terminate();
    },
  };
}
