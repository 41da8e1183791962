import { createPersistedState } from './persisted-state.ts';
import { matches } from './stored-shape.ts';

interface RecentState {
  /** Newest first. */
  handles: string[];
}

/** One more than is shown: the page that is open is not shown to itself. */
const MAX_RECENT = 5;

/** The products whose pages were open last, under the local storage key `recent`. Only their names: all else is read anew. */
const recentState = createPersistedState<RecentState>({
  key: 'recent',
  version: 1,
  initial: { handles: [] },
  parse: (value) => {
    const handles = (value as { handles?: unknown } | null)?.handles;
    const isOurs = Array.isArray(handles) && handles.length <= MAX_RECENT && handles.every(isHandle);
    return isOurs ? { handles } : null;
  },
});

function isHandle(value: unknown): value is string {
  return matches(value, /^[\p{L}\p{N}._-]+$/u);
}

export function rememberProduct(handle: string): void {
  if (!isHandle(handle)) return;
  recentState.set(({ handles }) => ({
    handles: [handle, ...handles.filter((other) => other !== handle)].slice(0, MAX_RECENT),
  }));
}

export function useRecent(): string[] {
  return recentState.use().handles;
}
