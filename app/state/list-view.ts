import { useSyncExternalStore } from 'react';

/** How the catalogue is drawn. A script in the head sets it on the document before the first paint (root.tsx). */
type ListView = 'grid' | 'list';

const KEY = 'view';
const listeners = new Set<() => void>();

export function useListView(): ListView {
  return useSyncExternalStore(subscribe, readView, () => 'grid');
}

export function setListView(view: ListView): void {
  document.documentElement.dataset.view = view;
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // A browser that keeps nothing shows the view until the page is left.
  }
  for (const listener of listeners) listener();
}

function readView(): ListView {
  return document.documentElement.dataset.view === 'list' ? 'list' : 'grid';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
