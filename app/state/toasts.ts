import { createSharedValue } from './shared-value.ts';

export interface Toast {
  id: number;
  kind: 'success' | 'info' | 'error';
  title: string;
  /** Of the title, when it is not the page's. */
  lang?: string;
  description?: string;
  action?: { label: string; run: () => void };
}

const toasts = createSharedValue<readonly Toast[]>([]);
let lastId = 0;

/** More than this many at once cover the page; the oldest makes room. */
const MAX_TOASTS = 3;

/** Says something at the top of the page. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  // The same words twice are one message, shown again.
  const others = toasts.get().filter((shown) => shown.title !== toast.title);
  toasts.set([...others, { ...toast, id: lastId }].slice(-MAX_TOASTS));
}

/** Says several things of one cause, all at once however many they are. Returns how to take them back. */
export function showToasts(messages: readonly Omit<Toast, 'id'>[]): () => void {
  const shown = messages.map((message) => {
    lastId += 1;
    return { ...message, id: lastId };
  });
  const others = toasts.get().filter(({ title }) => !shown.some((toast) => toast.title === title));
  toasts.set([...others, ...shown].slice(-Math.max(MAX_TOASTS, shown.length)));
  return () => toasts.set(toasts.get().filter((toast) => !shown.includes(toast as (typeof shown)[number])));
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

export function useToasts(): readonly Toast[] {
  return toasts.use();
}
