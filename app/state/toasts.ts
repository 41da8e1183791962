import { createSharedValue } from './shared-value.ts';

export interface Toast {
  id: number;
  kind: 'success' | 'info' | 'error';
  title: string;
  /** The title's language, if it is not the page's. */
  lang?: string;
  description?: string;
  action?: { label: string; run: () => void };
  /** What it tells of: a form's attempt ('contact', 'login', 'checkout'), a product in the cart or among the wishes. */
  source?: string | undefined;
}

const toasts = createSharedValue<readonly Toast[]>([]);
let lastId = 0;

/** More than this many at once cover the page; the oldest makes room. */
const MAX_TOASTS = 3;

/*
 * A message goes when what it says stops being true: the next message of its source replaces it, and the code that changes the fact
 * takes it back.
 */

/** Says something at the top of the page. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  showToasts([toast]);
}

/** Says several things of one cause, all at once however many they are. */
export function showToasts(messages: readonly Omit<Toast, 'id'>[]): void {
  const shown = messages.map((message) => {
    lastId += 1;
    return { ...message, id: lastId };
  });
  // The same words twice are one message, shown again.
  const isReplaced = ({ title, source }: Toast) =>
    shown.some((toast) => toast.title === title || (source !== undefined && toast.source === source));
  const others = toasts.get().filter((toast) => !isReplaced(toast));
  toasts.set([...others, ...shown].slice(-Math.max(MAX_TOASTS, shown.length)));
}

/** Takes away what the source said. */
export function takeBackToasts(source: string): void {
  const others = toasts.get().filter((toast) => toast.source !== source);
  if (others.length < toasts.get().length) toasts.set(others);
}

/** Takes away what the source said went wrong: it is being tried again, or was mended. */
export function takeBackFailures(source: string): void {
  toasts.set(toasts.get().filter((toast) => toast.source !== source || toast.kind === 'success'));
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

/** The current messages. */
export function getToasts(): readonly Toast[] {
  return toasts.get();
}

export function useToasts(): readonly Toast[] {
  return toasts.use();
}
