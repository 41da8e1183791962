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
  readonly code: 'BUSY' | 'LATE' | 'FAILED' | 'TOO_MANY_SIZES' | 'CLOSED';

  constructor(code: PictureNotMade['code'], message: string) {
    super(message);
    this.name = 'PictureNotMade';
    this.code = code;
  }
}

export interface PictureMaker {
  /**
   * @throws PictureNotMade when too many wait, the codec fails, it takes longer than ten seconds, or the maker was closed
   *   meanwhile; it never stays without an answer
   */
  make: (job: Omit<PictureJob, 'id'>) => Promise<Uint8Array<ArrayBuffer>>;
  close: () => Promise<void>;
}

/** What a picture needs of its thread. */
export interface PictureThread {
  postMessage: (job: PictureJob) => void;
  on: ((event: 'message', listen: (result: PictureResult) => void) => unknown) &
    ((event: 'error', listen: (error: Error) => void) => unknown) &
    ((event: 'exit', listen: (code: number) => void) => unknown);
  terminate: () => Promise<unknown>;
}

/** Whoever comes while so many wait is told so: addresses are without number, the thread is one. */
const MAX_WAITING = 32;
/** From being asked to being answered, ms; a picture takes a tenth of a second. */
const DEADLINE_MS = 10_000;

interface Task {
  job: PictureJob;
  resolve: (bytes: Uint8Array<ArrayBuffer>) => void;
  reject: (error: PictureNotMade) => void;
  deadline: ReturnType<typeof setTimeout>;
}

/** One thread, started with the first picture that must be made; it keeps no process alive, and makes one at a time. */
export function createPictureMaker(
  maxWaiting: number = MAX_WAITING,
  startThread: () => PictureThread = startWorker,
): PictureMaker {
  const tasks: Task[] = [];
  let thread: PictureThread | undefined;
  let lastId = 0;

  const remove = (task: Task) => {
    clearTimeout(task.deadline);
    tasks.splice(tasks.indexOf(task), 1);
  };
  /** The first task is the one that the thread works on. */
  const begin = () => {
    const [task] = tasks;
    if (!task) return;
    thread ??= start();
    thread.postMessage(task.job);
  };
  const fail = (task: Task, error: PictureNotMade) => {
    remove(task);
    task.reject(error);
  };
  const settle = (result: PictureResult) => {
    const [task] = tasks;
    // Of a picture that was late; the thread that made it is gone.
    if (task?.job.id !== result.id) return;
    remove(task);
    if ('bytes' in result) task.resolve(result.bytes);
    else task.reject(new PictureNotMade('FAILED', result.failure));
    begin();
  };
  /** The thread is gone, or of no use: what it worked on fails, and the others get a new one. */
  const abandon = (of: PictureThread, error: PictureNotMade) => {
    if (thread !== of) return;
    thread = undefined;
    void of.terminate();
    const [task] = tasks;
    if (task) fail(task, error);
    begin();
  };
  const start = () => {
    const started = startThread();
    started.on('message', settle);
    started.on('error', (error) => abandon(started, new PictureNotMade('FAILED', error.message)));
    started.on('exit', (code) => abandon(started, new PictureNotMade('FAILED', `The thread ended with ${code}`)));
    return started;
  };
  const expire = (task: Task) => {
    const late = new PictureNotMade('LATE', `Not made within ${DEADLINE_MS} ms`);
    if (tasks[0] === task && thread) abandon(thread, late);
    else fail(task, late);
  };
  return {
    make: ({ source, plan, format }) =>
      new Promise((resolve, reject) => {
        if (tasks.length >= maxWaiting) return reject(new PictureNotMade('BUSY', `${tasks.length} pictures wait`));
        lastId += 1;
        const job = { id: lastId, source, plan, format };
        const task: Task = { job, resolve, reject, deadline: setTimeout(() => expire(task), DEADLINE_MS) };
        task.deadline.unref();
        tasks.push(task);
        if (tasks.length === 1) begin();
      }),
    async close() {
      const closing = thread;
      thread = undefined;
      for (const task of [...tasks]) fail(task, new PictureNotMade('CLOSED', 'The pictures are closed'));
      await closing?.terminate();
    },
  };
}

function startWorker(): PictureThread {
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url));
  worker.unref();
  return worker;
}
