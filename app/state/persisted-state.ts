import { useSyncExternalStore } from 'react';

/**
 * State that outlives the page: one key of local storage, `{"state": {…}, "version": n}`, shared by all open tabs. A browser that
 * refuses local storage keeps it in the tab (session storage), one that refuses both as long as the page. A value that does not parse or validate, is of another version or cannot be read at all is dropped without an error.
 */
export interface PersistedState<State> {
  get(): State;
  set(change: (state: State) => State): void;
  /** Whether the browser stores the state for good; if not, it may be gone when the tab is closed or loaded again. */
  isLasting(): boolean;
  subscribe(listener: () => void): () => void;
  /** The state in a component, which is drawn again when it changes; on the server always the initial one. */
  use(): State;
}

/** Of the frame around every state; when one state's own form changes, its `parse` refuses what an older release wrote. */
const VERSION = 1;

interface Options<State> {
  key: string;
  initial: State;
  /** Returns null for anything that is not a whole, harmless state. What is busy or open is never restored. */
  parse: (value: unknown) => State | null;
  /** The part of this tab's state that stays when another tab has written; nothing by default. */
  keepOwn?: (state: State) => Partial<State>;
}

export function createPersistedState<State>({ key, initial, parse, keepOwn }: Options<State>): PersistedState<State> {
  const listeners = new Set<() => void>();
  let isLasting = true;
  let state: State | undefined;
  /** The text in storage when `state` was last read from it or written to it. */
  let known: string | null = null;

  const parseText = (text: string | null): State => {
    try {
      const stored: unknown = JSON.parse(text ?? 'null');
      const isOurs = typeof stored === 'object' && stored !== null && 'version' in stored && stored.version === VERSION;
      return (isOurs && 'state' in stored && parse(stored.state)) || initial;
    } catch {
      return initial;
    }
  };

  const take = (text: string | null): State => {
    if (state !== undefined && text === known) return state;
    known = text;
    const stored = parseText(text);
    const own = state && keepOwn?.(state);
    // Nothing stored is `initial` itself: another object would draw every part of the page a second time after hydration.
    state = own ? { ...stored, ...own } : stored;
    return state;
  };

  /** Reads storage again: its events reach a tab only while it listens, and never a page in the back/forward cache. */
  const readAgain = (): State => {
    const stored = readStored(key);
    if (stored) isLasting = stored.isLasting;
    if (stored) return take(stored.text);
    state ??= initial;
    return state;
  };

  const notify = () => {
    for (const listener of listeners) listener();
  };

  const onStorage = (event: StorageEvent) => {
    // `key` is null when another tab cleared everything.
    if (event.key !== key && event.key !== null) return;
    take(event.key === null ? null : event.newValue);
    notify();
  };

  /** Back to a page that the browser had put aside whole (back-forward cache). */
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    readAgain();
    notify();
  };

  const get = () => state ?? readAgain();
  const getInitial = () => initial;
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) {
      readAgain();
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onPageShow);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  };

  return {
    get,
    set(change) {
      state = change(readAgain());
      const text = JSON.stringify({ state, version: VERSION });
      const place = store(key, text);
      isLasting = place === 'device';
      if (place) known = text;
      notify();
    },
    isLasting: () => isLasting,
    subscribe,
    use: () => useSyncExternalStore(subscribe, get, getInitial),
  };
}

/** Null if both storages are switched off. A tab's own text counts only where the device has none. */
function readStored(key: string): { text: string | null; isLasting: boolean } | null {
  const device = attempt(() => localStorage.getItem(key));
  if (device) return { text: device, isLasting: true };
  const tab = attempt(() => sessionStorage.getItem(key));
  if (tab === undefined && device === undefined) return null;
  return { text: tab ?? null, isLasting: !tab };
}

/** @returns where the text is now; null if both storages are full or switched off */
function store(key: string, text: string): 'device' | 'tab' | null {
  const isOnDevice = attempt(() => {
    localStorage.setItem(key, text);
    return true;
  });
  if (isOnDevice) {
    attempt(() => sessionStorage.removeItem(key));
    return 'device';
  }
  attempt(() => localStorage.removeItem(key));
  const isInTab = attempt(() => {
    sessionStorage.setItem(key, text);
    return true;
  });
  return isInTab ? 'tab' : null;
}

/** Storage that is full or switched off throws; the state then lives on in a lesser place. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
