import { createSharedValue } from './shared-value.ts';

export interface Toast {
  id: number;
  kind: 'success' | 'info' | 'error';
  title: string;
  /** The title's language, if it is not the page's. */
  lang?: string;
  description?: string;
  action?: { label: string; run: () => void };
  /** The form, or the button, whose attempt it tells of: 'contact', 'login', 'checkout'. */
  source?: string | undefined;
}

const toasts = createSharedValue<readonly Toast[]>([]);
let lastId = 0;

/** More than this many at once cover the page; the oldest makes room. */
const MAX_TOASTS = 3;

/** Says something at the top of the page. A success takes away what its source said before it. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  if (toast.kind === 'success') takeBackToasts(toast.source);
  lastId += 1;
  // The same words twice are one message, shown again.
  const others = toasts.get().filter((shown) => shown.title !== toast.title);
  toasts.set([...others, { ...toast, id: lastId }].slice(-MAX_TOASTS));
}

/** Says several things of one cause, all at once however many they are. */
export function showToasts(messages: readonly Omit<Toast, 'id'>[]): void {
  const shown = messages.map((message) => {
    lastId += 1;
    return { ...message, id: lastId };
  });
  const others = toasts.get().filter(({ title }) => !shown.some((toast) => toast.title === title));
  toasts.set([...others, ...shown].slice(-Math.max(MAX_TOASTS, shown.length)));
}

/** Takes away what a source said went wrong: it is being tried again, or was mended. */
export function takeBackToasts(source: string | undefined): void {
  if (source === undefined) return;
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
