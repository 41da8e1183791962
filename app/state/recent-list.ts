import { createPersistedState } from './persisted-state.ts';
import { isRecord } from './stored-shape.ts';

interface Options<Name extends string> {
  /** In local storage. */
  key: string;
  /** The list's key in the stored value. */
  name: Name;
  most: number;
  isOurs: (item: unknown) => item is string;
}

/** A list of recent entries, newest first, without repeats. It never leaves the browser. */
export function createRecentList<Name extends string>({ key, name, most, isOurs }: Options<Name>) {
  const toState = (items: string[]) => ({ [name]: items }) as Record<Name, string[]>;
  const state = createPersistedState({
    key,
    initial: toState([]),
    parse: (value) => {
      const items = isRecord(value) ? value[name] : null;
      return Array.isArray(items) && items.length <= most && items.every(isOurs) ? toState(items) : null;
    },
  });
  return {
    remember(item: string): void {
      state.set(({ [name]: items }) => toState([item, ...items.filter((other) => other !== item)].slice(0, most)));
    },
    forget: () => state.set(() => toState([])),
    use: (): string[] => state.use()[name],
  };
}
