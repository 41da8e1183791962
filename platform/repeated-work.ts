export interface RepeatedWork {
  /** Begins at once. */
  start(): void;
  /** Resolves when what is under way has ended. */
  stop(): Promise<void>;
}

interface Settings {
  /** Between the end of one run and the begin of the next, ms. */
  pauseMs: number;
  run: (isStopped: () => boolean) => Promise<unknown>;
  onError: (error: unknown) => void;
}

/** Does the same thing again and again, one run after the other; a run that fails does not end it. */
export function repeatWork({ pauseMs, run, onError }: Settings): RepeatedWork {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = true;
  let underWay: Promise<unknown> = Promise.resolve();

  const tick = () => {
    underWay = run(() => isStopped)
      .catch(onError)
      .finally(() => {
        if (!isStopped) timer = setTimeout(tick, pauseMs).unref();
      });
  };
  return {
    start() {
      if (!isStopped) return;
      isStopped = false;
      tick();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
