/** Reasons that keep messages open: the pointer on one of them, or the focus in one. */
export type Hold = 'pointer' | 'focus';

export interface ToastCountdowns {
  /** The messages that are shown now: each new one gets its time, one that has gone needs none. */
  show(ids: readonly number[]): void;
  /** No message closes until it is released: not the others either, or they would move the one that is read. */
  hold(by: Hold): void;
  /** When nothing holds them any more, all begin anew. */
  release(by: Hold): void;
  /** Forgets everything. */
  stop(): void;
}

/**
 * Counts down for each message from when it is shown.
 *
 * @param delay ms
 * @param close called once for a message whose time is over
 */
export function createToastCountdowns(delay: number, close: (id: number) => void): ToastCountdowns {
  const timers = new Map<number, ReturnType<typeof setTimeout> | undefined>();
  const holds = new Set<Hold>();
  const start = (id: number) => {
    clearTimeout(timers.get(id));
    timers.set(
      id,
      setTimeout(() => {
        timers.delete(id);
        close(id);
      }, delay),
    );
  };
  const pause = (id: number) => {
    clearTimeout(timers.get(id));
    timers.set(id, undefined);
  };
  return {
    show(ids) {
      for (const id of [...timers.keys()].filter((known) => !ids.includes(known))) {
        clearTimeout(timers.get(id));
        timers.delete(id);
      }
      // The held message has gone, and browsers fire no leave or blur event for it.
      if (ids.length === 0) holds.clear();
      for (const id of ids.filter((shown) => !timers.has(shown))) (holds.size > 0 ? pause : start)(id);
    },
    hold(by) {
      holds.add(by);
      for (const id of timers.keys()) pause(id);
    },
    release(by) {
      if (!holds.delete(by) || holds.size > 0) return;
      for (const id of timers.keys()) start(id);
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      holds.clear();
    },
  };
}
