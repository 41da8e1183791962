import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  kind: 'success' | 'info' | 'error';
  title: string;
  /** Of the title, when it is not the page's. */
  lang?: string;
  description?: string;
  action?: { label: string; run: () => void };
}

const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

/** More than this many at once cover the page; the oldest makes room. */
const MAX_TOASTS = 3;

function update(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Says something at the top of the page. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  // The same words twice are one message, shown again.
  const others = toasts.filter((shown) => shown.title !== toast.title);
  update([...others, { ...toast, id: lastId }].slice(-MAX_TOASTS));
}

/** Says several things of one cause, all at once however many they are. Returns how to take them back. */
export function showToasts(messages: readonly Omit<Toast, 'id'>[]): () => void {
  const shown = messages.map((message) => {
    lastId += 1;
    return { ...message, id: lastId };
  });
  const others = toasts.filter(({ title }) => !shown.some((toast) => toast.title === title));
  update([...others, ...shown].slice(-Math.max(MAX_TOASTS, shown.length)));
  return () => update(toasts.filter((toast) => !shown.includes(toast as (typeof shown)[number])));
}

export function dismissToast(id: number): void {
  update(toasts.filter((toast) => toast.id !== id));
}

const none: readonly Toast[] = [];

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
}
