/**
 * State that outlives the page: one key of local storage, `{"state": {…}, "version": n}`, shared by all open tabs.
 * A value that does not parse or validate, is of another version or cannot be read at all is dropped without an error.
 */
export interface PersistedState<State> {
  get(): State;
  /** The same object until something changes, as `useSyncExternalStore` needs. */
  getInitial(): State;
  set(change: (state: State) => State): void;
  subscribe(listener: () => void): () => void;
}

interface Options<State> {
  key: string;
  version: number;
  initial: State;
  /** Returns null for anything that is not a whole, harmless state. What is busy or open is never restored. */
  parse: (value: unknown) => State | null;
  /** What of this tab's own state stays when another tab has written; by default nothing. */
  keepOwn?: (state: State) => Partial<State>;
}

export function createPersistedState<State>({
  key,
  version,
  initial,
  parse,
  keepOwn,
}: Options<State>): PersistedState<State> {
  const listeners = new Set<() => void>();
  let state: State | undefined;

  const notify = () => {
    for (const listener of listeners) listener();
  };

  const read = (text: string | null): State => {
    if (text === null) return initial;
    try {
      const stored: unknown = JSON.parse(text);
      const isOurs = typeof stored === 'object' && stored !== null && 'version' in stored && stored.version === version;
      return (isOurs && 'state' in stored && parse(stored.state)) || initial;
    } catch {
      return initial;
    }
  };

  const load = (): State => {
    try {
      return read(localStorage.getItem(key));
    } catch {
      // Storage is switched off in this browser: the state then lives as long as the page.
      return initial;
    }
  };

  const onStorage = (event: StorageEvent) => {
    // `key` is null when another tab cleared everything.
    if (event.key !== key && event.key !== null) return;
    const own = state && keepOwn?.(state);
    state = { ...read(event.key === null ? null : event.newValue), ...own };
    notify();
  };

  return {
    get: () => {
      state ??= load();
      return state;
    },
    getInitial: () => initial,
    set(change) {
      state = change(state ?? load());
      try {
        localStorage.setItem(key, JSON.stringify({ state, version }));
      } catch {
        // Full or switched off: see `load`.
      }
      notify();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}
