import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  kind: 'success' | 'info' | 'error';
  title: string;
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
