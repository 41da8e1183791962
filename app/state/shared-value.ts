import { useSyncExternalStore } from 'react';

interface SharedValue<Value> {
  get(): Value;
  set(next: Value): void;
  /** The value in a component, which is drawn again when it changes; on the server always the initial one. */
  use(): Value;
}

/** A value that lives as long as the page and is read by parts far from each other: what is said, open or under way. */
export function createSharedValue<Value>(initial: Value): SharedValue<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  const get = () => value;
  const getInitial = () => initial;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get, getInitial),
  };
}
