import { useSyncExternalStore } from 'react';

/** The part of a message with files that has left the browser, 0 to 1; null while none is on its way. */
type Part = number | null;

const listeners = new Set<() => void>();
let part: Part = null;

export function setUploadProgress(next: Part): void {
  part = next;
  for (const listener of listeners) listener();
}

export function useUploadProgress(): Part {
  return useSyncExternalStore(subscribe, () => part, onServer);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function onServer(): Part {
  return null;
}
